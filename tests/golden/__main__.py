"""Write the golden transcripts and the perft files anew."""

from __future__ import annotations

from tests import golden, perft

golden.write()
perft.write()
digests = sum(map(len, golden.DIGESTS.values()))
told = f"{len(golden.TABLES)} transcripts, {digests} digests and {len(perft.TABLES)} perft files"
print(f"{told} written; read the diff.")
