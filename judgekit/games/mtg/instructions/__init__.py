"""The verbs of instructions (608.2c, 701): what an effect tells players to do, verb by verb."""
