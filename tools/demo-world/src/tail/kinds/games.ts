import { kind } from '../kind.ts'

export const gameKinds = [
  kind({
    tags: ['Games', 'Fun'],
    also: ['Community'],
    asksFor: 'react',
    bots: `
Five Letter Friday | A word puzzle for the whole server, six tries, one word a day. | The answer is the same for everyone. The shouting is too.
Trivia Tortoise | Slow trivia: one question a day, answers open until evening. | Speed is not knowledge. The tortoise gives you until nine.
Anagram Alley | Unscramble nine letters, alone or in teams. | The longest word wins. The strangest word gets a pat on the back.
QuizQuarter | Pub quizzes with rounds, pictures and a host that never loses the answers. | Write your own rounds or take one of 300. The host reads, you drink tea.
hangman? not me | Guess the word, save the balloon. No one is hanged. | Every wrong letter lets a little air out.
Crosswire | A crossword that the server solves together, square by square. | You fill one answer, then somebody else must.
Geo Guess Goose | A street, a hint, a guess. The goose knows. | It honks at borders. That is the hint.
True, False, Llama | Three statements: one true, one false, one about llamas. | Sometimes the llama is the true one.
Categories! | Name a river with B. Quick. Too late. | The game from rainy holidays, with an umpire who cannot be bribed.
NumberCruncher | The numbers round from the telly: six numbers, one target. | 75, 50, 2, 3, 8, 7. Make 812. You have thirty seconds and no dignity.
Fact or Fable | Members write one fable a week. The rest have to find it. | The better you know somebody, the worse you guess.
Odd One Out | Four words, three belong together. Argue. | There is always a second solution. We accept it when two others do.
`,
    features: `
Plays in a thread, so the channel survives
[not NumberCruncher; True, False, Llama; Fact or Fable] Forgives accents and single typing mistakes
[not NumberCruncher; Geo Guess Goose; Fact or Fable] Rounds in English, German, Spanish and Romanian
[not Fact or Fable; Crosswire; Trivia Tortoise] Teams of any size, drawn or chosen
Score by week, by season and for ever
[not Trivia Tortoise; Fact or Fable; Five Letter Friday] \`/start\` with a number of rounds and a level
[not True, False, Llama; Fact or Fable; NumberCruncher] \`/hint\` costs points, as it should
[not NumberCruncher; True, False, Llama] \`/appeal\` lets the room vote on an answer
[QuizQuarter; Trivia Tortoise; Categories!; Odd One Out; True, False, Llama; hangman? not me] \`/write\` adds your own questions to your server's box
[QuizQuarter; Trivia Tortoise; True, False, Llama; Odd One Out] Questions are checked by people and dated, because capitals move
[not Fact or Fable] A practice mode that nobody sees
[Five Letter Friday; Crosswire] Colours have shapes too, for those who cannot tell red from green
`,
    remarks: `
4 | Great for people who claim that they do not play games.
4 | Simple, and I am terrible at it.
5 | Every evening, ten minutes, the whole server.
[True, False, Llama] 5 | The llama was the true one. Trust nobody.
[hangman? not me] 5 | No one is hanged. My class plays it every morning.
[QuizQuarter; Categories!; Trivia Tortoise; Odd One Out] 4 | /appeal has caused more debates than politics.
[QuizQuarter; Trivia Tortoise] 4 | Great question quality. Sport could use more variety.
[Five Letter Friday; Crosswire; Anagram Alley] 3 | Good, but the daily word is too easy lately. | We shall be crueller from Monday.
[Five Letter Friday; Crosswire] 5 | Shapes beside colours. Thank you from one of the eight percent.
`,
    activities: `
[QuizQuarter; NumberCruncher; Categories!] round 3 of 5
[Anagram Alley] the longest word
[Geo Guess Goose] honk
[Geo Guess Goose; hangman? not me; Anagram Alley] /hint
[NumberCruncher] 812
`,
  }),
  kind({
    tags: ['Games'],
    also: ['Fun', 'Community', 'Utility'],
    asksFor: 'pictures',
    bots: `
Rook & Roll | Chess in threads, with clocks from a minute to a week. | Boards that can be read on a phone, in the sun, by somebody over fifty.
Meeple Manor | Twelve board games for two to six, a move at a time. | Rules are explained while you play. Nobody has to read a booklet.
Card Shark Clark | Rummy, hearts, spades and a dealer who does not blink. | Clark has dealt four million hands and remembers each of yours.
Go Figure | Go for beginners: nine lines, kind opponents, patient explanations. | You will lose your first hundred games. We count along.
Four Across | Connect four with gravity, diagonals and grudges. | First to four, best of five, rematch for ever.
Battleship Gray | Sink fleets by direct message, celebrate in public. | Your fleet stays between you and the bot.
Mahjong Parlour | Riichi with proper scoring and no shortcuts. | The scoring table is four pages long. The bot has read them.
dominoes+ | Draw, block, all fives. With the click. | You can hear it, can you not.
Backgammon Bazaar | Backgammon with the doubling cube and provable dice. | Doubt the dice? There is a page for that, with mathematics.
Werewolf Wednesday | Werewolf for eight to twenty: roles in private, a vote at dusk. | Named after the day on which friendships end.
Codename Carrot | Two teams, one clue, twenty-five words. | "Carrot, three." Nobody understood. The rest is history.
SudoCool | Sudoku duels and a calm one every morning. | Pencil marks included. Guessing is possible and frowned upon. | Games, Productivity
`,
    features: `
\`/rules\` explains with examples, one screen at a time
\`/new\` with a level from gentle to cruel
[not SudoCool; Werewolf Wednesday; Codename Carrot] Clocks per move or per game, paused while you sleep
[Rook & Roll; Meeple Manor; Go Figure; Four Across; Battleship Gray; Backgammon Bazaar; SudoCool] Boards as picture and as text that a screen reader can follow
[not SudoCool] Rules enforced, explained and, where families differ, adjustable
[not Werewolf Wednesday; Codename Carrot; Meeple Manor] A rating that moves slowly and never shows below zero
[not SudoCool] Spectators may talk in their own thread
[not SudoCool; Werewolf Wednesday; Codename Carrot] \`/challenge @friend\` or \`/challenge anyone\`
[Rook & Roll; Go Figure; Meeple Manor; SudoCool] \`/undo\` asks the other side first
[Rook & Roll; Go Figure; Backgammon Bazaar; Mahjong Parlour] \`/notation\` exports the whole game
[not SudoCool; Werewolf Wednesday; Codename Carrot] \`/league\` runs a season with pairings on Monday
[Rook & Roll; Go Figure; Backgammon Bazaar; Mahjong Parlour; SudoCool] Teaching mode: the bot says why a move was weak, once the game is over
[not SudoCool] Games survive restarts, and so do grudges
[not Werewolf Wednesday; Codename Carrot] Plays in direct messages when the channel is shy
`,
    remarks: `
4 | A bit addictive.
5 | Three of us play at lunch, from three offices.
4 | Rules are right, manners are good.
[Rook & Roll; Meeple Manor; Go Figure; Backgammon Bazaar; SudoCool] 5 | Boards that I can read without my glasses. Five stars and my eternal thanks.
[Rook & Roll; Go Figure; Mahjong Parlour; Backgammon Bazaar; Card Shark Clark] 4 | League mode runs our club by itself.
[Codename Carrot] 5 | "Carrot, three" is now our server's motto.
[Mahjong Parlour] 4 | Proper riichi scoring, somebody did the work.
[Werewolf Wednesday] 3 | Twenty-player werewolf gets slow in the voting phase. | Votes are simultaneous now. Dusk is quicker.
[Rook & Roll; Go Figure; Four Across; Backgammon Bazaar; dominoes+; Card Shark Clark; Battleship Gray] 5 | My daughter in Canada and I have a game open at all times.
`,
    activities: `
[Rook & Roll] 1. e4
[dominoes+] all fives
[Backgammon Bazaar] the doubling cube
[Werewolf Wednesday] dusk
[not SudoCool; Werewolf Wednesday; Codename Carrot] your move
`,
  }),
  kind({
    tags: ['Games', 'Utility'],
    also: ['Community'],
    asksFor: 'talk',
    bots: `
PatchNotes Patty | Patch notes of your games, shortened by people who play them. | What changed for you, in five lines. The other forty are behind the link.
LFG Lantern | Looking for group: game, role, hour, done. | Fill a slot by pressing a button. When the group is full the voice room opens.
Loadout Locker | Share and compare builds in a readable card. | Screenshots of builds are unreadable. Cards are not.
Blocky Server Status | Is the block server up, who is on, and what is the lag. | For servers of friends who build castles and forget to tell each other.
Speedrun Sprinter | Personal bests, splits and races for your running community. | Start at three, two, one. The bot has no favourites.
RaidPlanner Deluxe | Signups, roles, benches and reminders for raids of any size. | Forty people, three healers, one who has to leave at ten. It fits.
Backlog Buddy | Your unplayed games, drawn by lot, discussed monthly. | You own 340 games. You have played 61. Nobody is judging, except the chart.
Achievement Unlocked Bot | Posts your friends' rare achievements, ignores the easy ones. | Opening the menu for the first time does not count.
Tournament Table | Brackets, Swiss and round robin, with check-in. | Sixty-four teams, three no-shows, and it is still on time.
modlist.txt | Mod lists with versions, conflicts and load order. | "It crashes on start" becomes a line number. | Games, Utility
Retro Rental | A game club: one old game a month, save files shared. | This month it is a game about a plumber, but not that one.
Clan Clerk | Rosters, ranks and attendance for clans that outlive their games. | We have moved through six games since 2014. The roster is the clan.
`,
    features: `
[not Blocky Server Status] \`/history\` goes back to the first entry
\`/follow\` a game and be told what matters
\`/show\` for the room, \`/mine\` for you alone
Nothing is posted twice
Works for any game, and for the one your friend is making
[LFG Lantern; RaidPlanner Deluxe; Tournament Table; Speedrun Sprinter; Retro Rental; Clan Clerk] Events appear in everybody's own time zone
[RaidPlanner Deluxe; LFG Lantern; Tournament Table; Clan Clerk] A bench, and a kind message for whoever sits on it
[RaidPlanner Deluxe; LFG Lantern; Tournament Table; Clan Clerk; Retro Rental] Reminders an hour and five minutes before
[not modlist.txt; Blocky Server Status; PatchNotes Patty] Profiles linked once, private unless you say otherwise
[Loadout Locker; Speedrun Sprinter; Achievement Unlocked Bot; Backlog Buddy; PatchNotes Patty] Cards that can be read on a phone
[LFG Lantern; RaidPlanner Deluxe; Clan Clerk] \`/group\` with a game, a time and the roles you need
[Loadout Locker; modlist.txt] \`/build\` shows, \`/build diff\` compares
[Tournament Table] \`/bracket\` draws the current state as a picture and as a list
[RaidPlanner Deluxe; Clan Clerk] \`/attendance\` for the last eight weeks
[LFG Lantern; RaidPlanner Deluxe] Voice rooms that open when a group is full and close afterwards
[LFG Lantern; RaidPlanner Deluxe; Tournament Table; Clan Clerk] No-shows are counted gently and forgotten after a month
[PatchNotes Patty; Blocky Server Status; Achievement Unlocked Bot; Speedrun Sprinter; Backlog Buddy; Loadout Locker] Data comes from official sources, with the hour at which it was read
`,
    remarks: `
4 | Clear, quick, made by somebody who plays.
4 | Knows more games than I do.
5 | Our guild uses it for everything but breakfast.
[RaidPlanner Deluxe] 5 | Forty raiders, zero spreadsheets. My officers cried.
[LFG Lantern; RaidPlanner Deluxe; Clan Clerk; Tournament Table; Retro Rental] 4 | Time zones done right. We are on four continents.
[Backlog Buddy] 5 | The chart of my backlog is an act of violence and I thank you for it.
[Tournament Table] 4 | Brackets were on time even though the players were not.
[RaidPlanner Deluxe; Clan Clerk] 3 | The roster editor is clumsy on the phone.
[RaidPlanner Deluxe; LFG Lantern; Tournament Table] 2 | Lost our signups once, during maintenance. | They are written in two places since then.
`,
    activities: `
[LFG Lantern; RaidPlanner Deluxe] 8/8 ready
[RaidPlanner Deluxe; Clan Clerk] the bench
[Speedrun Sprinter] any% in 31:04
[PatchNotes Patty; modlist.txt] patch 4.2
[LFG Lantern] /group
`,
  }),
]
