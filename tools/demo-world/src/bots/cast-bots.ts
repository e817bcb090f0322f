import { PEOPLE } from '../ids.ts'
import { bot } from './bot.ts'

/** The bots of the named people. Numbers 1 to 9 have names in `BOTS`. */
export const castBots = [
  bot({
    n: 1,
    name: 'Hedgewarden',
    mainOwner: PEOPLE.bruno,
    additionalOwners: [PEOPLE.carla],
    tags: ['Moderation', 'Logging', 'Utility'],
    servers: 8412,
    age: 420,
    prefix: 'h!',
    asksFor: 'guard',
    avatar: 'animated',
    support: 'hedgewarden-demo',
    website: 'https://hedgewarden.example',
    github: 'hedgewarden',
    twitter: 'hedgewarden',
    activity: 'Trimming 8,412 hedges',
    short:
      'Quiet moderation: filters, timeouts and a log that a tired moderator can read at 3 a.m.',
    long: `
## A hedge, not a wall

Hedgewarden keeps a server tidy without shouting about it. It removes what your rules say, tells the author why in a private message, and writes one line to the log.

### What it does

- **Filters** for invites, mass mentions, zalgo text and your own word list, with exceptions per channel and role
- **Timeouts that grow**: five minutes, an hour, a day, then a human is asked
- **Notes** on members that only the staff sees
- **Undo** for a week: \`/undo 4821\` brings back the message, lifts the timeout and says sorry

### Getting started

1. Invite the bot and run \`/setup\`
2. Choose a channel for the log
3. Copy a rule set: \`/rules import calm\`

Rules are plain text, so you can keep them in a repository:

\`\`\`yaml
invites: delete
mentions: { limit: 6, then: timeout 10m }
words: [buy followers, free gift]
\`\`\`

The [handbook](https://hedgewarden.example/handbook) explains every option. Nothing that your members write is stored longer than seven days.
`,
    remarks: [
      [
        5,
        'Set it up in ten minutes, forgot it for three months, came back to a server that still likes each other. The undo command alone is worth the invite.',
        'Undo exists because I once timed out my own mother. Glad it helps.',
      ],
      [4, 'Great filters. I would like the weekly report as a file and not only as a message.'],
      [5, 'Cel mai bun jurnal de moderare pe care l-am folosit. Se citește ca un ziar.'],
      [3, 'Does what it says, but the rule file takes an evening to learn.'],
    ],
  }),
  bot({
    n: 2,
    name: 'Sundial',
    mainOwner: PEOPLE.bruno,
    tags: ['Productivity', 'Utility'],
    servers: 0,
    serversFrom: 'unknown',
    age: 2,
    status: 'pending',
    asksFor: 'talk',
    banner: 'none',
    github: 'sundial',
    short: 'Reminders in plain words that know which time zone each member lives in.',
    long: `
## Reminders that know where you are

Write \`/remind everyone Friday after lunch: retro\` and each member is reminded after *their own* lunch.

- Understands "in an hour and a half", "every other Tuesday", "the last day of the month"
- Moves with daylight saving, and says so a day before it happens
- Snooze by reaction: one clock is ten minutes, two clocks are an hour

Time zones are kept per member and never shown to anybody else. Delete yours with \`/timezone forget\`.

Questions are welcome in the [issue tracker](https://github.com/botanica-demo/sundial).
`,
  }),
  bot({
    n: 3,
    name: 'Coinwheel',
    mainOwner: PEOPLE.bruno,
    tags: ['Economy', 'Games'],
    servers: 31,
    serversFrom: 'staff',
    age: 38,
    status: 'rejected',
    reason: 'The wheel can be bought with real money. Please remove the shop and submit it again.',
    brokenRules: ['discord-terms'],
    asksFor: 'react',
    avatar: 'none',
    online: 'offline',
    short: 'Spin a wheel once a day and win server coins, badges or a goat.',
    long: `
## One spin a day

Everybody gets one spin. The wheel has twelve fields, and the staff writes what is on them.

- \`/spin\` for today's turn
- \`/wheel edit\` to change the fields
- \`/coins top\` for the rich list

### The goat

One field in a thousand gives you the goat. The goat does nothing. People trade houses for it.

Coins stay inside your server and cannot be sent to another one.
`,
  }),
  bot({
    n: 4,
    name: 'Starling',
    mainOwner: PEOPLE.bruno,
    tags: ['Music', 'Fun'],
    servers: 41_230,
    age: 700,
    certified: true,
    prefix: 's!',
    asksFor: 'voice',
    avatar: 'animated',
    banner: 'animated',
    support: 'starling-demo',
    website: 'https://starling.example',
    github: 'starling',
    youtube: 'starlingbot',
    activity: 'A murmuration in C minor',
    short: 'Music that starts in a second, keeps its place, and remembers what your channel likes.',
    long: `
## Music for voice channels

Starling joins, plays, and gets out of the way. No premium wall in front of the volume slider.

### Highlights

- **Starts fast**: the first note within a second, most of the time
- **Keeps its place**: restart the bot, lose your connection, go for dinner. The song waits where it was
- **Crossfade**, equaliser, and a night mode that takes the edge off after eleven
- **Fair queue**: nobody gets two songs in a row while others wait

### Commands

- \`/play\` takes a link, a search, or a file that you attach
- \`/queue fair\` turns the fair queue on
- \`/lyrics\` shows them line by line
- \`/flock\` plays in several servers in step

Read how the fair queue counts in the [notes](https://starling.example/fair-queue), or ask in the support server. Artists who would rather not be played can write to us.
`,
    remarks: [
      [
        5,
        'The fair queue ended a two-year argument in our Friday channel. Nobody gets three sea shanties in a row any more.',
        'Sea shanties were the test case.',
      ],
      [5, 'Pornește instant și nu întrerupe niciodată. Muzica merge și după ce cade internetul.'],
      [4, 'Crossfade is lovely. Lyrics are sometimes a line late.'],
      [5, 'We ran /flock with nine servers for a listening party and it stayed in step. Magic.'],
    ],
  }),
  bot({
    n: 5,
    name: 'Papertrail',
    mainOwner: PEOPLE.rita,
    tags: ['Logging', 'Moderation'],
    servers: 12,
    serversFrom: 'unknown',
    age: 1,
    status: 'pending',
    asksFor: 'logs',
    short: 'Turns the audit log into sentences, with a link to what was there before.',
    long: `
## The audit log, in sentences

> *Mara renamed #general to #general-but-calm. It had the old name for 214 days.*

Papertrail reads the audit log of your server and writes each change as one sentence into a channel.

- Before and after for names, topics, permissions and roles
- Quiet hours: at night the sentences are collected and posted at breakfast
- \`/trail who\` and \`/trail when\` answer the two questions that everybody asks

It cannot read messages, and it does not ask for that permission.
`,
  }),
  bot({
    n: 6,
    name: 'Orchard',
    mainOwner: PEOPLE.paula,
    tags: ['Economy', 'Games', 'Community'],
    servers: 17_905,
    age: 365,
    prefix: 'o.',
    asksFor: 'react',
    avatar: 'animated',
    support: 'orchard-demo',
    website: 'https://orchard.example',
    instagram: 'orchardbot',
    activity: 'Harvest in 12 min',
    short: 'An economy that grows on trees: plant, wait, harvest together, and bake the surplus.',
    long: `
## An economy with seasons

Members plant trees with the coins that they earn by talking. Trees grow in real days. Harvest too early and you get cider.

### A year in the orchard

- **Spring**: plant, graft, name your tree
- **Summer**: water it with \`/water\`, or pay a neighbour to
- **Autumn**: the harvest is shared, because somebody has to hold the ladder
- **Winter**: bake, trade, plan

### For the staff

Prices, seasons and the size of the orchard are yours to set. \`/orchard freeze\` stops everything during exams.

\`\`\`
/orchard season length:14d
/orchard price sapling:120
\`\`\`

There is no way to buy coins, and there never will be. The [almanac](https://orchard.example/almanac) lists all 38 kinds of fruit.
`,
    remarks: [
      [
        5,
        'My quince tree is called Gerald and has its own channel now. Send help, or fertiliser.',
        'Gerald is in the almanac under notable trees.',
      ],
      [5, 'An economy bot that is not a slot machine. Thank you.'],
      [4, 'Lovely, but winter is long in a small server.'],
    ],
  }),
  bot({
    n: 7,
    name: 'Lanternfish',
    mainOwner: PEOPLE.paula,
    tags: ['Fun', 'Images', 'Community'],
    servers: 3120,
    age: 210,
    asksFor: 'pictures',
    support: 'lanternfish-demo',
    activity: 'Glowing softly',
    short: 'A photo prompt every evening, a gallery every Sunday, and no likes in between.',
    long: `
## One prompt an evening

At an hour of your choice Lanternfish asks for a picture: *something blue*, *the oldest thing on your desk*, *your street without people*.

- Answers stay hidden until midnight, so that nobody copies
- On Sunday they become a gallery in a thread
- Prompts come from a list of 700, from your members, or from both

Use \`/prompt suggest\` to add one. Location data is stripped from every file before it is posted.

Made for servers that are tired of counting reactions.
`,
    remarks: [
      [5, 'The kindest thing in our server. People who never speak post a photo every night.'],
      [
        4,
        'I wish the gallery could be exported.',
        'It can since last week: /gallery export. Enjoy!',
      ],
    ],
  }),
  bot({
    n: 8,
    name: 'Ladder',
    mainOwner: PEOPLE.lia,
    tags: ['Levelling', 'Community'],
    servers: 150,
    age: 160,
    asksFor: 'roles',
    banner: 'none',
    github: 'ladder',
    short: 'Levels without spam: one rung for each day on which you helped somebody.',
    long: `
## Levels for helping, not for typing

Most levelling bots count messages. Ladder counts *days on which somebody thanked you*.

- A thank-you is a reply with a word from your list, in any language
- One rung a day at most, so there is nothing to farm
- Roles at the rungs that you choose: \`/rung 10 role:@Regular\`

The board is off by default. Turn it on with \`/board on\` if your people enjoy that sort of thing.
`,
    remarks: [
      [5, 'Finally a ladder that the quiet helpers climb.'],
      [4, 'Clever idea, and it really is impossible to farm. We tried.'],
    ],
  }),
  bot({
    n: 9,
    name: 'Pocket Almanac',
    mainOwner: PEOPLE.lia,
    tags: ['Utility', 'Fun'],
    servers: 40,
    serversFrom: 'stale',
    age: 75,
    asksFor: 'talk',
    avatar: 'none',
    online: 'idle',
    short: 'Sunrise, moon, name days and what grows now, in one small message each morning.',
    long: `
## Good morning

Each morning, at sunrise where your server says it lives:

- the length of the day, and how much was won or lost
- the phase of the moon
- whose name day it is, in eleven calendars, *Romanian included*
- what may be sown, planted or picked

Set a place with \`/almanac place\`, choose the lines with \`/almanac lines\`. All of it is computed, nothing is fetched.
`,
    remarks: [[5, 'Onomastica în fiecare dimineață, fără reclame. Bunica e pe Discord acum.']],
  }),
  bot({
    n: 10,
    name: 'Mossy',
    mainOwner: PEOPLE.lia,
    tags: ['Welcome', 'Community'],
    servers: 1024,
    age: 300,
    asksFor: 'roles',
    support: 'mossy-demo',
    activity: 'Soft landings',
    short:
      'Welcomes people slowly: a wave first, the rules when they ask, roles when they are ready.',
    long: `
## A soft landing

New members are greeted with a wave and a question, not with a wall of embeds.

1. Mossy waves. If the newcomer waves back, a thread opens
2. In the thread: three questions that you wrote
3. The answers give roles, and the thread closes itself

### Good to know

- Works without any permission beyond *Manage Roles*
- \`/mossy preview\` shows you what a newcomer sees
- Nobody is pinged after 22:00 server time
`,
    remarks: [
      [5, 'Half of our newcomers wave back. Before Mossy one in ten said anything.'],
      [3, 'Sweet, but I could not find out how to skip the questions for old friends.'],
    ],
  }),
  bot({
    n: 11,
    name: 'Tidepool',
    mainOwner: PEOPLE.lia,
    tags: ['Polls', 'Utility'],
    servers: 312,
    age: 130,
    asksFor: 'talk',
    banner: 'missing',
    short: 'Polls that end with a decision: ranked choice, a deadline, and a sentence to quote.',
    long: `
## From question to decision

Tidepool runs ranked polls and ends each with one sentence that you can paste into your minutes.

- **Ranked choice** by default, yes or no when that is enough
- **Deadlines** in words: \`/poll "Which book?" until Sunday\`
- **Secret or open**, chosen before the first vote and never after
- **Quorum**: the poll stays open until enough people came by

The rounds are shown as a small table, so that nobody has to trust the arithmetic.
`,
    remarks: [
      [5, 'Ranked choice and a quorum. Our book club has not split since.'],
      [4, 'The closing sentence is such a good idea. Colours could be calmer.'],
    ],
  }),
  bot({
    n: 12,
    name: 'Quillon',
    mainOwner: PEOPLE.lia,
    tags: ['RPG', 'Games'],
    servers: 6,
    serversFrom: 'unknown',
    age: 3,
    status: 'pending',
    asksFor: 'talk',
    banner: 'none',
    online: 'dnd',
    short: 'Duels by letter: two players, sealed moves, one reveal a day.',
    long: `
## A duel takes a week

Two players write their moves in secret. At noon both are opened and a paragraph tells what happened.

- Four stances, three lines, one feint for each duel
- Spectators may bet **honour**, which cannot be spent on anything
- \`/duel challenge\` to begin, \`/duel yield\` to end with grace

The story is composed from 2,400 hand-written sentences. No model, no repetition within a month.
`,
  }),
]
