# The pages of rules: what stands around the rules themselves.

rules-page-title = Rules
rules-page-what = What can be played here, and how.
rules-page-read = Read the rules
rules-page-of = { $game }: the rules
rules-page-all = All games
rules-page-search = Search the rules
rules-page-found =
    { $n ->
        [0] Nothing here has these words.
        [one] One place found.
       *[other] { $n } places found.
    }
rules-page-contents = Contents
rules-page-roles = Roles
rules-page-options = Options
rules-page-options-what = What a host can set before the game. Seconds count only where there is a clock.
rules-page-choices = One of: { $choices }
rules-page-usually = Default: { $value }
rules-page-range = from { $min } to { $max }
rules-page-every = At every table
rules-page-print = Print
rules-page-missing = The rules of this game have not been written down yet.
rules-page-no-game = There is no such game here.
