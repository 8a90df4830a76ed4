"""Histories of 风声: the order of its pile is found backwards, from what was seen of each card later."""
