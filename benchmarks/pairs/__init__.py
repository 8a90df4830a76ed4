"""Two source trees, or two ways of doing the same, beside each other on one CPU."""
