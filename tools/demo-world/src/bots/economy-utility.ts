import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

export const economyAndUtilityBots = [
  bot({
    n: 22,
    name: 'Barter Town',
    mainOwner: MEMBERS.diego,
    tags: ['Economy', 'Games', 'RPG'],
    servers: 22_640,
    age: 570,
    prefix: 'bt!',
    asksFor: 'react',
    avatar: 'animated',
    support: 'bartertown-demo',
    website: 'https://bartertown.example',
    activity: 'Two goats for a lamp',
    short: 'A market without money: swap goats for lamps until you own the town hall.',
    long: `
## No coins, only deals

Everybody starts with three things. The town wants forty others. Whoever talks best ends up with the town hall.

### How a deal works

- \`/offer goat for lamp\` puts a sign on your stall
- The other side may haggle three times, in words
- A handshake is a reaction from both, and it is final

### Why people stay

- **Seasons** of six weeks with a museum of famous deals
- **Guilds** that store what their members cannot carry
- **Rumours**, one a day, half of them true

Staff can rename all goods: a server of gardeners trades bulbs, one of sailors trades knots. See the [catalogue](https://bartertown.example/goods).
`,
    remarks: [
      [5, 'I have talked a stranger out of a lighthouse. I feel powerful and slightly ashamed.'],
      [4, 'Needs a busy server, then it is wonderful.'],
      [5, 'We renamed everything to bicycle parts. Best month of the club.'],
    ],
  }),
  bot({
    n: 23,
    name: 'Acorn Bank',
    mainOwner: MEMBERS.freya,
    tags: ['Economy', 'Levelling'],
    servers: 640,
    age: 180,
    asksFor: 'react',
    banner: 'none',
    short: 'Save acorns by being around, spend them on silly titles, lose some to squirrels.',
    long: `
## A bank with squirrels

Acorns fall while people talk. Put them in the bank, or the squirrels get a tenth each night.

- \`/acorns\` shows your hoard
- \`/bury 20\` hides them in a channel; whoever digs there first keeps them
- \`/title\` sells titles, from *Twig* to *Undersecretary of Leaves*

Balances can be exported by the staff and reset without drama at the end of a term.
`,
    remarks: [
      [4, 'The nightly squirrel report is the most read message in our server.'],
      [5, 'I am the Undersecretary of Leaves and I will not be taking questions.'],
    ],
  }),
  bot({
    n: 24,
    name: 'Q',
    username: 'Q',
    mainOwner: MEMBERS.maya,
    tags: ['Utility', 'Tickets', 'Productivity'],
    servers: 1880,
    age: 270,
    asksFor: 'talk',
    support: 'q-demo',
    activity: 'A',
    short: 'Answers the question that is asked every day, with the answer that you wrote once.',
    long: `
## A

Write the answer once. Q recognises the question when it comes back in other words.

- Learns from a **pinned message**, a forum post or a file
- Suggests, never insists: the answer appears with *Was this it?*
- When it was not, the question goes to a human and becomes a new entry

### Commands

- \`/q add\` and \`/q edit\`
- \`/q gaps\` lists what was asked and not answered this month

Matching happens on our side with words and their stems, in English, Romanian, German and French.
`,
    remarks: [
      [
        5,
        'Twelve members asked where the wiki is. Twelve were answered by Q. I have my evenings back.',
        'Where is the wiki, by the way?',
      ],
      [4, '/q gaps is the feature that I did not know I needed.'],
    ],
  }),
  bot({
    n: 25,
    name: 'Weathervane',
    mainOwner: MEMBERS.anouk,
    tags: ['Utility', 'Images'],
    servers: 6450,
    age: 640,
    asksFor: 'pictures',
    support: 'weathervane-demo',
    website: 'https://weathervane.example',
    instagram: 'weathervanebot',
    activity: 'Light rain, gusts of memes',
    short: 'Forecasts that fit in a message, drawn as a small chart that also works in the dark.',
    long: `
## Weather, drawn small

\`/weather Delft\` gives one picture: twenty-four hours of temperature, rain and wind, readable at the size of a thumb.

- Two themes, tested with people who do not see colours the usual way
- **Warnings** from national services, in their own words and with a link
- A morning forecast for the place that most of your server lives near

Units follow the reader: \`/weather units\` is kept per member.

The charts are rendered by us; see [how they are drawn](https://weathervane.example/charts).
`,
    remarks: [
      [5, 'Prettiest weather on the internet, and I work in meteorology.'],
      [5, 'Avertizările vin în română, cu sursă. Excelent.'],
      [4, 'Could use snow depth. Otherwise perfect.'],
    ],
  }),
  bot({
    n: 26,
    name: 'Threadkeeper',
    mainOwner: MEMBERS.noah,
    tags: ['Utility', 'Community'],
    servers: 3350,
    age: 300,
    asksFor: 'channels',
    banner: 'none',
    github: 'threadkeeper',
    short:
      'Keeps threads alive, archives the ones that are done, and finds the one from last March.',
    long: `
## Where was that thread?

- **Alive**: threads that you mark never fall asleep
- **Done**: \`/done\` closes one with a line that says what came of it
- **Found**: \`/threads garden fence\` searches titles and closing lines

Every Monday a list of open threads goes to whoever started them, with two buttons: *still open* and *done*.

That is all. It has done only this since 2022 and it does it well.
`,
    remarks: [
      [5, 'The Monday list cut our open threads from 300 to 40.'],
      [5, 'Does one thing. Does it well. Has not changed. Bliss.'],
    ],
  }),
  bot({
    n: 27,
    name: 'Thoroughly Punctual Reminder Bot',
    mainOwner: MEMBERS.mei,
    tags: ['Utility', 'Productivity', 'Community', 'Polls', 'Fun'],
    servers: 740,
    age: 150,
    prefix: 'punctual!',
    asksFor: 'talk',
    short: 'Its name is as long as its patience: reminders that wait until you are really there.',
    long: `
## Reminders with patience

A reminder is useless while you are asleep. This one waits until you have written something, or until your usual hour, and then it is very punctual.

- \`punctual! remind me to water the ferns when I am next around\`
- Shared reminders stop for everybody as soon as one person says *done*
- \`punctual! what did I forget\` is answered honestly

### About the name

It has exactly thirty-two characters, which is as many as the platform allows. We counted.
`,
    remarks: [
      [4, 'The name breaks our member list and I would not have it any other way.'],
      [5, 'It waited until I woke up. I felt seen.'],
    ],
  }),
  bot({
    n: 28,
    name: 'بستان 🌿 Bustān',
    username: 'bustan',
    discriminator: '0',
    mainOwner: MEMBERS.zainab,
    tags: ['Translation', 'Community', 'Utility'],
    servers: 1290,
    age: 200,
    asksFor: 'talk',
    website: 'https://bustan.example',
    activity: 'مرحبا',
    short:
      'Arabic and Latin scripts side by side: transliteration, translation, and names that fit.',
    long: `
## بستان means garden

Bustān helps servers in which some write from right to left and some from left to right.

- **Transliteration** both ways: \`/write salaam\` answers سلام
- **Translation** between Arabic, English, French and Romanian
- **Names**: suggests a spelling that both halves of the server can read

### Layout

Mixed lines are split, so that punctuation stays where it belongs. It is a small thing, and it is the reason why this bot exists.

Dialects are marked as such; corrections go to [the form](https://bustan.example/corrections).
`,
    remarks: [
      [5, 'شكرا! Finally punctuation on the correct side.'],
      [5, 'Our exchange programme runs on this. Transliteration is spot on.'],
    ],
  }),
  bot({
    n: 29,
    name: 'Quarterpound',
    mainOwner: MEMBERS.ben,
    tags: ['Utility', 'Fun'],
    servers: 4710,
    age: 390,
    asksFor: 'talk',
    banner: 'truncated',
    activity: '0.113 kg',
    short: 'Sees "it is 90 degrees here" and quietly adds what that means elsewhere.',
    long: `
## Units, quietly

When somebody writes a measure, Quarterpound adds a small reaction. Press it and you see the value in *your* units. Nobody else is bothered.

- Temperature, length, weight, volume, fuel, shoe sizes
- Cups and sticks of butter, by ingredient, because flour is not sugar
- Currencies by yesterday's central bank rate

\`/units mine metric\` is remembered everywhere. Ask it for furlongs per fortnight, it has heard worse.
`,
    remarks: [
      [5, 'Flour is not sugar. Whoever wrote that has baked.'],
      [4, 'Reactions instead of replies, so it never gets in the way.'],
      [5, 'Furlongs per fortnight: confirmed.'],
    ],
  }),
  bot({
    n: 30,
    name: 'Timezone Tango',
    mainOwner: MEMBERS.mei,
    tags: ['Utility', 'Productivity'],
    servers: 9150,
    age: 345,
    asksFor: 'talk',
    support: 'tango-demo',
    github: 'timezone-tango',
    activity: 'It takes two',
    short: 'Finds the hour that hurts least when your people live in nine time zones.',
    long: `
## The hour that hurts least

\`/tango\` with a few names shows a strip for each: asleep, working, awake. The best hour is marked, and who suffers is said openly.

- **Rotation**: for weekly meetings the pain moves round, fairly
- **Timestamps**: write *15:00 Lisbon* and everybody reads their own time
- **Holidays** of 60 countries, including the moving ones

Members set a city, never an address. The strip shows hours and no names to outsiders.
`,
    remarks: [
      [5, 'The rotation made our standing meeting fair for the first time in four years.'],
      [
        4,
        'Great. Dance puns in every message, be warned.',
        'They can be turned off: /tango puns off.',
      ],
    ],
  }),
]
