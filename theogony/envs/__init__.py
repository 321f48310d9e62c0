"""The games as learning frameworks know them: PettingZoo, Gymnasium, OpenSpiel, and thousands at once."""
