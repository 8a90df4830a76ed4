/** The characters: gender, whether they begin face up or face down, and their skills. Their words are in the catalogue. */

export interface Character {
  gender: string;
  /** `open` or `hidden`. */
  begins: string;
  skills: string[];
}

const CAST = `
afuluola female hidden master_hand
baicanglang male open fraternity
baifeifei female open compassion black_heart
baikunshan male hidden poison_plot
baixiaonian male open hand_on
chengxiaodie male open kindred_spirit rude_awakening
duanmujing female open new_thought
feiyuan male open guile
guijiao male open courier
guxiaomeng female hidden quick_wit heir epilogue
sp_guxiaomeng female open bond
hanmei female hidden graft
huangjiren male hidden right_cure
jinshenghuo male open caution
laobie male open contact bait
laohan female open facing_death last_return
lianyuan female hidden nimble_pen
liningyu female hidden counterplot depth last_letter
sp_liningyu female open adapt lead
lixing male hidden raid
maobuba male open rare_goods
sp_mohongshuang female hidden morning_lily evening_rose
peiling female open society
shangyu female hidden borrowed_knife
shaoxiu female open hidden_needle
wangfugui male open underworld
wangkui male open tooth_for_tooth
wangtianxiang male open confinement
wuzhiguo male open resilience
xiaojiu male hidden extra_edition
xuanqingzi male open golden_words
zhangyiting male open decree
zhengwenxian male hidden steal_heaven change_sun
sp_chengxiaodie male hidden burn_together
chijinghai male open sea_view shelter
sp_duanmujing female hidden next_generation
gaoqiao female open bewitch
young_hanmei female open blood_training
jianxiansheng male open composure
laohu male hidden strategist
sp_lianyuan female open search_for_truth
maliya female open church_refuge
qianmin male hidden first_strike
qinyuanyuan female hidden both_sides two_birds
shenglaoban male hidden arm_length hideaway
young_xiaojiu male open pure_heart
spy_afuluola female hidden all_change troubled_water
sp_baifeifei female open coax_out
bianyunjiang male open lure_deep sweep_on
chenanna female open clear_name cipher
chendaer male open change_is_way
adult_hanmei female hidden dark_way turn_the_trick
sp_hanmei female open hidden_blade moon_white
jinzilai male open gamble
lishuyun female hidden verdict truth
lingsuqiu female open truths inch
qinwuming male open daredevil fight_to_the_end
adult_xiaojiu male hidden dark_way go_with_flow
sp_xiaojiu male open high_hopes beloved
xiaolingdang female open pigeon thieving_monkey
yapao male open lips_sealed honest
sunshoumo male open careful_thought stern_orders
wangxiang male open freight workers_know
`;

export const CHARACTERS = new Map<string, Character>(
  CAST.trim()
    .split("\n")
    .map((row) => {
      const [id = "", gender = "", begins = "", ...skills] = row.split(" ");
      return [id, { gender, begins, skills }];
    }),
);
