/** What the page says in English wherever it is; what each game says comes with its table, what one page alone says with it. */
export default import.meta.glob<string>(
  [
    "../../../../src/duskbell/locale/en/*.ftl",
    "!../../../../src/duskbell/locale/en/{rules,page,say}-*.ftl",
    "!../../../../src/duskbell/locale/en/{me,end,coach,phone,cup,rules,screen,lobby,script,command}.ftl",
    "!../../../../src/duskbell/locale/en/{mafia,werewolf,shadow_hunters,fengsheng,clocktower,aiwolf}*.ftl",
  ],
  { query: "?raw", import: "default", eager: true },
);
