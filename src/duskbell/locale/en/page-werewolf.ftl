# Werewolf's own board on the page.

werewolf-sheriff = sheriff
werewolf-runs = runs for sheriff
werewolf-withdrew = has withdrawn
werewolf-no-vote-withdrew = You withdrew: no vote for sheriff.
werewolf-no-vote-runs = You run for sheriff: those who run do not vote.
werewolf-tied = tied
werewolf-named = the sheriff's call
werewolf-speaks = { $mine ->
    [yes] have the floor
   *[no] has the floor
}
werewolf-died =
    { $night ->
        [yes] died in night { $day }
       *[no] died on day { $day }
    }

# The middle

werewolf-spent =
    { $seconds ->
        [one] has spoken for { $seconds } second
       *[other] has spoken for { $seconds } seconds
    }
werewolf-then = next
werewolf-running = Still running
werewolf-gone = Withdrawn
werewolf-duel = Tied
werewolf-names = The sheriff's call
werewolf-last-night = Died in the night
werewolf-peaceful = A peaceful night
werewolf-dead = Did not wake up: { SEATS($seats) }
werewolf-badge-paused = The election goes on tomorrow.
werewolf-badge-gone = No sheriff

# Ballots

werewolf-ballot =
    { $kind ->
        [sheriff]
            { $duel ->
                [yes] Day { $day } · Sheriff, duel
               *[no] Day { $day } · Sheriff
            }
       *[exile]
            { $duel ->
                [yes] Day { $day } · Exile, duel
               *[no] Day { $day } · Exile
            }
    }
werewolf-verdict =
    { $result ->
        [elected] { SEATS($seats) } is sheriff
        [exiled] { SEATS($seats) } is exiled
        [tied] Tied: { SEATS($seats) }
       *[nobody] Nobody
    }
werewolf-votes =
    { $votes ->
        [one] { $votes } vote
       *[other] { $votes } votes
    }
werewolf-tally = { SEAT($seat, as: "you") } { $votes } ({ $voters })
werewolf-tally-none = Abstained ({ $voters })
werewolf-result =
    { $kind ->
        [sheriff] Votes for sheriff: { $lines }.
       *[exile] Votes to exile: { $lines }.
    }
werewolf-voted-for = voted for { SEAT($seat, as: "you") }
werewolf-abstained = abstained
werewolf-abstain = Abstained
werewolf-from = by { SEATS($seats) }
werewolf-curse = with the crow's curse
werewolf-voter = Voter
werewolf-target = For
werewolf-weight = Weight
werewolf-show = Show on the table
werewolf-no-votes = No ballot yet.

# The panel

werewolf-panel = Votes and cast
werewolf-page =
    { $name ->
        [votes] Votes
       *[cards] Cast
    }
werewolf-deaths = Who died when
werewolf-night-order = The order of a night
werewolf-step-pack = the pack
werewolf-step-seer_one = first seer
werewolf-step-seer_two = second seer
werewolf-step-lucky = lucky one
werewolf-no-cards = The cast is not known yet.
werewolf-in-night = Night { $day }: { $what }

# The referee

werewolf-who = Who holds what
werewolf-kidnap = The search for a kidnap
