"""Write the golden transcripts and the perft files anew."""

from __future__ import annotations

from tests import golden, perft

golden.write()
perft.write()
print(f"{len(golden.TABLES)} transcripts and {len(perft.TABLES)} perft files written; read the diff.")
