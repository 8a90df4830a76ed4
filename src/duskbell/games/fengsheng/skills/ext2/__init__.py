"""Skills of the second expansion, 老洋房: what one does, and what answers to what happens."""
