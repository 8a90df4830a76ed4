# What a host chooses at a table of Werewolf: boards as cards, and a cast of one's own. Fetched where it is chosen.

cast-boards = The boards, as cards
cast-search = Search by name or card
cast-none = No board has that.
cast-count = { $wolves } wolves · { $gods } gods · { $villagers } villagers
cast-board = { $seats } players · { $count } · { $level ->
        [1] easy
        [2] some new cards
       *[3] for regulars
    }
cast-stays = Until this one fits, the table keeps its last cast.
cast-says = { $says ->
        [more] { $players } seats, { $n ->
            [one] 1 card
           *[other] { $n } cards
        } to go.
        [less] { $players } seats, { $n ->
            [one] 1 card
           *[other] { $n } cards
        } too many.
        [wolf] A wolf is missing.
        [god] A god is missing: a seer, a witch, a hunter …
        [villager] A villager is missing.
        [wolves-many] { $n } wolves are too many for { $players } players.
       *[ready] { $players } seats, { $players } cards.
    }
cast-add = One more: { $card }, now { $n }
cast-less = One fewer: { $card }, now { $n }
cast-more = More cards ({ $n })
cast-near = { $n } away from the board { $board }
cast-text = Or written
cast-unknown = “{ $text }” is no card. Write something like 2 wolves, seer, witch, 2 villagers.
