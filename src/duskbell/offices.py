"""What whoever runs a server is called, and who speaks at a table beside the players: nobody calls themselves so."""

from __future__ import annotations

STAFF = (
    "admin", "administrator", "sysadmin", "owner", "operator", "system", "server", "official", "staff", "support",
    "root", "superuser", "sysop", "webmaster", "moderation", "duskbell",
    "管理员", "管理", "超管", "系统", "系统消息", "官方", "客服", "运营", "服务器", "伺服器", "站长", "服主", "版主",
    "工作人员", "官方人员", "操作员", "运维", "主办方", "组织者", "赛事方", "审核员", "网管", "巡管", "營運", "暮钟",
    # Japanese, Korean
    "管理者", "管理人", "運営", "運営者", "公式", "アドミン", "システム", "サポート", "オペレーター",
    "관리자", "운영자", "운영진", "운영팀", "공식", "어드민", "시스템", "고객센터", "오퍼레이터",
    # Russian, Ukrainian
    "админ", "администратор", "администрация", "официальный", "официально", "поддержка", "система", "сервер",
    "оператор", "адмін", "модерация", "модерація", "адміністратор", "адміністрація", "офіційний", "підтримка",
    # French, Spanish, Portuguese, Italian
    "administrateur", "administratrice", "administration", "officiel", "système", "serveur", "opérateur",
    "operador", "operatore", "administrador", "administradora", "administración", "oficial", "soporte",
    "sistema", "servidor", "administração", "suporte", "amministratore", "amministrazione", "ufficiale", "supporto",
    # German, Dutch, Polish, Turkish, Vietnamese, Indonesian, Greek
    "administration", "offiziell", "betreiber", "verwaltung", "verwalter", "beheerder", "beheer",
    "administracja", "oficjalny", "wsparcie", "yönetici", "yönetim", "destek", "quảntrịviên", "hỗtrợ", "pengelola",
    "διαχειριστής", "χειριστής", "σύστημα",
    # Arabic, Persian, Hebrew, Hindi, Thai
    "مسؤول", "مدير", "مشرف", "الإدارة", "الدعم", "النظام", "مدیر", "مدیر سایت", "پشتیبانی", "מנהל", "תמיכה", "एडमिन",
    "प्रशासक", "व्यवस्थापक", "แอดมิน", "ผู้ดูแลระบบ", "ผู้ดูแล",
)  # fmt: skip
"""Who runs the server."""
TABLE = (
    "moderator", "mod", "referee", "ref", "umpire", "host", "judge", "narrator", "storyteller", "gamemaster", "gm",
    "god", "everybody", "everyone", "nobody", "public", "organiser", "organizer",
    "法官", "裁判", "上帝", "说书人", "讲述者", "主持人", "主持", "房主", "所有人", "全体", "大家", "旁观者", "无人",
    "モデレーター", "ゲームマスター", "司会", "司会者", "審判", "審判長", "审判长", "进行役", "レフェリー", "ホスト",
    "진행자", "사회자", "심판", "모더레이터", "호스트",
    "модератор", "ведущий", "судья", "ведучий", "арбитр", "арбітр", "рефери", "рассказчик", "суддя",
    "modérateur", "modératrice", "animateur", "conteur", "arbitre", "moderador", "moderadora", "árbitro",
    "moderatore", "arbitro",
    "spielleiter", "spielleiterin", "schiedsrichter", "scheidsrechter", "prowadzący", "moderatör", "συντονιστής",
    "narrateur", "narrador", "narradora", "narratore", "διαιτητής", "κριτής", "αφηγητής", "quảntrò", "trọngtài",
    "sędzia", "domare", "rozhodčí", "المشرف", "الحكم", "داور", "กรรมการ", "मॉडरेटर",
)  # fmt: skip
"""Who speaks at a table beside the players, and whom one may name there."""
BESIDE = (
    "the", "ال", "s", "mr", "ms", "team", "bot", "account", "message", "notice", "super", "tech",
    "号", "组", "团队", "队", "通知", "消息", "公告", "机器人", "超级", "在线", "中心", "账号", "小助手",
    "大", "大人", "先生", "女士", "老师",
    "チーム", "さん", "様", "팀", "님", "команда", "equipe", "equipo", "squadra",
)  # fmt: skip
"""What may stand beside such a word, and it is read as the same."""
