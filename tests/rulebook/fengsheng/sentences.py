"""Text 003 sentence by sentence, in the order of the text and in our own words, and the scenes that hold each.

A row: where the sentence stands (its part, and its place in that), what it says in short, and the scenes as
"module.scene" without "test_". A list item counts as a sentence, and so does the lead-in of a list.
"""

from __future__ import annotations

from typing import NamedTuple

PARTS = {
    "opening": 3,  # what the text is, and that nothing is inserted
    "kinds": 8,  # three kinds of skills, and that what has begun is ended
    "idle": 2,
    "events": 10,  # nodes, events, and the five steps
    "examples": 7,
    "dying": 9,
    "death": 9,
    "winning": 13,
}
"""How many sentences each part of the text has."""


class Sentence(NamedTuple):
    """A sentence of the text. `scenes`: those that fail where it is not kept."""

    part: str
    place: int
    says: str
    scenes: tuple[str, ...]


_TABLE = """
opening 1 | every detail was settled with the designers, so
    rulings.names_that_are_written_in_two_ways_are_one
opening 2 | it supplements the official rules, and wins over what says otherwise
    cards_of_intel.who_is_ordered_sends_a_card_of_the_announced_colour
    victory.the_usurper_takes_every_win_of_the_own_turn
opening 3 | nothing is inserted into a settlement: all of it queues
    settlement.ling_and_jian
    settlement.cheng_and_qian
    interactions.a_next_generation_has_its_own_skills_at_once
kinds 1 | there are passive, active and triggered skills
    nodes.a_skill_is_passive_active_or_triggered
kinds 2 | passive ones hold as long as the character lies face up
    base_rest.depth_wards_off_probe_and_coerce_and_no_entice
    base_rest.who_lies_face_down_is_no_heir
    ext2_deeds.lovers_draw_one_more_while_the_other_lies_face_up
kinds 3 | so a card may be used as another one
    base_rest.an_intercept_misleads_and_brings_a_card
    ext2_deeds.in_troubled_water_any_card_lures_once
    ext2_deeds.a_cipher_swaps_by_a_decipher_once
kinds 4 | active ones may be chosen at an idle point
    nodes.cards_and_skills_are_chosen_at_the_idle_points_alone
    base_fight.a_quick_wit_draws_four
kinds 5 | triggered ones answer to an event
    settlement.ling_and_jian
    base_reception.who_faces_death_draws_two
kinds 6 | a skill once used is settled to its end, whatever comes of it
    nodes.a_skill_is_over_before_anybody_answers_to_it
    settlement.cheng_and_qian
kinds 7 | the effect of a card, once begun, is settled to its end
    nodes.the_effect_of_a_card_is_over_before_anybody_answers_to_it
kinds 8 | and only then comes what follows a settled card
    base_rest.a_counterplot_takes_the_card_when_her_turn_comes_after_it_is_settled
    settlement.an_order_is_settled_before_the_intel_is_sent
idle 1 | the five: play phase, start of the transmission, transmission, fight, help for the dying
    nodes.cards_and_skills_are_chosen_at_the_idle_points_alone
idle 2 | there one may use cards or active skills
    nodes.cards_and_skills_are_chosen_at_the_idle_points_alone
    interactions.help_is_a_clarify_or_a_skill_for_it
events 1 | six nodes of their own, and every idle point
    nodes.every_node_is_entered
    nodes.an_idle_point_is_entered_anew_after_everything
    faults.asking_for_help_is_an_idle_point_that_is_entered_anew
    nodes.before_the_dead_give_what_their_death_has_done_is_answered_to
events 2 | whatever event happens is noted, and looked at in step 1
    settlement.ling_and_jian
    ext_together.a_dark_way_wakes_a_first_strike_once_it_has_placed
events 3 | entering a node has a fixed order
    nodes.every_node_is_entered
    rulings.a_card_s_two_nodes_look_for_dying
events 4 | 1: all players in turn, from whose turn it is, for triggers; what was noted is forgotten
    ext_together.of_one_reception_they_answer_from_whose_turn_it_is
    nodes.what_was_answered_to_is_not_asked_again
events 5 | the next step waits until all have been looked at
    nodes.all_are_looked_at_before_anybody_wins
events 6 | 2: if a skill was used, new events may have been noted: 1 again
    settlement.ling_and_jian
    ext_together.a_dark_way_wakes_a_first_strike_once_it_has_placed
events 7 | 3: collections are checked
    interactions.a_first_strike_may_undo_a_win
    settlement.red_wins_with_three_red_and_three_black
events 8 | 4: who has three black is dying
    settlement.who_does_not_declare_is_dying
    settlement.red_wins_with_three_red_and_three_black
events 9 | dying is told of further below
    settlement.both_are_dying_together_where_nobody_strikes
events 10 | 5: then what stands to be done: a card's effect, or a choice at an idle point
    nodes.every_node_is_entered
    rulings.a_card_s_two_nodes_look_for_dying
examples 1 | Ling probes Jian, who answers to the settled Probe and draws a card of hers
    settlement.ling_and_jian
examples 2 | to that event nobody else has an answer
    settlement.ling_and_jian
examples 3 | but a new event is there, his drawing, and so she may take one back
    settlement.ling_and_jian
examples 4 | Cheng burns: intel lies before several; the fight is about to be entered again
    settlement.cheng_and_qian
examples 5 | first the events: something was placed, and Qian strikes
    settlement.cheng_and_qian
examples 6 | then winning, dying and death
    settlement.cheng_and_qian
    settlement.both_are_dying_together_where_nobody_strikes
examples 7 | and when all is settled, the fight
    settlement.cheng_and_qian
dying 1 | with three black one is dying; all are asked for help from the dying one on
    settlement.who_has_helped_in_vain_is_asked_on
dying 2 | nobody helps in a round: certain to die
    settlement.both_are_dying_together_where_nobody_strikes
    settlement.who_is_certain_to_die_may_still_save_another
dying 3 | somebody's card or skill takes black away
    interactions.help_is_a_clarify_or_a_skill_for_it
    ext1_deeds.a_next_generation_keeps_one_true_intel
dying 4 | still three: the same one is asked on, not all anew
    settlement.who_has_helped_in_vain_is_asked_on
dying 5 | fewer: nobody is asked any more, and the dying one lives
    settlement.who_has_helped_in_vain_is_asked_on
    interactions.who_is_saved_by_the_way_is_not_asked_for
dying 6 | several are dying at once, asked for one after another from whose turn it is
    settlement.both_are_dying_together_where_nobody_strikes
    settlement.who_is_certain_to_die_may_still_save_another
dying 7 | when the last was asked for, who is certain to die dies
    settlement.who_is_certain_to_die_may_still_save_another
    nodes.who_is_certain_to_die_dies_though_no_black_is_left
dying 8 | the dead are no target of cards and skills
    nodes.the_dead_are_nobodys_target
    rulings.all_the_dead_give_before_any_of_them_discards
dying 9 | and have no skills but those before their death
    rulings.an_heir_who_dies_at_the_same_time_inherits_nothing
    rulings.the_dead_draw_nothing
    base_rest.a_last_letter_is_laid_before_somebody
death 1 | somebody has died at the end of dying
    rulings.who_is_out_dies_no_death_and_counts_for_nothing
    settlement.both_are_dying_together_where_nobody_strikes
death 2 | 1: missions that have to do with death
    victory.missions_that_one_death_fulfils_are_declared_together
    nodes.missions_come_before_what_the_dead_still_do
death 3 | 2: what answers to these deaths
    base_rest.a_last_letter_is_laid_before_somebody
    base_rest.an_heir_takes_hand_and_identity_and_who_is_robbed_wins_with_her
death 4 | that is a node: what follows from it follows there
    nodes.before_the_dead_give_what_their_death_has_done_is_answered_to
    interactions.a_last_letter_comes_before_an_heir_who_sits_behind_her
death 5 | 3: the dead may give three hand cards to one who lives
    settlement.the_dead_give_three_hand_cards_or_none
death 6 | several, one after another
    rulings.all_the_dead_give_before_any_of_them_discards
death 7 | 4: all the dead discard hands and intel
    rulings.all_the_dead_give_before_any_of_them_discards
    settlement.a_last_return_fells_the_turn_player_after_gifts_and_discards
death 8 | step 3 of every node checks collections
    interactions.a_first_strike_may_undo_a_win
    rulings.a_card_s_two_nodes_look_for_dying
death 9 | not in dying and death, but at the node after them
    nodes.a_collection_in_the_midst_of_death_waits
    faults.a_sweeper_who_has_fallen_counts_until_no_death_follows
winning 1 | three moments to declare
    nodes.nobody_declares_at_another_moment
winning 2 | collections, at a node, after its triggers
    interactions.a_first_strike_may_undo_a_win
    settlement.red_wins_with_three_red_and_three_black
winning 3 | missions of death, as death begins
    interactions.three_missions_are_fulfilled_by_one_death
    nodes.missions_come_before_what_the_dead_still_do
winning 4 | the Disturber, at the turn's end, after everything else
    victory.the_disturber_wins_at_the_end_of_the_own_turn
    faults.a_disturber_is_heard_before_the_last_faction
winning 5 | collections are checked in this order
    victory.the_mutator_wins_by_three_that_win_nothing
winning 6 | 1: every player who has three red or three blue
    victory.three_of_the_own_colour_win_for_the_whole_faction
    victory.three_of_the_other_colour_win_nothing
winning 7 | who may declare by them wins with the whole faction
    victory.three_of_the_own_colour_win_for_the_whole_faction
    victory.the_collector_wins_with_three_red_or_three_blue
winning 8 | for who may not, the Mutator wins
    victory.the_mutator_wins_by_three_that_win_nothing
winning 9 | 2: skills by which one declares
    ext2_deeds.moon_white_may_declare_for_three_blue_that_win_nothing
    ext2_deeds.a_beloved_may_declare_for_three_red_that_win_nothing
winning 10 | 3: the Usurper's turn, and somebody in the list: emptied, and the Usurper in it
    victory.the_usurper_takes_every_win_of_the_own_turn
winning 11 | 4: skills that win along
    base_rest.an_heir_takes_hand_and_identity_and_who_is_robbed_wins_with_her
    ext1_deeds.two_birds_win_with_a_man_and_without_his_faction
    ext_together.two_birds_of_a_usurper_take_it_all
winning 12 | by death and at the turn's end the missions stand instead of step 1,
    nodes.the_usurper_takes_what_a_death_wins
    victory.the_disturber_wins_at_the_end_of_the_own_turn
winning 13 | step 2 cannot happen, and the rest is as above
    nodes.the_usurper_takes_what_a_death_wins
    interactions.two_birds_do_not_win_by_her_own_death
"""


def _read(table: str) -> list[Sentence]:
    """The rows: a line for the sentence, and an indented one for each scene."""
    found: list[Sentence] = []
    for line in table.strip().splitlines():
        if line.startswith(" "):
            found[-1] = found[-1]._replace(scenes=(*found[-1].scenes, line.strip()))
        else:
            where, says = line.split(" | ")
            part, place = where.split()
            found.append(Sentence(part, int(place), says, ()))
    return found


SENTENCES = _read(_TABLE)
