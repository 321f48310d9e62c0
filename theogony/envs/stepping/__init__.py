"""Games stepped from outside, compiled: one in its course, or many in a batch."""
