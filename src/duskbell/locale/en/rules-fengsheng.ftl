# The rules of Fengsheng in our own words, read only by the pages of rules. Cards and identities explain themselves.

rules-fengsheng-story =
    An occupied city. The Underground and the Agency pass intel from hand to hand, face down; Strangers among them have tasks of their own. A card in your area counts for you whether you wanted it or not. Whose side anybody is on is never turned up before the end, not even by death.
    .title = What it is about

rules-fengsheng-goal =
    A faction wins when one of its members, dead or alive, has three intel of its colour. Each Stranger plays alone.

    • { role-fengsheng-lurker } | { role-fengsheng-lurker.ability }
    • { role-fengsheng-agent } | { role-fengsheng-agent.ability }
    • { role-fengsheng-killer } | { role-fengsheng-killer.ability }
    • { role-fengsheng-usurper } | { role-fengsheng-usurper.ability }
    • { role-fengsheng-collector } | { role-fengsheng-collector.ability }
    • { role-fengsheng-mutator } | { role-fengsheng-mutator.ability }
    • { role-fengsheng-pioneer } | { role-fengsheng-pioneer.ability }
    • { role-fengsheng-disturber } | { role-fengsheng-disturber.ability }
    • { role-fengsheng-sweeper } | { role-fengsheng-sweeper.ability }

    How many of each there are is open to all; so is which tasks may be in play.

    • 2 players | one is the Underground or a Stranger, the other the Agency or a Stranger
    • 3 players | three of these four: Underground, Agency, Stranger, Stranger
    • 4 players | 1 Underground and 1 Agency, who win together, and 2 Strangers
    • 5 players | 2 Underground, 2 Agency, 1 Stranger
    • 6 players | 2 Underground, 2 Agency, 2 Strangers
    • 7 players | 3 Underground, 3 Agency, 1 Stranger
    • 8 players | 3 Underground, 3 Agency, 2 Strangers
    • 9 players | 3 Underground, 3 Agency, 3 Strangers
    .title = Identities and aims

rules-fengsheng-terms =
    • Intel | Every card is intel by its colours, as well as what it does when it is used. Before somebody it lies in their area.
    • Colours | Red, blue, black. A card of two colours is one card and counts for both. Pure means one colour only.
    • True intel | A card with red or blue on it.
    • Receive | Only the end of the fight does that. What a card or a skill puts into an area is placed, not received.
    • Draw at random, give, discard, show | Drawn at random and given: face down. Discarded: face up. Shown: it stays where it is.
    • May, then | What follows "may" is taken or left as a whole. After "then" nothing happens if what stands before it could not be done in full.
    • Counter-clockwise | The order of everything: to the right-hand neighbour.
    .title = Terms

rules-fengsheng-setup =
    Identities are dealt in secret. Each player is dealt three characters and keeps one. Open characters start face up, hidden ones face down. Face down a character has no gender and no skill but those that turn it up.

    Chance names who begins. From there on, counter-clockwise, everybody draws three cards. There is no limit to a hand. When the deck runs out, the discards are shuffled under it.
    .title = Setting up

rules-fengsheng-turn =
    A turn goes through these stages and never back.

    • { phase-fengsheng-draw } | Draw three cards. Nobody can act meanwhile.
    • { phase-fengsheng-main } | Only you: as many cards and skills as you like.
    • { phase-fengsheng-send } | You must send an intel. Whoever has no card to send is out: not dead, but the game is lost, even if their faction wins.
    • { phase-fengsheng-transit } | The intel goes from one to the next until somebody accepts it.
    • { phase-fengsheng-fight } | Everybody may try to change where it ends, or what it is.
    • { phase-fengsheng-receive } | The intel is turned up and lies in the area of whoever it lies before.
    • { phase-fengsheng-end } | What held for the turn ends.
    .title = A turn

rules-fengsheng-send =
    A hand card goes face down the way its arrow says: ← to the left neighbour and on, → to the right neighbour and on, ↑ to one player of your choice. On a card that may be locked you may name anybody alive, who must then accept it when it reaches them.

    Whoever it comes before may decipher it, accept it, or pass it on. You have to accept if it is locked on you, if a skill says so, or if you sent it; "must" is stronger than "cannot". What went ↑ and is not accepted comes back to its sender. The dead are passed over. If nobody is left to take it, it is discarded and the turn ends.
    .title = Sending and accepting

rules-fengsheng-fight =
    From whoever the intel lies before, counter-clockwise, everybody alive may use one card or skill, or pass. All may think at the same time; the answers count in this order. Whatever is done is settled, and the round begins again with whoever the intel then lies before. When a whole round passes, the fight is over.

    The intel travels no further in the fight, and whoever it lies before may even be dead. Then it is discarded and nobody receives it. The sender stays the same, whatever happens to the card.
    .title = The fight

rules-fengsheng-cards =
    • { card-fengsheng-probe } | { card-fengsheng-probe.text }
    • { card-fengsheng-coerce } | { card-fengsheng-coerce.text }
    • { card-fengsheng-entice } | { card-fengsheng-entice.text }
    • { card-fengsheng-balance } | { card-fengsheng-balance.text }
    • { card-fengsheng-clarify } | { card-fengsheng-clarify.text }
    • { card-fengsheng-decipher } | { card-fengsheng-decipher.text }
    • { card-fengsheng-intercept } | { card-fengsheng-intercept.text }
    • { card-fengsheng-mislead } | { card-fengsheng-mislead.text }
    • { card-fengsheng-swap } | { card-fengsheng-swap.text }
    • { card-fengsheng-order } | { card-fengsheng-order.text }
    • { card-fengsheng-winds } | { card-fengsheng-winds.text }
    • { card-fengsheng-lure } | { card-fengsheng-lure.text }
    • { card-fengsheng-feign } | { card-fengsheng-feign.text }

    To send, to give and to discard a card is not to use it: who can use no cards can still do these.
    .title = Cards

rules-fengsheng-skills =
    • Passive | Holds for as long as the character lies face up.
    • Active | Used at a moment when something may be done: in the play phase, at the start of the transmission, in the transmission, in the fight, or when help is asked for somebody dying.
    • Triggered | Answers to something that has happened, the next time skills are looked for.

    A skill or a card that has begun goes on to its end. Nothing cuts in.
    .title = Skills

rules-fengsheng-settle =
    Nothing is inserted here; everything queues. What happens is written down, and at certain points, called nodes, it is looked at: before and after a card takes effect, when intel is sent, when it is received, at each gift of the dead, at the end of the turn, and before any moment when something may be done. At a node, in this order:

    • 1 | One pass over all players, counter-clockwise from whoever's turn it is. What was written down is taken off the list as the pass begins. Each in turn may answer with triggered skills, in the order they like; whether a skill fits is judged when it is their turn.
    • 2 | If that made something new happen, another pass, for that alone; and so on until nothing new has happened.
    • 3 | Has anybody collected enough? Then victory is declared.
    • 4 | All with three black intel are dying.
    • 5 | What was to be done: the card takes effect, or whoever is due to act may act.

    So three red and three black by the same card are a victory, not a death. And a card that moves by a skill in one pass wakes other skills only in the next. Two examples:

    • { character-fengsheng-lingsuqiu } probes { character-fengsheng-jianxiansheng } | The Probe has settled. First pass: { skill-fengsheng-composure }, and a card goes from one hand to the other. That is new, so there is a second pass: { skill-fengsheng-inch } may draw one back.
    • { character-fengsheng-sp_chengxiaodie } burns together | Cards come to lie in several areas; nothing answers until all of them lie there. First pass: { skill-fengsheng-first_strike } may discard one of them. Only then comes victory, then dying; and then the fight goes on.
    .title = How things settle
    .picture = At a node
    .pass = Everybody in turn may answer what is new, counter-clockwise from whoever's turn it is.
    .news = Something new has happened: once more, for that alone.
    .no-news = nothing new
    .collected = Has somebody collected enough?
    .victory = Victory is declared.
    .no = no
    .black = Does anybody have three black intel?
    .dying = Dying and death; then the node begins again.
    .done = What stood to be done is done.

rules-fengsheng-dying =
    All with three black intel are dying at the same moment. From whoever's turn it is, counter-clockwise, help is asked for each: first the dying one, then everybody on from there, may use a Clarify or a skill that fits.

    • Fewer than three black | Saved, and nobody more is asked.
    • Still three or more | The same player is asked again, not everybody from the start.
    • All have passed | Certain to die, but still alive: this player may help others who are dying.

    When all have been asked for, those who are certain to die are dead together. The dead are no target, and none of their skills works but those for the moment before their death.
    .title = Dying

rules-fengsheng-death =
    • 1 | Tasks that hang on a death are looked at, with the intel as it lies.
    • 2 | Skills that answer to the deaths, in as many passes as it takes.
    • 3 | Each of the dead in turn may give three hand cards, all if there are fewer, to one of the living.
    • 4 | All of the dead discard their hands and intel.

    Meanwhile nobody is asked whether enough is collected, and nobody new is dying; both are caught up at the next node after.
    .title = Death

rules-fengsheng-win =
    Victory is declared at three moments: at a node, when a death is settled, and at the end of a turn by the Disturber. In this order:

    • 1 | Everybody with three red or three blue: whoever meets their aim wins with the whole faction; if somebody does not, the Mutator wins. At a death or at the end, instead, the tasks for it.
    • 2 | Skills that declare.
    • 3 | If somebody has won in the turn of the Usurper, the Usurper wins instead of them all.
    • 4 | Skills that win along.

    Several may win together. Whoever is out does not win. If the table has agreed on it, the game also ends when all who are alive belong to one faction; that is no declaration. If only one player is left alive, that one's faction wins in any case. If everybody is dead, nobody wins.
    .title = Who wins

rules-fengsheng-secrets =
    Everybody who might act, going by what is open to all, is asked, and the answers take effect together; so no pause tells who holds what. Only somebody with no cards to use and no skill left that could be used is passed over.
    .title = Nothing betrays you

rules-fengsheng-base =
    Behind each name: what they are, the gender that skills look at, and whether they start face up (open) or face down (hidden).

    • { character-fengsheng-afuluola }, { character-fengsheng-afuluola.title }, woman, hidden | { skill-fengsheng-master_hand }: { skill-fengsheng-master_hand.text }
    • { character-fengsheng-baicanglang }, { character-fengsheng-baicanglang.title }, man, open | { skill-fengsheng-fraternity }: { skill-fengsheng-fraternity.text }
    • { character-fengsheng-baifeifei }, { character-fengsheng-baifeifei.title }, woman, open | { skill-fengsheng-compassion }: { skill-fengsheng-compassion.text } { skill-fengsheng-black_heart }: { skill-fengsheng-black_heart.text }
    • { character-fengsheng-baikunshan }, { character-fengsheng-baikunshan.title }, man, hidden | { skill-fengsheng-poison_plot }: { skill-fengsheng-poison_plot.text }
    • { character-fengsheng-baixiaonian }, { character-fengsheng-baixiaonian.title }, man, open | { skill-fengsheng-hand_on }: { skill-fengsheng-hand_on.text }
    • { character-fengsheng-chengxiaodie }, { character-fengsheng-chengxiaodie.title }, man, open | { skill-fengsheng-kindred_spirit }: { skill-fengsheng-kindred_spirit.text } { skill-fengsheng-rude_awakening }: { skill-fengsheng-rude_awakening.text }
    • { character-fengsheng-duanmujing }, { character-fengsheng-duanmujing.title }, woman, open | { skill-fengsheng-new_thought }: { skill-fengsheng-new_thought.text }
    • { character-fengsheng-feiyuan }, { character-fengsheng-feiyuan.title }, man, open | { skill-fengsheng-guile }: { skill-fengsheng-guile.text }
    • { character-fengsheng-guijiao }, { character-fengsheng-guijiao.title }, man, open | { skill-fengsheng-courier }: { skill-fengsheng-courier.text }
    • { character-fengsheng-guxiaomeng }, { character-fengsheng-guxiaomeng.title }, woman, hidden | { skill-fengsheng-quick_wit }: { skill-fengsheng-quick_wit.text } { skill-fengsheng-heir }: { skill-fengsheng-heir.text } { skill-fengsheng-epilogue }: { skill-fengsheng-epilogue.text }
    • { character-fengsheng-sp_guxiaomeng }, { character-fengsheng-sp_guxiaomeng.title }, woman, open | { skill-fengsheng-bond }: { skill-fengsheng-bond.text }
    • { character-fengsheng-hanmei }, { character-fengsheng-hanmei.title }, woman, hidden | { skill-fengsheng-graft }: { skill-fengsheng-graft.text }
    • { character-fengsheng-huangjiren }, { character-fengsheng-huangjiren.title }, man, hidden | { skill-fengsheng-right_cure }: { skill-fengsheng-right_cure.text }
    • { character-fengsheng-jinshenghuo }, { character-fengsheng-jinshenghuo.title }, man, open | { skill-fengsheng-caution }: { skill-fengsheng-caution.text }
    • { character-fengsheng-laobie }, { character-fengsheng-laobie.title }, man, open | { skill-fengsheng-contact }: { skill-fengsheng-contact.text } { skill-fengsheng-bait }: { skill-fengsheng-bait.text }
    • { character-fengsheng-laohan }, { character-fengsheng-laohan.title }, woman, open | { skill-fengsheng-facing_death }: { skill-fengsheng-facing_death.text } { skill-fengsheng-last_return }: { skill-fengsheng-last_return.text }
    • { character-fengsheng-lianyuan }, { character-fengsheng-lianyuan.title }, woman, hidden | { skill-fengsheng-nimble_pen }: { skill-fengsheng-nimble_pen.text }
    • { character-fengsheng-liningyu }, { character-fengsheng-liningyu.title }, woman, hidden | { skill-fengsheng-counterplot }: { skill-fengsheng-counterplot.text } { skill-fengsheng-depth }: { skill-fengsheng-depth.text } { skill-fengsheng-last_letter }: { skill-fengsheng-last_letter.text }
    • { character-fengsheng-sp_liningyu }, { character-fengsheng-sp_liningyu.title }, woman, open | { skill-fengsheng-adapt }: { skill-fengsheng-adapt.text } { skill-fengsheng-lead }: { skill-fengsheng-lead.text }
    • { character-fengsheng-lixing }, { character-fengsheng-lixing.title }, man, hidden | { skill-fengsheng-raid }: { skill-fengsheng-raid.text }
    • { character-fengsheng-maobuba }, { character-fengsheng-maobuba.title }, man, open | { skill-fengsheng-rare_goods }: { skill-fengsheng-rare_goods.text }
    • { character-fengsheng-sp_mohongshuang }, { character-fengsheng-sp_mohongshuang.title }, woman, hidden | { skill-fengsheng-morning_lily }: { skill-fengsheng-morning_lily.text } { skill-fengsheng-evening_rose }: { skill-fengsheng-evening_rose.text }
    • { character-fengsheng-peiling }, { character-fengsheng-peiling.title }, woman, open | { skill-fengsheng-society }: { skill-fengsheng-society.text }
    • { character-fengsheng-shangyu }, { character-fengsheng-shangyu.title }, woman, hidden | { skill-fengsheng-borrowed_knife }: { skill-fengsheng-borrowed_knife.text }
    • { character-fengsheng-shaoxiu }, { character-fengsheng-shaoxiu.title }, woman, open | { skill-fengsheng-hidden_needle }: { skill-fengsheng-hidden_needle.text }
    • { character-fengsheng-wangfugui }, { character-fengsheng-wangfugui.title }, man, open | { skill-fengsheng-underworld }: { skill-fengsheng-underworld.text }
    • { character-fengsheng-wangkui }, { character-fengsheng-wangkui.title }, man, open | { skill-fengsheng-tooth_for_tooth }: { skill-fengsheng-tooth_for_tooth.text }
    • { character-fengsheng-wangtianxiang }, { character-fengsheng-wangtianxiang.title }, man, open | { skill-fengsheng-confinement }: { skill-fengsheng-confinement.text }
    • { character-fengsheng-wuzhiguo }, { character-fengsheng-wuzhiguo.title }, man, open | { skill-fengsheng-resilience }: { skill-fengsheng-resilience.text }
    • { character-fengsheng-xiaojiu }, { character-fengsheng-xiaojiu.title }, man, hidden | { skill-fengsheng-extra_edition }: { skill-fengsheng-extra_edition.text }
    • { character-fengsheng-xuanqingzi }, { character-fengsheng-xuanqingzi.title }, man, open | { skill-fengsheng-golden_words }: { skill-fengsheng-golden_words.text }
    • { character-fengsheng-zhangyiting }, { character-fengsheng-zhangyiting.title }, man, open | { skill-fengsheng-decree }: { skill-fengsheng-decree.text }
    • { character-fengsheng-zhengwenxian }, { character-fengsheng-zhengwenxian.title }, man, hidden | { skill-fengsheng-steal_heaven }: { skill-fengsheng-steal_heaven.text } { skill-fengsheng-change_sun }: { skill-fengsheng-change_sun.text }
    .title = Characters of the base box

rules-fengsheng-ext1 =
    • { character-fengsheng-sp_chengxiaodie }, { character-fengsheng-sp_chengxiaodie.title }, man, hidden | { skill-fengsheng-burn_together }: { skill-fengsheng-burn_together.text }
    • { character-fengsheng-chijinghai }, { character-fengsheng-chijinghai.title }, man, open | { skill-fengsheng-sea_view }: { skill-fengsheng-sea_view.text } { skill-fengsheng-shelter }: { skill-fengsheng-shelter.text }
    • { character-fengsheng-sp_duanmujing }, { character-fengsheng-sp_duanmujing.title }, woman, hidden | { skill-fengsheng-next_generation }: { skill-fengsheng-next_generation.text }
    • { character-fengsheng-gaoqiao }, { character-fengsheng-gaoqiao.title }, woman, open | { skill-fengsheng-bewitch }: { skill-fengsheng-bewitch.text }
    • { character-fengsheng-young_hanmei }, { character-fengsheng-young_hanmei.title }, woman, open | { skill-fengsheng-blood_training }: { skill-fengsheng-blood_training.text }
    • { character-fengsheng-jianxiansheng }, { character-fengsheng-jianxiansheng.title }, man, open | { skill-fengsheng-composure }: { skill-fengsheng-composure.text }
    • { character-fengsheng-laohu }, { character-fengsheng-laohu.title }, man, hidden | { skill-fengsheng-strategist }: { skill-fengsheng-strategist.text }
    • { character-fengsheng-sp_lianyuan }, { character-fengsheng-sp_lianyuan.title }, woman, open | { skill-fengsheng-search_for_truth }: { skill-fengsheng-search_for_truth.text }
    • { character-fengsheng-maliya }, { character-fengsheng-maliya.title }, woman, open | { skill-fengsheng-church_refuge }: { skill-fengsheng-church_refuge.text }
    • { character-fengsheng-qianmin }, { character-fengsheng-qianmin.title }, man, hidden | { skill-fengsheng-first_strike }: { skill-fengsheng-first_strike.text }
    • { character-fengsheng-qinyuanyuan }, { character-fengsheng-qinyuanyuan.title }, woman, hidden | { skill-fengsheng-both_sides }: { skill-fengsheng-both_sides.text } { skill-fengsheng-two_birds }: { skill-fengsheng-two_birds.text }
    • { character-fengsheng-shenglaoban }, { character-fengsheng-shenglaoban.title }, man, hidden | { skill-fengsheng-arm_length }: { skill-fengsheng-arm_length.text } { skill-fengsheng-hideaway }: { skill-fengsheng-hideaway.text }
    • { character-fengsheng-young_xiaojiu }, { character-fengsheng-young_xiaojiu.title }, man, open | { skill-fengsheng-pure_heart }: { skill-fengsheng-pure_heart.text }
    .title = Characters of the first expansion

rules-fengsheng-ext2 =
    • { character-fengsheng-spy_afuluola }, { character-fengsheng-spy_afuluola.title }, woman, hidden | { skill-fengsheng-all_change }: { skill-fengsheng-all_change.text } { skill-fengsheng-troubled_water }: { skill-fengsheng-troubled_water.text }
    • { character-fengsheng-sp_baifeifei }, { character-fengsheng-sp_baifeifei.title }, woman, open | { skill-fengsheng-coax_out }: { skill-fengsheng-coax_out.text }
    • { character-fengsheng-bianyunjiang }, { character-fengsheng-bianyunjiang.title }, man, open | { skill-fengsheng-lure_deep }: { skill-fengsheng-lure_deep.text } { skill-fengsheng-sweep_on }: { skill-fengsheng-sweep_on.text }
    • { character-fengsheng-chenanna }, { character-fengsheng-chenanna.title }, woman, open | { skill-fengsheng-clear_name }: { skill-fengsheng-clear_name.text } { skill-fengsheng-cipher }: { skill-fengsheng-cipher.text }
    • { character-fengsheng-chendaer }, { character-fengsheng-chendaer.title }, man, open | { skill-fengsheng-change_is_way }: { skill-fengsheng-change_is_way.text }
    • { character-fengsheng-adult_hanmei }, { character-fengsheng-adult_hanmei.title }, woman, hidden | { skill-fengsheng-dark_way }: { skill-fengsheng-dark_way.text } { skill-fengsheng-turn_the_trick }: { skill-fengsheng-turn_the_trick.text }
    • { character-fengsheng-sp_hanmei }, { character-fengsheng-sp_hanmei.title }, woman, open | { skill-fengsheng-hidden_blade }: { skill-fengsheng-hidden_blade.text } { skill-fengsheng-moon_white }: { skill-fengsheng-moon_white.text }
    • { character-fengsheng-jinzilai }, { character-fengsheng-jinzilai.title }, man, open | { skill-fengsheng-gamble }: { skill-fengsheng-gamble.text }
    • { character-fengsheng-lishuyun }, { character-fengsheng-lishuyun.title }, woman, hidden | { skill-fengsheng-verdict }: { skill-fengsheng-verdict.text } { skill-fengsheng-truth }: { skill-fengsheng-truth.text }
    • { character-fengsheng-lingsuqiu }, { character-fengsheng-lingsuqiu.title }, woman, open | { skill-fengsheng-truths }: { skill-fengsheng-truths.text } { skill-fengsheng-inch }: { skill-fengsheng-inch.text }
    • { character-fengsheng-qinwuming }, { character-fengsheng-qinwuming.title }, man, open | { skill-fengsheng-daredevil }: { skill-fengsheng-daredevil.text } { skill-fengsheng-fight_to_the_end }: { skill-fengsheng-fight_to_the_end.text }
    • { character-fengsheng-adult_xiaojiu }, { character-fengsheng-adult_xiaojiu.title }, man, hidden | { skill-fengsheng-dark_way }: { skill-fengsheng-dark_way.text } { skill-fengsheng-go_with_flow }: { skill-fengsheng-go_with_flow.text }
    • { character-fengsheng-sp_xiaojiu }, { character-fengsheng-sp_xiaojiu.title }, man, open | { skill-fengsheng-high_hopes }: { skill-fengsheng-high_hopes.text } { skill-fengsheng-beloved }: { skill-fengsheng-beloved.text }
    • { character-fengsheng-xiaolingdang }, { character-fengsheng-xiaolingdang.title }, woman, open | { skill-fengsheng-pigeon }: { skill-fengsheng-pigeon.text } { skill-fengsheng-thieving_monkey }: { skill-fengsheng-thieving_monkey.text }
    • { character-fengsheng-yapao }, { character-fengsheng-yapao.title }, man, open | { skill-fengsheng-lips_sealed }: { skill-fengsheng-lips_sealed.text } { skill-fengsheng-honest }: { skill-fengsheng-honest.text }
    .title = Characters of the second expansion

rules-fengsheng-unreleased =
    These two were printed and never released. They are among the characters only where the table's option { option-fengsheng-unreleased } is on.

    • { character-fengsheng-sunshoumo }, { character-fengsheng-sunshoumo.title }, man, open | { skill-fengsheng-careful_thought }: { skill-fengsheng-careful_thought.text } { skill-fengsheng-stern_orders }: { skill-fengsheng-stern_orders.text }
    • { character-fengsheng-wangxiang }, { character-fengsheng-wangxiang.title }, man, open | { skill-fengsheng-freight }: { skill-fengsheng-freight.text } { skill-fengsheng-workers_know }: { skill-fengsheng-workers_know.text }
    .title = Unreleased characters

rules-fengsheng-pairs =
    Where the table's option { option-fengsheng-pairs } is on, everybody plays two characters at once.

    • Choosing | Each is dealt one character more than usual, two who start face up among them, and keeps two in an order of their own: left and right.
    • Open and hidden | One at least starts face up. A hidden one lies face down beside it until a skill of its own turns it up; the open one stays open.
    • Left decides | The one on the left says gender and kind, open or hidden. While it lies face down, you have no gender.
    • Skills | You have those of both, each as if it stood alone; what lies face down has none but those that turn it up.
    .title = Two characters each
