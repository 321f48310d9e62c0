"""Many games at once: simulation, measuring, laws."""
