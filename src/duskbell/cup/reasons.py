"""What the cup itself gives as a reason, where nobody was there to say one: pages have words for each
(`cup-reason-…`).
"""

from __future__ import annotations

ABSENT_FROM_FINAL = "absent from the final"
ABSENT = "a team is absent"
FEWER_ABSENCES = "not so many absences count any more"
NAMED_ANEW = "named anew"
RULED = "ruled at the table"
TAKEN_BACK = "its end was taken back at the table"
REASONS = (ABSENT_FROM_FINAL, ABSENT, FEWER_ABSENCES, NAMED_ANEW, RULED, TAKEN_BACK)
