"""Every sentence of rule text 004 about teams, appeals, and what follows from penalties, with the scenes that show it;
and every row T… of docs/rulings.md with its scene. Sentences are told by their first words.
"""

from __future__ import annotations

import ast
import re
from functools import cache
from pathlib import Path

HERE = Path(__file__).parent
RULINGS = HERE.parents[1] / "docs" / "rulings.md"

SENTENCES: dict[str, dict[str, tuple[str, ...]]] = {
    "犯规判罚": {
        "若因个人原因不能准时参赛": ("test_whether_an_absence_was_told_a_day_ahead_is_known",),
        "若对程序和判决有质疑": ("test_a_question_about_a_rule_or_a_point_is_answered_and_kept",),
        "玩家的言行是否符合规范，必须由上帝判定": ("test_no_fine_without_a_penalty_that_the_referee_has_ruled",),
        "警告及以上会视情节轻重可予以相应扣分": (
            "test_a_warning_costs_what_the_referee_names_and_by_itself_nothing",
            "test_a_fine_is_at_most_five_points",
            "test_per_table_the_most_is_for_all_fouls_together",
        ),
        "并取消当局最佳选手的评比资格": (
            "test_a_warning_ends_eligibility_for_the_tables_best_and_a_reminder_does_not",
        ),
        "判负，即立即宣判其个人或阵营失败": (
            "test_one_player_who_lost_by_a_ruling_loses_though_the_side_wins_and_it_is_no_absence",
            "test_one_who_lost_by_a_ruling_has_not_won",
        ),
        "若有因上帝惩罚而直接或间接导致某阵营胜利": ("test_a_victory_by_a_penalty_counts_in_full",),
        "若裁判认为玩家的犯规行为已经干扰到比赛结果": (
            "test_a_new_take_strikes_results_and_awards_and_leaves_fines",
            "test_a_new_take_ruled_at_the_table_becomes_the_cups_by_itself",
        ),
        "若游戏进程已无法被纠正弥补": ("test_what_ends_a_table_without_a_winner_is_told_apart",),
        "中止游戏后的处理由上帝和玩家约定": (
            "test_what_was_agreed_holds_with_its_reason",
            "test_without_agreement_the_policy_holds",
        ),
    },
    "号码规则": {
        "参赛玩家在准备阶段各自公开选择": (
            "test_players_choose_an_open_number_and_who_does_not_gets_one_by_lot",
            "test_drawn_numbers_are_those_of_the_draw",
        ),
    },
    "申诉规则": {
        "如有规则或积分计算不明确之处": ("test_a_question_about_a_rule_or_a_point_is_answered_and_kept",),
        "每局比赛结束后，上帝会对当局比赛进行复盘": ("test_the_referee_opens_and_closes_the_review",),
        "若复盘结束后选手对比赛结果无异议": (
            "test_no_objection_ends_that_players_right_and_nobody_elses",
            "test_silence_and_an_objection_keep_the_right",
        ),
        "如果有异议，当局选手有权提出申诉": (
            "test_a_player_appeals_within_24_hours_after_the_end",
            "test_only_players_of_that_table_appeal_and_only_once_it_is_over",
        ),
        "本次比赛的裁判团将在收到申诉的24小时内": (
            "test_one_that_is_overdue_is_shown_as_such_and_can_still_be_decided",
            "test_only_the_panel_decides",
            "test_points_are_corrected_by_entries",
            "test_it_is_played_again_on_appeal",
        ),
    },
    "组队规则": {
        "根据赛程出战的队伍，每局比赛需派出一名队员": (
            "test_a_line_up_names_one_member_for_each_table_of_the_match",
            "test_a_team_sits_once_at_a_table_and_at_one_table_of_a_slot",
        ),
        "每局比赛进行中禁止换人": ("test_in_play_nobody_is_changed", "test_in_play_nobody_stands_in"),
        "每局比赛之间可以换人，换人需在比赛开始前": (
            "test_between_tables_a_captain_changes_a_player_by_saying_so_before_the_start",
        ),
        "每支队伍需要有至少两位正式队员": (
            "test_a_team_is_made_up_as_the_rules_say",
            "test_two_to_four_with_one_free_agent_at_most",
        ),
        "每支队伍的每名正式队员最少参加1局循环赛": (
            "test_regular_members_who_did_not_play_cost_ten_points_each_once",
            "test_a_free_agent_who_plays_is_no_regular_member",
        ),
        "若有非自由人队员循环赛参赛不足1局": (
            "test_regular_members_who_did_not_play_cost_ten_points_each_once",
            "test_the_policy_says_whether_a_struck_take_counts_as_played",
        ),
        "如有特殊情况，需向主办方说明": ("test_the_organiser_may_agree_to_an_exception_with_a_reason",),
        "每局比赛进行时，禁止场内比赛队员与未参赛队员交流": (
            "test_team_mates_neither_hear_nor_see_a_table_that_is_played",
        ),
        "每场比赛前，队长需在第一局比赛开始前至少30分钟": (
            "test_line_ups_are_due_thirty_minutes_before_the_first_table",
            "test_where_none_was_handed_in_the_organiser_enters_one_with_a_reason",
        ),
        "参赛选手需在比赛开始前10分钟检录": ("test_ten_minutes_before_the_start_everybody_is_expected",),
        "迟到15分钟以上按照当局比赛缺赛处理": ("test_fifteen_minutes_late_is_absent_and_a_moment_before_is_not",),
        "缺赛队伍将在该局被直接判负，且每缺赛一局扣除20积分": (
            "test_an_absent_team_loses_the_table_and_twenty_points_and_nothing_else",
            "test_the_clock_books_an_absence_once_whoever_asks",
        ),
        "循环赛未参赛次数超过4局自动失去晋级总决赛资格": (
            "test_more_than_four_absences_exclude_from_the_final_and_keep_the_deposit",
        ),
        "总决赛若有队伍缺赛或弃权": (
            "test_who_gives_the_final_up_is_replaced_by_the_next_in_points",
            "test_who_is_absent_from_the_final_loses_the_table_and_its_place",
        ),
    },
}
COUNTED = {"犯规判罚": 10, "号码规则": 1, "申诉规则": 5, "组队规则": 14}
"""How many sentences of each section a cup has to do with; the rest are the table's (tests/rulebook/werewolf)."""
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
    "T21": "test_the_first_organiser_makes_themself_one_and_the_last_stays",
}


@cache
def names() -> frozenset[str]:
    """The names of all tests beside this file, and of those of cups on the server."""
    files = [*HERE.glob("test_*.py"), *(HERE.parent / "server").glob("test_cup*.py")]
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in files]
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return frozenset(
        node.name for tree in trees for node in tree.body if isinstance(node, kinds) and "test_" in node.name
    )


def test_every_sentence_has_scenes_that_are_there() -> None:
    assert {section: len(told) for section, told in SENTENCES.items()} == COUNTED
    for told in SENTENCES.values():
        for sentence, scenes in told.items():
            assert scenes, sentence
            assert set(scenes) <= names(), sentence


def test_every_ruling_has_a_scene_that_is_there() -> None:
    rows = set(re.findall(r"^\| (T\d+) \|", RULINGS.read_text(encoding="utf-8"), re.M))
    assert rows == set(SCENES)
    assert set(SCENES.values()) <= names()
