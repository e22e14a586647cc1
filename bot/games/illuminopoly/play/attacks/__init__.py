"""What is done to the properties of others, and how they are rebuilt (IOP-24, IOP-60 to 66, IOP-A1 to A6)."""
