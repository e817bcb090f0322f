import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

export const moderationBots = [
  bot({
    n: 17,
    name: 'Paznicul',
    mainOwner: MEMBERS.radu,
    tags: ['Moderation', 'Logging', 'Română'],
    servers: 4390,
    age: 540,
    prefix: 'p!',
    asksFor: 'guard',
    support: 'paznicul-demo',
    website: 'https://paznicul.example',
    github: 'paznicul',
    activity: 'De pază la 4.390 de porți',
    short:
      'Moderare în limba română: înțelege diacriticele, argoul și înjurăturile scrise cu cifre.',
    long: `
## Moderare care înțelege românește

Filtrele obișnuite cad la primul „ș” scris „sh”. Paznicul normalizează textul înainte să judece: diacritice, litere dublate, cifre în loc de litere.

### Pe scurt

- **moderare automată** cu trei trepte: avertisment, pauză, poartă
- listă de cuvinte întreținută de comunitate, cu excepții pe canal
- jurnal de moderare scurt, cu motiv și cu buton de anulare
- raport săptămânal: ce s-a șters, ce s-a întors, cine a avut dreptate

### Primii pași

1. \`/paznic start\` și alegi canalul pentru jurnal
2. \`/paznic regim bland\` pentru servere mici, \`ferm\` pentru cele mari
3. Citești [ghidul moderatorului](https://paznicul.example/ghid), că e scurt

Paznicul nu citește mesajele private și nu păstrează textul șters mai mult de trei zile.
`,
    remarks: [
      [
        5,
        'Moderare serioasă, pe limba noastră. A prins și varianta cu cifre, și pe cea cu puncte între litere.',
        'Varianta cu puncte ne-a luat o săptămână. Mulțumim!',
      ],
      [5, 'Am trecut de la trei boți la unul singur. Jurnalul e o plăcere.'],
      [4, 'Foarte bun. Regimul „ferm” e cam ferm.'],
      [4, 'We are a bilingual server and it handles both sides well.'],
    ],
  }),
  bot({
    n: 18,
    name: 'Sieve',
    mainOwner: MEMBERS.amara,
    tags: ['Moderation', 'Utility'],
    servers: 128_700,
    age: 1200,
    certified: true,
    prefix: '/',
    asksFor: 'guard',
    avatar: 'animated',
    banner: 'animated',
    support: 'sieve-demo',
    website: 'https://sieve.example',
    github: 'sieve',
    twitter: 'sievebot',
    activity: '3.1M messages an hour',
    online: 'dnd',
    short: 'Spam and scam filter that learns from 128,000 servers and explains each decision.',
    long: `
## Spam, sorted

Sieve looks at what spam *does*, not only at what it says: how many servers at once, how old the account, which address behind how many redirects.

### What happens to a message

1. It gets a score from 0 to 100, within 40 milliseconds
2. Above your line it is held back and the author is told
3. The staff sees **why**, in words: *same text in 31 servers within two minutes*
4. One press releases it and teaches everybody

### Settings that matter

- \`/sieve line 80\` for strict, \`60\` for stricter
- \`/sieve trust @role\` skips people whom you know
- \`/sieve quiet\` removes without a notice

### Numbers

Last month: 41 million messages held, 0.02 % released again. The [report](https://sieve.example/report) lists our mistakes first.

Message texts are hashed and dropped within a minute. There is no paid tier.
`,
    remarks: [
      [
        5,
        'We went from forty scam links a day to none. The reasons shown to staff are a masterclass.',
        'Forty is a lot. I am sorry that you needed us.',
      ],
      [5, 'Explains itself. No other filter does.'],
      [4, 'Held back a recipe once, with apologies. Still the best.'],
      [5, 'Cel mai bun filtru de spam, iar explicațiile sunt aur pentru moderatori.'],
      [
        3,
        'Works, but the first week needs a lot of releasing by hand in a crypto-sceptic finance server.',
      ],
    ],
  }),
  bot({
    n: 19,
    name: 'Portcullis',
    mainOwner: MEMBERS.tomasz,
    tags: ['Moderation', 'Welcome'],
    servers: 15_330,
    age: 480,
    asksFor: 'guard',
    banner: 'error',
    support: 'portcullis-demo',
    github: 'portcullis',
    activity: 'Gate: open',
    short:
      'Holds raids at the gate: joins are watched, and the gate drops when they come in waves.',
    long: `
## The gate drops by itself

Portcullis counts arrivals. When more come within a minute than in a usual day, the gate drops: newcomers wait in a courtyard until the wave is over.

- **Courtyard**: they can read the rules and answer one question
- **Questions** in your own words, with pictures if you like
- **After the raid**: one list, one button, and everybody who was real walks in

\`\`\`
/gate sensitivity medium
/gate question "What colour is our logo?"
/gate lift
\`\`\`

It needs *Kick Members* and nothing else. Bans are your decision.
`,
    remarks: [
      [5, 'Held 1,900 accounts at 4 a.m. while the whole staff slept.'],
      [4, 'Saved us twice. The courtyard is confusing on phones.'],
      [5, 'The after-raid list is brilliant.'],
    ],
  }),
  bot({
    n: 20,
    name: 'Gentle Reminder',
    mainOwner: MEMBERS.grace,
    tags: ['Moderation', 'Community'],
    servers: 905,
    age: 250,
    asksFor: 'guard',
    banner: 'none',
    short: 'Warns people so politely that they apologise. Keeps count, forgets after thirty days.',
    long: `
## Moderation with manners

> *Hello! That joke landed hard on two people today. Would you like to delete it, or shall I?*

Gentle Reminder writes the warning that you would write if you had slept.

- Twelve situations, three tones, all editable
- The person may delete the message themselves, and then nothing is counted
- Reminders fade after thirty days, because people do too

### Commands

- \`/remind @member\` with a situation
- \`/history @member\` shows what is still counted
- \`/thank @member\` for the opposite case, which is used more often
`,
    remarks: [
      [5, 'Our mod team argues less with members and, frankly, less with each other.'],
      [4, 'So British. So effective.'],
    ],
  }),
  bot({
    n: 21,
    name: 'Nettle',
    mainOwner: MEMBERS.samir,
    tags: ['Moderation', 'Utility'],
    servers: 2240,
    age: 320,
    asksFor: 'guard',
    avatar: 'missing',
    github: 'nettle',
    website: 'https://nettle.example',
    short: 'Checks links before your members do, and stings the ones that pretend to be a bank.',
    long: `
## Links, looked at first

Every link is unfolded to its last address and compared with what it pretends to be.

- Look-alike letters are shown side by side: \`раypal\` is not \`paypal\`
- New domains carry a label with their age
- Files are named by what they *are*, not by what they are called

Links are checked by our own machines; nothing is sent to advertisers or search engines. The [list of domains](https://nettle.example/list) that sting is public and can be disputed.
`,
    remarks: [
      [5, 'The side-by-side letters opened my eyes. Literally, I had to zoom.'],
      [4, 'Fast and honest. False alarms are rare and get fixed within a day.'],
    ],
  }),
]
