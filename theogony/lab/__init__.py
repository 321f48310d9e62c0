"""Many games at once: simulation, tournaments, laws."""
