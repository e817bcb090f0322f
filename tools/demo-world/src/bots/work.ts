import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

/** Community, productivity, finance and AI. */
export const workBots = [
  bot({
    n: 51,
    name: 'Pressed Flowers',
    mainOwner: MEMBERS.hana,
    tags: ['Community', 'Images'],
    servers: 9230,
    age: 590,
    asksFor: 'react',
    avatar: 'animated',
    banner: 'still',
    support: 'pressed-demo',
    website: 'https://pressed.example',
    activity: 'Between pages',
    short: 'A starboard that feels like an album: the best messages, pressed and kept in order.',
    long: `
## An album of good messages

When enough people react with a flower, the message is pressed: copied into the album channel with its date, its author and a link.

- The number of flowers follows the size of the room
- Authors may say no, once and for all: \`/press never\`
- **On this day** brings back one page each morning
- At the end of the year the album becomes a PDF for the whole server

### Details

Edits are followed for an hour, deletions for ever. Pictures are kept in the size in which they were posted.
`,
    remarks: [
      [
        5,
        'We print the PDF each December. Five volumes by now.',
        'This makes the whole bot worth it.',
      ],
      [5, '"On this day" showed us a message of a friend who died. Thank you for keeping it.'],
      [4, 'Flowers instead of stars changes the mood more than one would think.'],
    ],
  }),
  bot({
    n: 52,
    name: 'Birthday Cakewalk',
    mainOwner: MEMBERS.patrick,
    tags: ['Community', 'Fun'],
    servers: 25_940,
    age: 470,
    asksFor: 'roles',
    avatar: 'still',
    banner: 'animated',
    support: 'cakewalk-demo',
    activity: '14 candles today',
    short: 'Remembers birthdays without years, bakes a text cake, and lends a role for the day.',
    long: `
## Day and month, never the year

Tell it your day. On that day you get a cake, a role and exactly one message, at nine in *your* morning.

- No years are stored, so no ages are shown
- 29 February is asked which neighbour it prefers
- \`/cake\` draws a cake with as many layers as the server has years

### For the staff

One list of the coming month, visible to you alone. Members can leave it with one command, and the command is in every message.

Name days work too: \`/nameday\`. They are popular where Ștefan, Ioana and Maria are.
`,
    remarks: [
      [5, 'Nine in my morning, not in theirs. First bot to get that right.'],
      [4, 'The cakes are ridiculous. Keep going.'],
      [5, 'Și onomastica! De Sfânta Maria a rămas fără frișcă.'],
    ],
  }),
  bot({
    n: 56,
    name: 'Standup Comedian',
    mainOwner: MEMBERS.maya,
    tags: ['Productivity', 'Fun'],
    servers: 3480,
    age: 280,
    asksFor: 'talk',
    github: 'standup-comedian',
    website: 'https://standup.example',
    activity: 'Is this thing on?',
    short: 'Daily stand-ups by message: three questions, one summary, and a heckle if you skip.',
    long: `
## Three questions, then the stage

At your hour the bot asks what you did, what you do, and what is in the way. It collects the answers and posts one summary when the last of the team has spoken.

- **Per person time zones**, so nobody stands up at midnight
- **Blockers** get a thread and the right people in it
- **Heckles** for those who skip, from mild to theatrical, off by default

\`\`\`
/standup create team:design at:09:30
/standup skip until:monday
\`\`\`

Weekly: a retro with the sentences that were said most. See [examples](https://standup.example/examples).
`,
    remarks: [
      [5, 'Replaced a 30-minute call. The heckles are on. Morale is up.'],
      [4, 'Good summaries. Would love a digest by mail.'],
    ],
  }),
  bot({
    n: 57,
    name: 'Minutes',
    mainOwner: MEMBERS.priya,
    tags: ['Productivity', 'AI'],
    servers: 88,
    serversFrom: 'unknown',
    age: 24,
    status: 'rejected',
    reason:
      'It joins voice channels and transcribes without telling the people in them. Please announce it and ask first.',
    brokenRules: ['no-spying', 'minimal-data'],
    asksFor: 'voice',
    online: 'idle',
    short: 'Writes the minutes of a voice meeting while it happens.',
    long: `
## The minutes write themselves

Invite Minutes to a voice channel and it writes down who said what, as a thread, while you speak.

- Decisions are marked with a tick, questions with a hook
- \`/minutes send\` posts them to a channel or as a file
- Speakers can strike their own sentences for ten minutes

Works in English, Hindi and Tamil. Audio is dropped as soon as it has become text.
`,
  }),
  bot({
    n: 58,
    name: 'Ledgerdemain',
    mainOwner: MEMBERS.elif,
    tags: ['Finance', 'Utility'],
    servers: 2690,
    age: 340,
    asksFor: 'talk',
    banner: 'still',
    support: 'ledger-demo',
    website: 'https://ledgerdemain.example',
    activity: 'You owe Sam a coffee',
    short: 'Splits bills among friends and finds the fewest payments that settle everything.',
    long: `
## Who owes whom

Write what you paid and for whom. At the end the bot finds the smallest number of payments that makes everybody even.

- Uneven shares, tips, and the friend who only had soup
- Forty currencies at the day's central bank rate
- \`/settle\` shows the payments; *you* make them, the bot never touches money
- Export to CSV for the treasurer

### Example

\`\`\`
/paid 84 EUR for dinner with @ana @joe @kit
/paid 12 EUR for taxi with @kit
/settle
\`\`\`

No tokens, no wallets, no interest. Just [arithmetic](https://ledgerdemain.example/how) and friendship.
`,
    remarks: [
      [5, 'Eleven people, nine days, four currencies, and we settled with six payments.'],
      [5, 'Ne-a salvat excursia. Și prietenia.'],
      [4, 'Love that it never touches money.'],
    ],
  }),
  bot({
    n: 59,
    name: 'Footnote',
    mainOwner: MEMBERS.samir,
    tags: ['AI', 'Productivity', 'Utility'],
    servers: 6240,
    age: 220,
    prefix: 'fn!',
    asksFor: 'talk',
    support: 'footnote-demo',
    website: 'https://footnote.example',
    twitter: 'footnotebot',
    activity: 'See note 3',
    short: 'Summaries and answers in which every sentence links to the message it came from.',
    long: `
## No sentence without a source

Ask for a summary of a channel, a thread or a day. Each sentence carries a number, and each number leads to a message.

- \`/summary since:monday\` for those who were away
- \`/ask\` answers from your own pinned messages and documents, or says *not found here*
- \`/dispute 3\` marks a note as wrong, for everybody to see

### What it does not do

- It does not answer from general knowledge
- It does not read channels that you cannot read
- It does not keep your texts; the index lives for as long as the bot is in the server

How it is [tested](https://footnote.example/tests), with all failures, is public.
`,
    remarks: [
      [5, '"Not found here" is the most honest answer any assistant has ever given me.'],
      [4, 'Excellent after holidays. Long threads take a minute.'],
      [
        5,
        'Every claim has a link. I cannot go back.',
        'Neither can we, which is rather the point.',
      ],
    ],
  }),
  bot({
    n: 60,
    name: 'Parrot Court',
    mainOwner: MEMBERS.oleg,
    tags: ['AI', 'Fun'],
    servers: 140,
    serversFrom: 'stale',
    age: 55,
    status: 'rejected',
    reason: 'Imitates members by name without asking them. Fine once it is opt-in.',
    brokenRules: ['no-unwanted-messages'],
    asksFor: 'talk',
    banner: 'none',
    short: 'Puts your server on trial: a parrot judge, two imitated lawyers, one verdict.',
    long: `
## All rise for the parrot

Accuse a friend of a small crime, such as *ate the last slice*. The court hears both sides and the parrot decides.

- Lawyers speak in the style of the people whom you name
- The verdict rhymes
- Sentences are limited to fetching tea

\`/court @friend charge:"muted himself and kept talking"\`

Court is in session from nine to nine. Appeals go to a second parrot, who is stricter.
`,
  }),
]
