/** What the page says in Chinese wherever it is; what each game says comes with its table, what one page alone says with it. */
export default import.meta.glob<string>(
  [
    "../../../../src/duskbell/locale/zh-CN/*.ftl",
    "!../../../../src/duskbell/locale/zh-CN/{rules,page,say}-*.ftl",
    "!../../../../src/duskbell/locale/zh-CN/{me,end,coach,phone,cup,rules,screen,lobby,script,command}.ftl",
    "!../../../../src/duskbell/locale/zh-CN/{mafia,werewolf,shadow_hunters,fengsheng,clocktower,aiwolf}*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
