import { kind } from '../kind.ts'

export const communityKinds = [
  kind({
    tags: ['Community', 'Fun'],
    also: ['Utility'],
    asksFor: 'react',
    bots: `
Candle Count | Birthdays with wishes from those who want to write one. | A card goes round the day before. Everyone signs. The person knows nothing.
Starcatcher | A starboard with taste: best of the day, week and year. | Not every joke with five stars is a good joke. The bot waits a day.
On This Day Dog | What your server said a year ago, fetched. | Sometimes it brings something embarrassing. It is so proud.
Highlight Reel | Keywords that ping you, and only you. | Say "beekeeping" anywhere and I shall appear.
Time Capsule | Messages to the future, opened on a date. | To be read when the youngest of us turns thirty.
Photo Wall | Member photos by theme, month by month. | Theme of March: doors. Nobody expected to care about doors. | Community, Images
Namesday | Name days and patron saints in 14 calendars. | It is Tuesday, so somewhere it is Maria.
Memory Lane | Turns pins into an album with captions. | Pins are where good messages go to be forgotten.
The Daily Scoop | A server newspaper at breakfast, written from the day before. | Headlines by the bot, jokes by accident. | Community, AI, Fun
Gratitude Jar | One thank-you a day, read aloud on New Year's Eve. | We read 412 of them. It took all night and nobody left.
milestone.md | Notices round numbers: members, messages, years. | Message 1,000,000 was "brb".
Snailmail | Pen pals inside your server, one letter a week. | Letters arrive three days later, on purpose.
`,
    features: `
[not Time Capsule; Snailmail] Old servers may start with what they already have
Staff can look first, where you want that
\`/skip\` for a day on which you would rather not
\`/mine\` shows everything that is kept of you
Members decide what may be shown, and may change their mind
[not Highlight Reel; Snailmail] Nothing is posted between ten and seven
[Starcatcher; Photo Wall; Memory Lane; On This Day Dog] Pictures keep their size and lose their location
[Candle Count; Namesday] No years for birthdays, only days
[Starcatcher; Photo Wall; Memory Lane; Gratitude Jar; The Daily Scoop] A page for each year, to be printed
[Candle Count] \`/card\` signs one, \`/card new\` starts one
[Starcatcher; Photo Wall; Memory Lane] \`/best week\` and \`/best year\`
[On This Day Dog; Time Capsule; Memory Lane; Starcatcher; Highlight Reel] \`/remember\` puts a message aside
\`/hide me\` removes you from everything
[Starcatcher; Memory Lane] Threshold follows the size of the room
[Starcatcher; On This Day Dog; Memory Lane; The Daily Scoop; Photo Wall] Edits are followed, deletions respected
[not Highlight Reel; Snailmail] One message a day at most
`,
    remarks: `
4 | Even the lurkers answer to it.
4 | Small thing, big smile.
5 | The warmest corner of our server.
[Gratitude Jar] 5 | 412 thank-yous. Nobody left. I was there.
[Candle Count] 5 | The card went round and I knew nothing. Thank you, whoever made this.
[Photo Wall] 4 | Theme of March: doors. I have 60 photos of doors now.
[milestone.md] 4 | Message 1,000,000 was "brb". Poetry.
[The Daily Scoop] 3 | Sweet, but the newspaper needs an editor. | That would be you: /scoop edit.
[Snailmail] 5 | Letters that arrive late on purpose. My pen pal lives in the same building.
`,
    activities: `
[Candle Count] 14 candles
[On This Day Dog] a year ago today
[Photo Wall] doors
[Candle Count] /card
[milestone.md] brb
`,
  }),
  kind({
    tags: ['Community', 'Productivity'],
    also: ['Utility'],
    asksFor: 'channels',
    bots: `
Gather | Events with sign-up, waiting list and a reminder that knows your time zone. | Twelve seats, fourteen people, two who can always come spontaneously.
Calendar Crab | Sideways access to any calendar: subscribe, show, remind. | Walks into your channel with next week's dates.
RSVP Raven | Invitations that people answer. | Nevermore: "maybe".
Meetup Mole | Real-life meetings: where, when, who brings cake. | It digs until it finds a place that is near all of you.
Stagehand | Runs your stage events: speakers, order, timer, questions. | Invisible, dressed in black, knows where the tape is.
Bookclub Bea | Picks, pages and discussion nights. | Nobody has finished the book. Bea knows and plans for it.
Film Night Fig | Nominate, vote, watch, rate. | The bot has never chosen a film. We have only ourselves to blame. | Community, Polls
Game Night Gus | Finds the evening and the game that fits who comes. | Five people and one new? Not the four-hour one. | Community, Games
Con Companion | Programme, rooms and changes for conventions. | "Moved to room B" reaches you before you reach room A.
Potluck Polly | Who brings what, so that there are not nine salads again. | Ten salads, that one year.
Volunteer Vera | Shifts, reminders and thanks for volunteers. | She says thank you first, then she asks. | Productivity, Community
Season Ticket | Recurring meetups with a record of who came and what was said. | Number 118 was the one with the power cut.
`,
    features: `
\`/change\` tells those concerned and nobody else
\`/who\` comes, at a glance
Times are shown to everybody in their own zone
[Gather; RSVP Raven; Stagehand; Game Night Gus; Meetup Mole; Volunteer Vera] Waiting lists that move up by themselves
Reminders a day and an hour before, to those who come
Calendar files that update when the plan does
[Gather; Stagehand; Game Night Gus; Film Night Fig; Con Companion] Roles and rooms for the evening, gone the next morning
[Gather; RSVP Raven; Meetup Mole; Season Ticket; Calendar Crab] \`/event\` asks six things and drafts the text
[not Calendar Crab; Con Companion; Stagehand; Volunteer Vera] \`/going\`, \`/maybe\`, \`/cannot\`, each with a note
[Potluck Polly; Meetup Mole; Gather] \`/bring\` shows what is still missing
[not Con Companion; Potluck Polly] \`/repeat\` with exceptions for holidays
[Season Ticket; Volunteer Vera; Bookclub Bea; Gather; RSVP Raven] Attendance without naming and shaming
[Gather; RSVP Raven; Film Night Fig; Stagehand; Con Companion] Posters from your own templates
[not Calendar Crab; Con Companion] A closing question: again?
`,
    remarks: `
4 | Reminders at the right moment, in the right tone.
4 | Organising stopped being a job.
5 | People come. On time. I cannot explain it.
[Potluck Polly] 5 | No more nine salads. We had soup!
[Gather; Calendar Crab; RSVP Raven] 5 | Time zones, waiting list, calendar file. Finished.
[Con Companion] 4 | Moved to room B. I was warned. I felt powerful.
[Bookclub Bea] 4 | "Nobody has finished the book" is painfully accurate.
[Gather; RSVP Raven; Meetup Mole] 3 | The event form is long for quick things. | /event quick asks two questions.
[Volunteer Vera] 5 | Thank you first, then the question. Our volunteers doubled.
`,
    activities: `
[Gather; Film Night Fig; Game Night Gus; Bookclub Bea] Thursday, 19:30
[Con Companion] room B
[Potluck Polly] ten salads
[Gather; RSVP Raven] /event
[Season Ticket] number 118
`,
  }),
  kind({
    tags: ['Community'],
    also: ['Fun', 'Welcome'],
    asksFor: 'react',
    bots: `
Confession Booth | Anonymous messages with a human in between. | Staff see the words and never the name. Cruelty stays in the booth.
Coffee Roulette | Pairs two members a week for a chat. | Fifteen minutes, one opener, no agenda.
Vent Valve | A place to let off steam that empties itself by morning. | Gone at six. Nobody quotes it.
Mentor Match | Brings those who know together with those who would like to. | Six weeks, three meetings, one small goal.
Icebreaker Ike | Good questions for quiet channels. | When nothing has been said for a day, Ike clears his throat.
kindness.exe | Small secret tasks that make somebody's day. | You draw a name and a task. They never learn who.
Pronoun Picker | Pronouns, name and how to say it, on a small card. | With sound, recorded by the person themselves.
Neighbourhood Watchlist | Members by city, opt-in, rounded to ten kilometres. | Close enough for coffee, too far for a knock.
Skill Swap | I teach bread, you teach Blender. | An hour for an hour. Nobody counts minutes.
Lonely Hearts Club Bot | Band names, pen pals and friends for the evening. | Nobody here is looking for romance, and the bot enforces it.
Ask Me Anything Arthur | Runs AMAs: questions by vote, answers in order. | Arthur reads, thanks, and moves on when it gets long.
Table for Six | Six strangers, one dinner topic, one hour of voice. | Somebody always says that they had to go ten minutes ago.
`,
    features: `
\`/how\` explains everything before you take part
\`/me\` shows what is kept, and deletes it
[not Icebreaker Ike; Ask Me Anything Arthur] Opt-in, every part of it
[Confession Booth; Vent Valve; kindness.exe] Anonymous means that we cannot look it up either
[Confession Booth; Ask Me Anything Arthur] A person reads everything before it appears
[not Icebreaker Ike; Ask Me Anything Arthur; Vent Valve; Pronoun Picker] Blocks and wishes are respected silently
[Coffee Roulette; Icebreaker Ike; Table for Six; Mentor Match; Lonely Hearts Club Bot] Openers that are not about the weather
[not Icebreaker Ike; Ask Me Anything Arthur; Vent Valve; Confession Booth; Pronoun Picker] \`/in\` and \`/out\`, whenever you like
[not Icebreaker Ike; Ask Me Anything Arthur; Vent Valve; Confession Booth; Pronoun Picker] \`/pause 2w\` without an explanation
[Icebreaker Ike; Table for Six; Coffee Roulette; Ask Me Anything Arthur] \`/topic\` draws a question, \`/topic deep\` warns you first
\`/report\` reaches the staff and nobody else
[Coffee Roulette; Mentor Match; Skill Swap; Table for Six; Lonely Hearts Club Bot; kindness.exe] Never pairs the same two within a season
[Vent Valve; Confession Booth; Lonely Hearts Club Bot] Numbers for places to get help stand where they are needed
[Coffee Roulette; Mentor Match; Skill Swap; Table for Six] Notes are deleted after a week
`,
    remarks: `
4 | Shy people write to me to say thanks for this one.
4 | Gentle, and nobody is pushed.
5 | Our server feels like a place now.
[Coffee Roulette] 5 | I met my best friend by Coffee Roulette. Week nine.
[Vent Valve] 5 | Gone at six, nobody quotes it. Exactly what we needed.
[Coffee Roulette; Icebreaker Ike; Table for Six] 4 | The openers are good. "What did you believe for too long?" Hours.
[Coffee Roulette; Table for Six; Mentor Match] 4 | Works with 60 people, would be lonely with ten.
[Coffee Roulette] 3 | Pairing on Mondays does not suit shift workers. | You can choose the day since last week.
[Confession Booth] 5 | A human in between makes all the difference.
`,
    activities: `
[Coffee Roulette] two coffees
[Confession Booth; kindness.exe] nobody's name
[Table for Six] six strangers
[Coffee Roulette; Mentor Match; Skill Swap] /in
[Icebreaker Ike; Coffee Roulette] what did you believe?
`,
  }),
  kind({
    tags: ['Community', 'Games'],
    also: ['Fun'],
    asksFor: 'react',
    bots: `
GiveawayGull | Giveaways with fair draws and requirements you can read. | The draw can be repeated by anybody, with the same result. | Community, Utility
Raffle Rabbit | Tickets, draws and a drum roll. | The drum roll is four seconds long. We tested longer. People left.
Contest Crate | Photo, art and writing contests with blind judging. | Names come off, marks go on, names come back. | Community, Images
Advent Door | Twenty-four doors with something behind each. | You write what is behind them. It opens no door before its day.
Scavenger Hound | Riddles hidden in channels, topics and pictures. | Our best hunt lasted three days and ended in the rules channel, which was the plan.
Egg Hunt | Eggs appear, the fastest finds one, everyone shares. | Half of each egg goes to the pot for the slow ones.
Secret Santa Sorter | Draws names, keeps secrets, forwards questions. | "What is your size?" travels through the bot, so nobody is found out. | Community, Fun
Prize Locker | Codes and keys kept safe until a winner opens the locker. | No more keys in the wrong message. | Utility, Community
Bingo Hall | Bingo with your own words, for streams and meetings. | Free space: "can you hear me?"
Photo Safari | Weekly photo hunts with a list of five. | Something round, something blue, something that looks at you.
TriviaTrophy | Leagues and trophies for servers that compete with each other. | The trophy moves. So far it has travelled through 31 servers.
Spring Games | Eight silly disciplines in one week. | Emoji relay. Silent debate. Cow noises, judged by a farmer.
`,
    features: `
\`/rules\` in three sentences
[not Secret Santa Sorter; Prize Locker] \`/score\` for now, \`/score all\` for history
\`/new\` leads through it step by step
Newcomers may join halfway
Starts and ends by itself, at the hour you set
Everything can be prepared in a hidden channel
[GiveawayGull; Raffle Rabbit; Secret Santa Sorter; Prize Locker] Draws come with a seed and can be checked by anybody
[GiveawayGull; Raffle Rabbit; Contest Crate; Prize Locker] Requirements in words: member for a week, has spoken, did not win last time
[GiveawayGull; Raffle Rabbit] Alternates are drawn at once, in case nobody answers
[GiveawayGull; Raffle Rabbit; Contest Crate; Photo Safari] No tags, no follows, no links to click
[GiveawayGull; Raffle Rabbit; Contest Crate; Prize Locker; Bingo Hall] Winners are told in private first
[GiveawayGull; Raffle Rabbit; Contest Crate; Prize Locker] \`/start\` with a prize, an end and a number of winners
[GiveawayGull; Raffle Rabbit] \`/reroll\` wants a reason
[GiveawayGull; Raffle Rabbit; Secret Santa Sorter] \`/verify\` repeats the draw before your eyes
[GiveawayGull; Raffle Rabbit; Contest Crate; Photo Safari] \`/entries\` counts, without names
[Prize Locker; GiveawayGull; Raffle Rabbit] Codes are encrypted until somebody opens them
[Contest Crate; Photo Safari; Spring Games] Blind judging with as many judges as you have
Accessible by keyboard, with time enough
`,
    remarks: `
4 | We do this every year now.
4 | Well made and good-humoured.
5 | Whole server took part, even the accountants.
[GiveawayGull; Raffle Rabbit] 5 | /verify ended the "it is rigged" messages for good.
[Spring Games] 5 | Cow noises, judged by a farmer. Highlight of my spring.
[Secret Santa Sorter] 4 | Secret Santa without a spreadsheet. Forwarding questions is brilliant.
[TriviaTrophy] 4 | The trophy is in our server NOW.
[GiveawayGull; Raffle Rabbit; Contest Crate] 3 | Good, requirements took me a moment to understand.
[GiveawayGull; Raffle Rabbit] 5 | No follow-this-like-that. Just a fair draw.
[GiveawayGull; Raffle Rabbit] 1 | I never win. | The draw is fair. We checked yours twice, and we are sorry.
`,
    activities: `
[Advent Door] door 17
[Raffle Rabbit; GiveawayGull] the drum roll
[Spring Games] moo
[GiveawayGull; Raffle Rabbit] /verify
[Photo Safari] something round
`,
  }),
]
