"""What a game is: actions, states, questions, dice and grids. No input or output, no clock, no game."""
