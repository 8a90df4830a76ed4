# 暗影猎人的规则，用我们自己的话写成，只供规则页阅读。卡片和地区的文字取自各自的说明。

rules-shadow_hunters-story =
    影子与猎人来到同一个地方，都藏起真面目，都想置对方于死地；夹在中间的平民各有打算。谁也不知道谁是谁。大家四处走动、抽牌、递出隐士的问题，答案只有两个人看得懂；迟早要动手。
    .title = 这是什么游戏

rules-shadow_hunters-setup =
    六个地区随机摆成三对。隐士卡、白卡、黑卡各 16 张，分别洗匀。开始时人人没有伤害，也不在版图上；由谁先走，随机决定。

    每人暗中拿到一个角色；剩下哪些角色，谁也看不到。

    • 4 人 | 影子 2、猎人 2
    • 5 人 | 影子 2、猎人 2、平民 1
    • 6 人 | 影子 2、猎人 2、平民 2
    • 7 人 | 影子 2、猎人 2、平民 3，不用鲍勃
    • 8 人 | 影子 3、猎人 3、平民 2，不用鲍勃

    角色上心形旁的数字是生命值。伤害人人可见，但谁能承受多少，别人并不知道。
    .title = 准备

rules-shadow_hunters-turn =
    大家按座次轮流。轮到你时先移动，然后可以使用所到的地区，最后可以攻击。
    .title = 一个回合

rules-shadow_hunters-move =
    掷一颗四面骰和一颗六面骰，点数相加。掷出 7，可以去任何别的地区。不能留在原地：点数指向你所在的地区，就重掷。

    • { area-shadow_hunters-hermits_cabin.dice } · { area-shadow_hunters-hermits_cabin } | { area-shadow_hunters-hermits_cabin.text }
    • { area-shadow_hunters-underworld_gate.dice } · { area-shadow_hunters-underworld_gate } | { area-shadow_hunters-underworld_gate.text }
    • { area-shadow_hunters-church.dice } · { area-shadow_hunters-church } | { area-shadow_hunters-church.text }
    • { area-shadow_hunters-cemetery.dice } · { area-shadow_hunters-cemetery } | { area-shadow_hunters-cemetery.text }
    • { area-shadow_hunters-weird_woods.dice } · { area-shadow_hunters-weird_woods } | { area-shadow_hunters-weird_woods.text }
    • { area-shadow_hunters-erstwhile_altar.dice } · { area-shadow_hunters-erstwhile_altar } | { area-shadow_hunters-erstwhile_altar.text }

    用不用地区由你决定。一旦抽了牌，就要照办。
    .title = 移动与地区

rules-shadow_hunters-hermit =
    看过抽到的牌，面朝下交给另一人。收牌者看后，若与自己相符就照办，不符就宣布没有事情发生，然后面朝下弃掉。这张牌始终只有你们两人看到，谁也不能说出去。

    收牌者必须如实回应。只有无名可以随意，别人也看不出真假；但隐士之预言，无名也躲不过。

    一叠牌用完，就把它的弃牌洗匀再用。桌上的装备不动。

    • { card-shadow_hunters-hermit_prediction } | { card-shadow_hunters-hermit_prediction.text }
    • { card-shadow_hunters-hermit_blackmail } × 2 | { card-shadow_hunters-hermit_blackmail.text }
    • { card-shadow_hunters-hermit_greed } × 2 | { card-shadow_hunters-hermit_greed.text }
    • { card-shadow_hunters-hermit_anger } × 2 | { card-shadow_hunters-hermit_anger.text }
    • { card-shadow_hunters-hermit_nurturance } | { card-shadow_hunters-hermit_nurturance.text }
    • { card-shadow_hunters-hermit_huddle } | { card-shadow_hunters-hermit_huddle.text }
    • { card-shadow_hunters-hermit_aid } | { card-shadow_hunters-hermit_aid.text }
    • { card-shadow_hunters-hermit_spell } | { card-shadow_hunters-hermit_spell.text }
    • { card-shadow_hunters-hermit_exorcism } | { card-shadow_hunters-hermit_exorcism.text }
    • { card-shadow_hunters-hermit_slap } × 2 | { card-shadow_hunters-hermit_slap.text }
    • { card-shadow_hunters-hermit_bully } | { card-shadow_hunters-hermit_bully.text }
    • { card-shadow_hunters-hermit_tough_lesson } | { card-shadow_hunters-hermit_tough_lesson.text }
    .title = 隐士卡

rules-shadow_hunters-white =
    道具卡读出内容，照办，然后面朝上弃掉。有的牌允许你亮出身份；你本来能不能亮，别人看不出来。

    • { card-shadow_hunters-holy_water } × 2 | { card-shadow_hunters-holy_water.text }
    • { card-shadow_hunters-concealed_knowledge } | { card-shadow_hunters-concealed_knowledge.text }
    • { card-shadow_hunters-chocolate } | { card-shadow_hunters-chocolate.text }
    • { card-shadow_hunters-advent } | { card-shadow_hunters-advent.text }
    • { card-shadow_hunters-disenchant_mirror } | { card-shadow_hunters-disenchant_mirror.text }
    • { card-shadow_hunters-blessing } | { card-shadow_hunters-blessing.text }
    • { card-shadow_hunters-guardian_angel } | { card-shadow_hunters-guardian_angel.text }
    • { card-shadow_hunters-flare_of_judgement } | { card-shadow_hunters-flare_of_judgement.text }
    • { card-shadow_hunters-first_aid } | { card-shadow_hunters-first_aid.text }

    装备卡放在面前，直到失去为止，数量不限。

    • { card-shadow_hunters-spear_of_longinus } | { card-shadow_hunters-spear_of_longinus.text }
    • { card-shadow_hunters-holy_robe } | { card-shadow_hunters-holy_robe.text }
    • { card-shadow_hunters-silver_rosary } | { card-shadow_hunters-silver_rosary.text }
    • { card-shadow_hunters-fortune_brooch } | { card-shadow_hunters-fortune_brooch.text }
    • { card-shadow_hunters-talisman } | { card-shadow_hunters-talisman.text }
    • { card-shadow_hunters-mystic_compass } | { card-shadow_hunters-mystic_compass.text }
    .title = 白卡

rules-shadow_hunters-black =
    与白卡一样，有道具卡，也有装备卡。

    • { card-shadow_hunters-bloodthirsty_spider } | { card-shadow_hunters-bloodthirsty_spider.text }
    • { card-shadow_hunters-vampire_bat } × 3 | { card-shadow_hunters-vampire_bat.text }
    • { card-shadow_hunters-dynamite } | { card-shadow_hunters-dynamite.text }
    • { card-shadow_hunters-moody_goblin } × 2 | { card-shadow_hunters-moody_goblin.text }
    • { card-shadow_hunters-spiritual_doll } | { card-shadow_hunters-spiritual_doll.text }
    • { card-shadow_hunters-diabolic_ritual } | { card-shadow_hunters-diabolic_ritual.text }
    • { card-shadow_hunters-banana_peel } | { card-shadow_hunters-banana_peel.text }

    装备卡：

    • { card-shadow_hunters-rusted_broad_axe } | { card-shadow_hunters-rusted_broad_axe.text }
    • { card-shadow_hunters-butcher_knife } | { card-shadow_hunters-butcher_knife.text }
    • { card-shadow_hunters-chainsaw } | { card-shadow_hunters-chainsaw.text }
    • { card-shadow_hunters-masamune } | { card-shadow_hunters-masamune.text }
    • { card-shadow_hunters-machine_gun } | { card-shadow_hunters-machine_gun.text }
    • { card-shadow_hunters-handgun } | { card-shadow_hunters-handgun.text }
    .title = 黑卡

rules-shadow_hunters-attack =
    回合最后，你可以攻击一名与你同在一个地区或同一对地区的人。掷两颗骰子，点数之差就是伤害。点数相同就攻击失败，带什么装备都一样。

    命中后，每件刃器加 1，亮出身份的猎人持圣光枪加 2；双方的圣袍各减 1。伤害不会低于 0。
    .title = 攻击

rules-shadow_hunters-death =
    伤害达到生命值的人死亡，亮出角色，离开版图。因同一件事死亡的几个人，算作同时死亡。

    下手的人从死者的装备里挑一张，其余弃掉。攻击、反击、发动技能、使用卡片或森林，都算自己下手；隐士卡算传牌者下手；自己伤了自己，不算任何人的。在自己回合里死亡，回合到此为止。
    .title = 死亡

rules-shadow_hunters-win =
    只要有人达成自己角色的目标，无论在谁的回合，游戏立即结束。此时已经达成目标的人一起获胜。

    • 猎人 | 影子全部死亡。死去的猎人同样获胜。
    • 影子 | 猎人全部死亡。死去的影子同样获胜。
    • 平民 | 各有目标，见角色说明。
    .title = 胜负

rules-shadow_hunters-powers =
    你随时可以亮出身份，在别人的回合里也行。亮出身份才能使用技能，使用技能时也就亮出了身份；只是吸血鬼须事先亮出才能吸血，无名不亮出也能说谎。丹尼尔不得自己亮出，但有人死亡时必须亮出。

    只有某些角色才能做的事，其他未亮出身份的人也会被问到。这样，停顿不会暴露任何人。
    .title = 角色与技能
