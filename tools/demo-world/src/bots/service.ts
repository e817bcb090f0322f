import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

/** Logging, welcome, translation, tickets and polls. */
export const serviceBots = [
  bot({
    n: 38,
    name: 'Blackbox',
    mainOwner: MEMBERS.oleg,
    tags: ['Logging', 'Moderation'],
    servers: 5080,
    age: 450,
    prefix: 'bb!',
    asksFor: 'logs',
    support: 'blackbox-demo',
    github: 'blackbox',
    website: 'https://blackbox.example',
    activity: 'Recording',
    short: 'A flight recorder for servers: every change in order, kept for a year, easy to replay.',
    long: `
## What happened, in order

When something goes wrong, Blackbox answers three questions: what changed, who did it, and what was there before.

- **Timeline** of roles, channels, permissions, webhooks and members
- **Replay**: \`/replay 14:00 14:20\` steps through twenty minutes
- **Alarm** when a permission appears that nobody should have
- **Export** as CSV or JSON, signed, for the day when you need it

### Storage

A year for everybody. Entries are encrypted with a key that your server holds; without it we cannot read them either. Lose it and they are gone, so [print it](https://blackbox.example/key).
`,
    remarks: [
      [
        5,
        'A rogue integration gave itself admin. We knew within a second and undid it within a minute.',
      ],
      [4, 'Serious tool. The replay view needs a wide screen.'],
      [5, 'Jurnal complet, export semnat. Exact ce cerea și asociația noastră.'],
    ],
  }),
  bot({
    n: 39,
    name: 'Doormat',
    mainOwner: MEMBERS.anouk,
    tags: ['Welcome', 'Utility'],
    servers: 61_020,
    age: 810,
    certified: true,
    asksFor: 'roles',
    avatar: 'animated',
    support: 'doormat-demo',
    website: 'https://doormat.example',
    twitter: 'doormatbot',
    activity: 'Wipe your feet',
    short:
      'Greets newcomers with a picture, gives them roles, and notices when they leave too soon.',
    long: `
## Please wipe your feet

Doormat greets people the way you would if you were always at the door.

### The greeting

- Text and picture from your own templates, with preview
- Different doors for different invitations: friends of the podcast see another mat
- Roles by button, with a limit for each

### The numbers

\`/doormat week\` tells how many came, how many spoke, and how many left within an hour. If the last figure grows, it suggests what to change.

### The fine print

Greetings can be delayed until a newcomer has read the rules. Leaving messages are off by default, because leaving is private. The [guide](https://doormat.example/guide) has forty templates.
`,
    remarks: [
      [
        5,
        'Different doors per invite. I did not know that I needed this until I had three podcasts.',
      ],
      [4, 'The weekly numbers changed how we greet. Fewer rules, more people stay.'],
      [5, 'Set up by a volunteer of 71 years in a quarter of an hour.'],
      [3, 'Good, but the template editor wants a computer.', 'The phone editor comes in spring.'],
    ],
  }),
  bot({
    n: 40,
    name: 'Bun Venit',
    mainOwner: MEMBERS.stefania,
    tags: ['Welcome', 'Community', 'Română'],
    servers: 2310,
    age: 265,
    prefix: 'bv!',
    asksFor: 'roles',
    support: 'bunvenit-demo',
    website: 'https://bunvenit.example',
    activity: 'Pâine și sare',
    short: 'Întâmpină noii membri pe nume, cu vocativul corect, și îi trimite pe canalul potrivit.',
    long: `
## Pâine, sare și roluri

„Bun venit, Andrei!” e ușor. „Bun venit, **Andreea dragă**, uite unde e canalul de muzică!” e treaba noastră.

- mesaje de întâmpinare cu **vocativul corect**, verificat pe 9.000 de prenume
- trei întrebări scurte, apoi rolurile potrivite
- un „naș” din rândul membrilor vechi, tras la sorți, care primește și el un mesaj
- rămas-bun discret, doar pentru staff

### Configurare

1. \`/bunvenit canal\`
2. \`/bunvenit intrebari\`
3. \`/bunvenit proba\` ca să vezi ce vede un membru nou

Modelele din [galerie](https://bunvenit.example/galerie) pot fi copiate și schimbate cum vrei.
`,
    remarks: [
      [5, 'Vocativul corect! Plâng. De bucurie.', 'Și noi, la fiecare „Gheorghe”.'],
      [5, 'Nașii au fost o idee minunată, lumea chiar vorbește.'],
      [4, 'Foarte bun, îmi mai trebuie o întrebare deschisă.'],
    ],
  }),
  bot({
    n: 41,
    name: 'Rosetta Pebble',
    mainOwner: MEMBERS.lucas,
    additionalOwners: [MEMBERS.chloe],
    tags: ['Translation', 'AI', 'Utility'],
    servers: 19_480,
    age: 830,
    certified: true,
    prefix: 'rp!',
    asksFor: 'talk',
    support: 'rosetta-demo',
    website: 'https://pebble.example',
    github: 'rosetta-pebble',
    activity: '64 languages, one accent',
    short: 'Translates by flag reaction, keeps tone and jokes, and says when it is not sure.',
    long: `
## A small stone with three languages on it

React with a flag and read the message in that language. Only you see it.

- **64 languages**, with formal and familiar address where it matters
- **Tone**: jokes stay jokes, or are marked *does not translate*
- **Glossary** of your server: product names and nicknames are left alone
- **Certainty**: pale text means that it guessed

### Channels in pairs

\`/pair #english #français\` mirrors two channels, names and pictures included. Up to six may be joined.

### Privacy

Messages are translated and forgotten. Nothing is used for training; the [statement](https://pebble.example/privacy) is half a page.
`,
    remarks: [
      [5, 'It left a pun alone and wrote "untranslatable, but trust me". Sold.'],
      [5, 'Paired channels made one community of two.'],
      [4, 'Româna iese bine, cu diacritice. La argou mai are de învățat.'],
    ],
  }),
  bot({
    n: 42,
    name: 'Tălmaci',
    mainOwner: MEMBERS.teodor,
    tags: ['Translation', 'Română', 'Utility'],
    servers: 860,
    age: 205,
    asksFor: 'talk',
    banner: 'still',
    github: 'talmaci',
    online: 'idle',
    activity: 'dor = ?',
    short: 'Traduceri din și în română, cu explicații pentru expresiile care nu se traduc.',
    long: `
## Traduce și explică

Unele cuvinte nu trec granița. Tălmaci traduce restul și **explică** ce rămâne: *dor*, *a-ți fi lehamite*, *la mama naibii*.

- română, maghiară, germană, franceză, engleză, rromani
- registre: oficial, prietenos, „ca la țară”
- glosar pe server, cu \`/talmaci glosar\`
- corectează diacriticele **fără să comenteze** ortografia nimănui

Pentru servere de învățare există \`/talmaci exerciții\`: cinci propoziții pe zi, greșelile rămân între tine și bot.
`,
    remarks: [
      [5, 'A explicat „a-ți fi lehamite” unui olandez. Olandezul a plâns.'],
      [4, 'Maghiara merge surprinzător de bine.'],
    ],
  }),
  bot({
    n: 48,
    name: 'Show of Hands',
    mainOwner: MEMBERS.anouk,
    tags: ['Polls', 'Community'],
    servers: 7320,
    age: 400,
    asksFor: 'react',
    avatar: 'none',
    support: 'hands-demo',
    short: 'The fastest poll there is: ask, raise hands, done. No setup, no dashboard.',
    long: `
## Hands up

Type \`/hands Pizza tonight?\` and people press a hand. After five minutes the bot says what the room thinks.

- Yes, no, or *do not mind*, which counts as presence
- Late hands are shown in grey
- \`/hands again\` repeats last week's question

No dashboard, no accounts, no colours to choose. If you need ranked choice there are better bots than this one, and the help text names two.
`,
    remarks: [
      [5, 'Faster than arguing.'],
      [4, 'It recommends its competitors. I respect that.'],
    ],
  }),
  bot({
    n: 49,
    name: 'Counter Service',
    mainOwner: MEMBERS.elif,
    tags: ['Tickets', 'Utility', 'Logging'],
    servers: 27_350,
    age: 520,
    certified: true,
    prefix: 'cs!',
    asksFor: 'channels',
    avatar: 'animated',
    banner: 'animated',
    support: 'counter-demo',
    website: 'https://counter.example',
    github: 'counter-service',
    activity: 'Now serving 4,017',
    short:
      'A help desk with numbers, not a pile of channels. Take a ticket, see your place, get help.',
    long: `
## Now serving number...

Members take a number and see how long it will be. Helpers press *Next*. That is the whole idea, and it scales.

### At the counter

- Private threads instead of channels, so nothing needs cleaning up
- **Forms** of up to five questions, asked before the wait and not after
- Hand over to another counter with the history attached

### Behind the counter

- Waiting times by hour and by topic
- Canned answers with variables: \`{number}\`, \`{counter}\`, \`{minutes}\`
- Transcripts as files, for as long as *you* choose

### Opening hours

Close at night and the bot says when you open. People wait more patiently when they know; we [measured it](https://counter.example/study).
`,
    remarks: [
      [
        5,
        'We serve 300 people a day with four volunteers. Seeing your place in the queue changes everything.',
        'Three hundred! May we put you in the study?',
      ],
      [4, 'Excellent. Statistics could go back further than a year.'],
      [5, 'Closing at night was revolutionary for our mental health.'],
    ],
  }),
  bot({
    n: 50,
    name: 'Ghișeul',
    mainOwner: MEMBERS.radu,
    tags: ['Tickets', 'Română'],
    servers: 3,
    serversFrom: 'unknown',
    age: 4,
    status: 'pending',
    asksFor: 'channels',
    banner: 'none',
    short: 'Tichete pe fire de discuție, cu număr de ordine și fără pauză de masă.',
    long: `
## Următorul!

Un ghișeu care chiar răspunde: iei un număr, vezi câți sunt înainte, primești ajutor.

- formulare scurte, de cel mult trei întrebări
- mutarea la alt ghișeu păstrează tot ce ai scris
- program afișat, respectat, fără „reveniți mâine cu dosar cu șină”

### Comenzi

- \`/ghiseu deschide\` și \`/ghiseu inchide\`
- \`/numar\` arată unde ești la rând

Transcrierile se șterg după treizeci de zile dacă nu cereți altfel.
`,
  }),
]
