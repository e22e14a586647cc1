"""Elections: the two offices, the election round, and the variants that end by it (ELE-02 to ELE-37)."""
