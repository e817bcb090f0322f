import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

/** Games, role playing, anime and pictures. */
export const playBots = [
  bot({
    n: 43,
    name: 'Tabletop Owl',
    mainOwner: MEMBERS.priya,
    tags: ['Games', 'Fun'],
    servers: 8040,
    age: 370,
    prefix: 'owl!',
    asksFor: 'pictures',
    avatar: 'animated',
    support: 'owl-demo',
    website: 'https://owl.example',
    activity: 'Sicilian, move 14',
    short: 'Chess, draughts, go and nine men’s morris, by message, at the speed of a letter.',
    long: `
## Slow games for busy people

A move a day, or a move a minute. The owl remembers the board and whose turn it is.

- **Chess** with all the rules, including the ones that you argue about
- **Go** on 9, 13 and 19 lines
- **Draughts** in three national flavours
- **Nine men's morris**, because somebody's grandfather asked

### Boards

Boards are drawn with coordinates and large pieces. \`/board text\` gives one that a screen reader can follow, square by square.

\`\`\`
/chess @friend time:1d
/move Nf3
/takeback
\`\`\`

Games can be exported as PGN or SGF. The [puzzles](https://owl.example/puzzles) are free for clubs.
`,
    remarks: [
      [5, 'My brother is at sea. We have been on move 31 since June.'],
      [5, 'The text board is the first one that I can really use with my reader. Thank you.'],
      [4, 'Draughts rules are correct! All three of them!'],
    ],
  }),
  bot({
    n: 44,
    name: 'Word Hedge',
    mainOwner: MEMBERS.ben,
    tags: ['Games', 'Fun'],
    servers: 18,
    serversFrom: 'unknown',
    age: 2,
    status: 'pending',
    asksFor: 'react',
    avatar: 'none',
    banner: 'none',
    short: 'A daily word maze that a whole server solves together, one letter each.',
    long: `
## One letter each

Every day a new maze of letters. Each member may place **one**. By evening the server has found its way out, or it has not.

- Three sizes: box, privet, yew
- Hints cost a letter
- The finished hedge is posted as text, with the names of those who helped

Word lists exist for English, Romanian and Dutch. \`/hedge skip\` is for days on which nobody is awake.
`,
  }),
  bot({
    n: 45,
    name: 'Șeptic',
    mainOwner: MEMBERS.matei,
    tags: ['Games', 'Română', 'Fun'],
    servers: 1470,
    age: 410,
    prefix: 'ș!',
    asksFor: 'pictures',
    support: 'septic-demo',
    github: 'septic',
    activity: 'Tai cu șeptarul',
    short:
      'Șeptic, tabinet, macao și cruce, la masă cu prietenii, cu reguli de casă configurabile.',
    long: `
## La o masă de cărți

Patru jocuri, două sau patru locuri, o singură regulă de la noi: cine trișează spală vasele.

- **șeptic** în doi sau în patru, cu taiere la vedere
- **tabinet** cu numărătoare automată
- **macao** cu regulile de la tine din cartier: \`/macao reguli\`
- **cruce** pentru cei cu răbdare

### Mese

\`/masa deschide\` și aștepți. Cine intră târziu se uită, comentează și nu spune ce cărți are celălalt.

Cărțile sunt desenate cu indici mari, ca să se vadă și pe telefon, și au descriere text pentru cititoarele de ecran.
`,
    remarks: [
      [5, 'Regulile de macao din cartierul meu EXISTĂ aici. Am înnebunit.'],
      [5, 'Am jucat cruce cu tata de la 2.000 km. Mulțumesc.', 'Să-i transmiți că a tras de timp.'],
      [4, 'Tabinetul numără corect, spre deosebire de vărul meu.'],
    ],
  }),
  bot({
    n: 46,
    name: 'Dungeon Postman',
    mainOwner: MEMBERS.kwame,
    tags: ['RPG', 'Games'],
    servers: 12_260,
    age: 430,
    prefix: 'dp!',
    asksFor: 'channels',
    avatar: 'animated',
    support: 'postman-demo',
    website: 'https://postman.example',
    activity: 'Delivering to floor 9',
    short: 'Play-by-post campaigns: one scene a week, letters between heroes, a map that fills in.',
    long: `
## Adventures by post

For groups that never find an evening. The game master posts a scene, heroes answer within the week, the postman carries letters in between.

### For players

- A sheet that fits in one message, for five open rule sets
- \`/letter @hero\` sends something that only they can read, and that the villain may intercept
- \`/recap\` tells the story so far in twelve sentences that your game master wrote

### For game masters

- Scenes, deadlines, and a kind way to move on without the missing player
- A map on squared paper that fills in as the party walks
- Secrets with a seal: the bot proves afterwards that you had it planned

Three [free adventures](https://postman.example/adventures) are included. One of them has a goose.
`,
    remarks: [
      [5, 'Fourteen months, same party, nobody missed a scene. Beware of the goose.'],
      [5, 'Sealed secrets shut up our rules lawyer.', 'We framed this review.'],
      [4, 'Great for slow groups. The map is hard to read on a small phone.'],
    ],
  }),
  bot({
    n: 47,
    name: 'Dicebag',
    mainOwner: MEMBERS.noah,
    tags: ['RPG', 'Utility', 'Games'],
    servers: 88_140,
    age: 1090,
    certified: true,
    prefix: 'd!',
    asksFor: 'talk',
    support: 'dicebag-demo',
    website: 'https://dicebag.example',
    github: 'dicebag',
    youtube: 'dicebag',
    activity: '4d6 drop lowest',
    short: 'Rolls every die that exists, shows its work, and can prove that it did not cheat.',
    long: `
## Rolls, with the working shown

\`/roll 4d6kh3\` answers \`[6, 5, 4, ~~1~~] = 15\`. No animation, no flattery.

### Notation

- keep, drop, explode, reroll: \`8d10!>8f1\`
- pools, fate dice, cards, and coins for those who must
- macros for each member: \`/roll save stealth 1d20+7\`

### Fairness

Every roll can be checked. The seed is committed to before you roll and shown afterwards; the [page on fairness](https://dicebag.example/fair) explains it without mathematics, and then with.

### Limits

A thousand dice in one roll. Somebody always asks.
`,
    remarks: [
      [5, 'I have rolled eleven thousand d20 and checked. It is fair. I am just unlucky.'],
      [5, 'Shows its work like a good student.'],
      [4, 'Macros are per member, at last. I would like to share them with my table.'],
      [5, 'Somebody always asks. It was me.'],
    ],
  }),
  bot({
    n: 53,
    name: 'Tsundoku',
    mainOwner: MEMBERS.hana,
    tags: ['Anime', 'Community'],
    servers: 4120,
    age: 350,
    asksFor: 'talk',
    banner: 'animated',
    support: 'tsundoku-demo',
    activity: 'Volume 1 of 47',
    short:
      'Anime, manga and novels: what you follow, what airs tonight, what has waited since 2016.',
    long: `
## The pile by your bed

Tsundoku keeps lists without judging their length.

- \`/tonight\` shows what airs, in your time zone, without spoilers in the title
- \`/pile\` shows what you have bought and not begun
- \`/together\` finds a series that three people want and none has seen

### Spoilers

Discussion threads open per episode, and you only see those that you have reached. It works on trust and a button.

Data comes from open lists and is corrected by readers. Titles appear in the original, in romaji and in translation, in the order of *your* choice.
`,
    remarks: [
      [5, 'Threads by episode. Spoilers are over. Peace has come.'],
      [4, 'My pile is 212 volumes high and the bot has not said a word about it.'],
      [5, 'Titluri în trei scrieri, căutarea le găsește pe toate.'],
    ],
  }),
  bot({
    n: 54,
    name: 'Darkroom',
    mainOwner: MEMBERS.diego,
    tags: ['Images', 'Fun'],
    servers: 14_610,
    age: 380,
    prefix: 'dr!',
    asksFor: 'pictures',
    avatar: 'truncated',
    support: 'darkroom-demo',
    website: 'https://darkroom.example',
    instagram: 'darkroombot',
    activity: 'Developing',
    short: 'Crop, straighten, develop: photo edits in a command, with recipes that you can share.',
    long: `
## Develop it here

Attach a picture and choose a recipe. The result comes back in a thread, with the settings below.

- **Recipes** for film looks, made by photographers who are named
- **Repairs**: straighten, dust, colour cast, red eyes of cats (green)
- **Contact sheet**: ten pictures in one, numbered, for choosing together

### Share

\`/recipe save\` makes a short code that works in every server. Codes carry the name of whoever made them.

Pictures live for one hour on our side and are then gone. Location data is removed before anything else happens.
`,
    remarks: [
      [5, 'The contact sheet ended the "which one" debates of our photo club.'],
      [4, 'Recipes credit their authors, as they should.'],
      [3, 'Nice looks, slow on Sunday evenings.', 'A second lab opened last week. Better now?'],
    ],
  }),
  bot({
    n: 55,
    name: 'Palette Knife',
    mainOwner: MEMBERS.anouk,
    tags: ['Images', 'Utility'],
    servers: 64,
    serversFrom: 'unknown',
    age: 95,
    asksFor: 'pictures',
    avatar: 'still',
    banner: 'none',
    short: 'Pulls the colours out of a picture and tells you which of them can be read together.',
    long: `
## Colours, checked

Drop a picture, get six colours and a table of contrast.

- Values as hex, OKLCH and, for the sentimental, named paints
- Pairs that meet AA and AAA are marked
- \`/mix #7a5 #fff 30\` mixes two, the way light does or the way paint does

Small, new, and made for a class of eleven students. Everybody else is welcome too.
`,
    remarks: [[5, 'Marks which pairs pass AA. My lecturer uses it now.']],
  }),
]
