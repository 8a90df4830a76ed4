"""Every sentence of rule text 004 that a cup has to do with, and of what was asked for as a cup, is held by a test that
there is, or has nothing to hold: this counts. And every row T… of docs/rulings.md has its scene.

`sentences.tsv` has them by number, with what they say in our words: by section of the text (a sentence ends in a full
stop, a semicolon or a line), then by what was asked for. `held`: the tests, "teams: name" for one of `test_teams.py`
here, else from `tests/` on. `beside`: why there is nothing to hold.
"""

from __future__ import annotations

import csv
import re
from itertools import groupby
from pathlib import Path

import pytest

from tests.rulebook.held import functions, gone

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings.md"
with (HERE / "sentences.tsv").open(encoding="utf-8", newline="") as file:
    ROWS = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
PARTS = {
    "号码规则": 9,
    "犯规判罚": 29,
    "申诉规则": 3,
    "组队规则": 13,
    "people": 6,
    "teams": 7,
    "line-ups": 5,
    "match day": 7,
    "tables": 12,
    "results": 5,
    "review": 7,
    "final": 2,
    "draw": 7,
    "ratings": 5,
    "pages": 4,
    "reliability": 3,
    "bad input": 5,
    "done": 4,
}
"""How many sentences each part has."""
HELD = 128
"""How many of all are held by tests."""
SCENES = {
    "T1": "test_until_then_a_line_up_is_sealed_for_all_but_the_team",
    "T2": "test_fifteen_minutes_late_is_absent_and_a_moment_before_is_not",
    "T3": "test_check_in_is_for_who_is_named_from_when_line_ups_are_due",
    "T4": "test_nobody_is_in_two_teams_whatever_the_case_of_the_name",
    "T5": "test_whom_the_organiser_spares_and_who_has_withdrawn_costs_nothing",
    "T6": "test_an_excuse_says_whether_the_absence_costs_and_counts",
    "T7": "test_a_table_is_put_off_and_a_stand_in_plays_then",
    "T8": "test_an_excuse_that_does_not_count_takes_the_exclusion_back",
    "T9": "test_who_is_absent_from_the_final_loses_the_table_and_its_place",
    "T10": "test_a_withdrawal_frees_the_seats_and_a_stand_in_plays",
    "T11": "test_an_absent_team_loses_the_table_and_twenty_points_and_nothing_else",
    "T12": "test_a_new_take_that_is_played_at_once_waits_for_all",
    "T13": "test_what_ends_a_table_without_a_winner_is_told_apart",
    "T14": "test_penalties_come_with_their_place_in_the_log_and_can_be_fined",
    "T15": "test_after_the_round_robin_points_are_corrected_and_nothing_is_played_again",
    "T16": "test_a_new_take_can_be_appealed_against_anew",
    "T17": "test_a_tie_at_the_cut_that_the_policy_does_not_break_is_the_organisers_to_explain",
    "T18": "test_ties_are_broken_in_the_order_that_is_declared",
    "T19": "test_who_judged_the_table_does_not_decide_unless_the_policy_says_so",
    "T20": "test_a_correction_after_the_cut_changes_points_and_not_who_plays_the_final",
    "T22": "test_an_absent_team_has_the_defeat_of_the_policy",
    "T23": "test_all_is_shown_when_the_review_opens_to_players_and_then_to_everybody",
    "T24": "test_team_mates_wait_and_others_watch",
    "T25": "test_a_table_of_bots_is_played_in_a_room_and_brings_its_result",
    "T26": "test_a_cups_table_is_nobodys_to_change",
    "T27": "test_an_organiser_does_for_the_program_what_a_referee_would",
    "T28": "test_a_sealed_line_up_is_not_the_organisers_to_change_or_to_find_out",
    "T29": "test_a_check_in_that_is_not_true_is_taken_back_and_the_clock_goes_on",
    "T30": "test_an_absence_is_booked_at_its_own_moment_whenever_somebody_looks",
    "T31": "test_an_exclusion_that_the_panel_lifts_is_lifted_until_the_next_absence",
    "T32": "test_a_captain_takes_nobodys_seat_by_a_link",
    "T33": "test_nobody_plays_or_judges_two_tables_at_once",
    "T34": "test_the_id_of_who_has_left_is_nobody_elses",
    "T35": "test_who_tells_an_absence_in_time_and_adds_a_word_later_has_told_it_in_time",
    "T36": "test_a_match_that_was_announced_too_late_for_line_ups_is_announced_again",
    "T37": "test_an_absent_team_has_lost_a_table_that_is_broken_off_for_nothing",
    "T38": "test_an_end_of_which_something_has_come_is_not_taken_back",
    "T39": "test_where_a_person_judges_it_begins_at_a_quarter_past_at_the_latest",
    "T40": "test_a_table_that_was_struck_is_played_after_all",
    "T41": "test_what_has_become_of_a_deposit_is_questioned_at_any_time",
    "T42": "test_who_only_watches_sees_a_table_end_with_the_delay_and_nothing_that_came_of_it",
    "T43": "test_a_record_goes_along_in_the_cups_file_and_leads_to_its_result",
    "T44": "test_what_the_panel_has_dismissed_is_not_appealed_against_again",
    "T45": "test_a_cup_moves_as_one_file",
    "T46": "test_wrong_usage_is_one_sentence_and_nothing_changes",
    "T47": "test_what_the_panel_corrected_of_a_take_falls_with_it",
    "T48": "test_no_clock_runs_for_who_still_sits_at_another_table",
    "T49": "test_what_the_panel_has_lifted_is_not_booked_again_by_an_excuse",
    "T50": "test_nobody_judges_a_table_that_the_own_team_plays",
    "T51": "test_who_has_left_is_not_there_when_a_table_is_played_again",
    "T52": "test_an_old_log_leads_to_the_same_cup",
    "T53": "test_a_table_that_comes_to_a_match_later_can_still_be_named_for",
    "T55": "test_an_absence_that_the_panel_lifts_before_its_table_begins_was_none",
    "T56": "test_nobody_gives_a_final_up_that_has_been_played",
    "T57": "test_nobody_watches_the_own_team_or_reads_its_table_before_the_review_under_another_role",
    "T58": "test_line_ups_are_due_before_what_is_the_first_table_when_the_first_is_put_off",
    "T59": "test_who_was_warned_is_not_the_best_of_another_take_of_the_table",
    "T60": "test_a_fine_stands_when_an_end_is_taken_back_and_the_foul_is_not",
    "T61": "test_the_same_points_are_not_given_twice_for_one_moment",
    "T62": "test_who_has_left_stands_below_all_others_without_a_place",
    "T63": "test_what_was_told_stays_told_when_the_clock_goes_back",
    "T64": "test_neither_word_nor_excuse_tells_who_is_named_while_that_is_sealed",
    "T65": "test_nobody_can_tell_that_a_player_has_asked_the_referee",
    "T66": "test_an_end_is_not_taken_back_of_whose_new_take_somebody_was_absent",
    "T67": "test_an_appeal_corrects_the_points_of_nobody_whom_it_does_not_concern",
    "T68": "test_no_words_go_between_a_table_that_is_played_and_anybody_else",
    "T69": "test_line_ups_of_a_draw_that_is_none_any_more_stay_sealed",
    "T70": "test_an_end_that_was_taken_back_is_no_sooner_known_to_who_only_watches",
    "T71": "test_who_has_lost_by_a_ruling_has_lost_what_stands_of_a_table_that_was_broken_off",
    "T72": "test_what_a_question_is_about_is_read_by_nobody_else",
    "T73": "test_who_was_to_sit_at_a_struck_table_has_met_nobody_there_when_the_rest_is_drawn_anew",
    "T54": "test_who_could_not_be_in_time_any_more_is_not_put_in_for_who_still_plays",
    "T21": "test_the_first_organiser_makes_themself_one_and_the_last_stays",
}


def test_each_sentence_stands_in_the_table_once_and_in_order() -> None:
    told = {part: list(rows) for part, rows in groupby(ROWS, key=lambda row: row["part"])}
    assert list(told) == list(PARTS)
    for part, rows in told.items():
        numbers = [n for row in rows for n in range(int(row["first"]), int(row["last"]) + 1)]
        assert numbers == list(range(1, PARTS[part] + 1)), part


@pytest.mark.slow
def test_each_is_held_by_a_test_that_is_there_or_says_why_not() -> None:
    for row in ROWS:
        assert row["says"]
        assert bool(row["held"]) != bool(row["beside"]), row
    assert gone(HERE, [name for row in ROWS if row["held"] for name in row["held"].split("; ")]) == []
    held = sum(int(row["last"]) - int(row["first"]) + 1 for row in ROWS if row["held"])
    assert held == HELD, "fewer are held, or more: say so here"


def test_every_ruling_has_a_scene_that_is_there() -> None:
    rows = set(re.findall(r"^\| (T\d+) \|", RULINGS.read_text(encoding="utf-8"), re.M))
    assert rows == set(SCENES)
    files = [*HERE.glob("test_*.py"), *(HERE.parent / "server").glob("test_cup*.py")]
    assert set(SCENES.values()) <= {name for path in files for name in functions(path)}
