"""The characters (角色) in the box: gender, whether one begins face down (隐藏), and skills."""

from __future__ import annotations

from duskbell.games.fengsheng.skill import Character
from duskbell.games.fengsheng.skills.base import death, fight, play, plots, reception, sending, settled
from duskbell.games.fengsheng.skills.ext1 import answers as answers1
from duskbell.games.fengsheng.skills.ext1 import deeds as deeds1
from duskbell.games.fengsheng.skills.ext2 import answers, deeds, unreleased
from duskbell.kernel import registry

F, M = "female", "male"
MASKED, OPEN = True, False

BASE = (
    Character("afuluola", F, MASKED, fight.MasterHand()),
    Character("baicanglang", M, OPEN, play.Fraternity()),
    Character("baifeifei", F, OPEN, reception.Compassion(), reception.BlackHeart()),
    Character("baikunshan", M, MASKED, plots.PoisonPlot()),
    Character("baixiaonian", M, OPEN, settled.HandOn()),
    Character("chengxiaodie", M, OPEN, reception.KindredSpirit(), reception.RudeAwakening()),
    Character("duanmujing", F, OPEN, play.NewThought()),
    Character("feiyuan", M, OPEN, play.Guile()),
    Character("guijiao", M, OPEN, fight.Courier()),
    Character("guxiaomeng", F, MASKED, fight.QuickWit(), death.Heir(), death.Epilogue()),
    Character("sp_guxiaomeng", F, OPEN, play.Bond()),
    Character("hanmei", F, MASKED, plots.Graft()),
    Character("huangjiren", M, MASKED, plots.RightCure()),
    Character("jinshenghuo", M, OPEN, reception.Caution()),
    Character("laobie", M, OPEN, sending.Contact(), reception.Bait()),
    Character("laohan", F, OPEN, reception.FacingDeath(), death.LastReturn()),
    Character("lianyuan", F, MASKED, plots.NimblePen()),
    Character("liningyu", F, MASKED, settled.Counterplot(), settled.Depth(), death.LastLetter()),
    Character("sp_liningyu", F, OPEN, settled.Adapt(), settled.Lead()),
    Character("lixing", M, MASKED, fight.Raid()),
    Character("maobuba", M, OPEN, reception.RareGoods()),
    Character("sp_mohongshuang", F, MASKED, fight.MorningLily(), reception.EveningRose()),
    Character("peiling", F, OPEN, play.Society()),
    Character("shangyu", F, MASKED, plots.BorrowedKnife()),
    Character("shaoxiu", F, OPEN, reception.HiddenNeedle()),
    Character("wangfugui", M, OPEN, sending.Underworld()),
    Character("wangkui", M, OPEN, reception.ToothForTooth()),
    Character("wangtianxiang", M, OPEN, play.Confinement()),
    Character("wuzhiguo", M, OPEN, reception.Resilience()),
    Character("xiaojiu", M, MASKED, plots.ExtraEdition()),
    Character("xuanqingzi", M, OPEN, fight.GoldenWords()),
    Character("zhangyiting", M, OPEN, sending.Decree()),
    Character("zhengwenxian", M, MASKED, fight.StealHeaven(), settled.ChangeSun()),
)
EXT1 = (
    Character("sp_chengxiaodie", M, MASKED, deeds1.BurnTogether()),
    Character("chijinghai", M, OPEN, answers1.SeaView(), answers1.Shelter()),
    Character("sp_duanmujing", F, MASKED, deeds1.NextGeneration()),
    Character("gaoqiao", F, OPEN, deeds1.Bewitch()),
    Character("young_hanmei", F, OPEN, deeds1.BloodTraining()),
    Character("jianxiansheng", M, OPEN, answers1.Composure()),
    Character("laohu", M, MASKED, deeds1.Strategist()),
    Character("sp_lianyuan", F, OPEN, deeds1.SearchForTruth()),
    Character("maliya", F, OPEN, answers1.ChurchRefuge()),
    Character("qianmin", M, MASKED, deeds1.FirstStrike()),
    Character("qinyuanyuan", F, MASKED, deeds1.BothSides(), deeds1.TwoBirds()),
    Character("shenglaoban", M, MASKED, deeds1.ArmLength(), answers1.Hideaway()),
    Character("young_xiaojiu", M, OPEN, answers1.PureHeart()),
)
EXT2 = (
    Character("spy_afuluola", F, MASKED, deeds.AllChange(), deeds.TroubledWater()),
    Character("sp_baifeifei", F, OPEN, deeds.CoaxOut()),
    Character("bianyunjiang", M, OPEN, deeds.LureDeep(), answers.SweepOn()),
    Character("chenanna", F, OPEN, deeds.ClearName(), deeds.Cipher()),
    Character("chendaer", M, OPEN, answers.ChangeIsWay()),
    Character("adult_hanmei", F, MASKED, answers.DarkWay(), answers.TurnTheTrick()),
    Character("sp_hanmei", F, OPEN, answers.HiddenBlade(), deeds.MoonWhite()),
    Character("jinzilai", M, OPEN, answers.Gamble()),
    Character("lishuyun", F, MASKED, deeds.Verdict(), answers.Truth()),
    Character("lingsuqiu", F, OPEN, deeds.Truths(), answers.Inch()),
    Character("qinwuming", M, OPEN, deeds.Daredevil(), deeds.FightToTheEnd()),
    Character("adult_xiaojiu", M, MASKED, answers.DarkWay(), answers.GoWithFlow()),
    Character("sp_xiaojiu", M, OPEN, answers.HighHopes(), deeds.Beloved()),
    Character("xiaolingdang", F, OPEN, answers.Pigeon(), deeds.ThievingMonkey()),
    Character("yapao", M, OPEN, answers.LipsSealed(), answers.Honest()),
)
NEVER_RELEASED = (
    Character("sunshoumo", M, OPEN, unreleased.CarefulThought(), unreleased.SternOrders()),
    Character("wangxiang", M, OPEN, unreleased.Freight(), unreleased.WorkersKnow()),
)
EVERYBODY: dict[str, Character] = {
    id: c for id, c in registry(*BASE, *EXT1, *EXT2, *NEVER_RELEASED).items() if isinstance(c, Character)
}
"""By id, in the order of the boxes; then those who were never released."""
UNRELEASED = {c.id: EVERYBODY[c.id] for c in NEVER_RELEASED}
CHARACTERS = {id: c for id, c in EVERYBODY.items() if id not in UNRELEASED}
"""Those who are dealt as usual."""
