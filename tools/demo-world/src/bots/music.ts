import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

export const musicBots = [
  bot({
    n: 13,
    name: 'Muzică la Foc Mic',
    mainOwner: MEMBERS.andrei,
    tags: ['Music', 'Română'],
    servers: 2870,
    age: 330,
    prefix: 'foc!',
    asksFor: 'voice',
    banner: 'animated',
    support: 'focmic-demo',
    website: 'https://focmic.example',
    youtube: 'muzicalafocmic',
    activity: 'Phoenix, Andrii Popa',
    short:
      'Muzică în canalul de voce: radiouri românești, listă de redare corectă, versuri cu diacritice.',
    long: `
## Muzică pentru serverul tău

Botul intră în canalul de voce, pune **muzică** și nu vorbește peste ea. Fără reclame, fără abonament, fără „votează ca să deblochezi volumul”.

### Ce știe să facă

- 46 de **radiouri românești**, de la folk la jazz, cu \`/radio\`
- listă de redare corectă: fiecare își aude melodia, nimeni nu monopolizează seara
- versuri cu diacritice, sincronizate, acolo unde există
- \`/cenaclu\`: doar chitară și voce, cu volumul lăsat jos

### Cum începi

1. Invită botul și intră într-un canal de voce
2. Scrie \`/radio folk\` sau \`/cauta\` urmat de numele piesei
3. Pune lemne pe foc

Dacă îți lipsește un radio, [scrie-ne](https://focmic.example/contact) și îl adăugăm în aceeași săptămână.
`,
    remarks: [
      [
        5,
        'În sfârșit un bot de muzică ce știe cine e Florian Pittiș. Ascultăm în fiecare seară, pe rând.',
        'Mulțumesc! Pittiș are radioul lui de luna trecută: /radio pittis.',
      ],
      [4, 'Radiourile merg excelent. La căutare mai greșește titlurile fără diacritice.'],
      [5, 'I do not speak Romanian and I still keep /radio jazz on all day.'],
    ],
  }),
  bot({
    n: 14,
    name: 'Turntable',
    mainOwner: MEMBERS.jonas,
    tags: ['Music', 'Utility'],
    servers: 72_480,
    age: 1180,
    certified: true,
    prefix: 'tt.',
    asksFor: 'voice',
    avatar: 'animated',
    banner: 'animated',
    support: 'turntable-demo',
    website: 'https://turntable.example',
    github: 'turntable',
    twitter: 'turntablebot',
    activity: 'Side B',
    short: 'A jukebox with sides: build an album for the evening and let it play to the end.',
    long: `
## Albums, not shuffles

Turntable plays *sides*: twenty minutes that somebody put in order. When the side ends, it waits for a person to turn the record.

### For listeners

- \`/side new\` starts one, everybody may add, the order is yours
- \`/turn\` plays side B
- \`/sleeve\` shows the cover, the notes and who chose what

### For large servers

- Up to **ten rooms** at once on one invite
- A house limit on loudness, because not everybody has good headphones
- Statistics for a year, stored in your own channel as files

### Our promise

No feature has moved behind a payment since 2022, and none will. Donations pay the machines; the [ledger](https://turntable.example/ledger) is public.

Bring questions to the support server. Bring patience on the night of a big release.
`,
    remarks: [
      [5, 'Having to turn the record sounds silly and is the best part of our evenings.'],
      [
        4,
        'Rock solid for two years. The sleeve editor could use an undo.',
        'Undo is on the bench. Literally: it is a small wooden box with a button.',
      ],
      [5, 'Ten rooms at a convention, eleven hours, zero crashes.'],
      [2, 'Good sound but I only want a skip button.', 'There is one: /skip. We hide it a little.'],
    ],
  }),
  bot({
    n: 15,
    name: 'Nocturne',
    mainOwner: MEMBERS.hana,
    tags: ['Music', 'Productivity'],
    servers: 5210,
    age: 560,
    asksFor: 'voice',
    banner: 'still',
    support: 'nocturne-demo',
    activity: 'rain on a tin roof',
    online: 'idle',
    short: 'Rain, trains, a distant café: background sound for study rooms, all night, no voices.',
    long: `
## Sound that stays in the background

Nocturne holds a voice channel open and fills it with something soft.

- **Eleven scenes**: rain on tin, night train, library with a clock, café two doors down...
- **Mixing**: \`/mix rain 70 train 20\` and save it under a name
- **Study blocks**: fifty minutes, a bell that does not hurt, ten minutes of birds

Recordings are our own, made with two microphones and very little sleep. They may be used in your streams; please [say where they come from](https://nocturne.example/credits).

The bot leaves when the room is empty and returns when somebody does.
`,
    website: 'https://nocturne.example',
    remarks: [
      [5, 'Wrote my whole thesis to the night train. I now sleep on actual trains.'],
      [5, 'The bell really does not hurt.'],
      [4, 'More scenes please! The library is perfect.'],
    ],
  }),
  bot({
    n: 16,
    name: 'Karaoke Kiosk',
    mainOwner: MEMBERS.chloe,
    tags: ['Music', 'Fun'],
    servers: 880,
    serversFrom: 'stale',
    age: 610,
    autoDeleted: true,
    asksFor: 'voice',
    banner: 'missing',
    online: 'offline',
    short: 'Takes turns at the microphone, shows the words, and applauds whatever happens.',
    long: `
## Your turn at the microphone

The kiosk keeps a list, calls the next singer and mutes everybody else, gently.

- Lyrics in the channel, four lines ahead
- Applause in three sizes
- A duet mode with \`/duet @friend\`

It records nothing, for which everybody is grateful. Songs are streamed from the links that you bring; the kiosk owns no music and keeps none.
`,
    remarks: [[4, 'Best birthday ever. My ears have forgiven us.']],
  }),
]
