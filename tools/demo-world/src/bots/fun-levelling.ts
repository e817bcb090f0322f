import { MEMBERS } from '../ids.ts'
import { bot } from './bot.ts'

export const funAndLevellingBots = [
  bot({
    n: 31,
    name: 'Dad Jokes on Tap',
    mainOwner: MEMBERS.patrick,
    tags: ['Fun'],
    servers: 11_870,
    age: 495,
    prefix: 'dad,',
    asksFor: 'talk',
    avatar: 'animated',
    support: 'dadjokes-demo',
    activity: 'Hi Hungry',
    short: 'Two thousand jokes of the kind that makes a room groan in unison.',
    long: `
## Hi Hungry, I am a bot

- \`/joke\` pours one
- \`/joke about:gardening\` pours a themed one. They grow on you
- \`/groan\` counts how loud it was; the worst joke of the week gets a crown

### House rules

1. No joke about anybody's body, faith or mother
2. Answers to "I am ..." only where you allow it
3. After three in a row the tap closes for ten minutes, by popular demand

Send us yours. We reply to all of them, mostly with silence.
`,
    remarks: [
      [5, 'My dad joined the server for this. Now there are two of them.'],
      [4, 'The ten-minute closing time is the most humane feature I have seen.'],
      [1, 'It said hi to my cousin Hungry. There is no cousin Hungry.', 'Hi Cousin.'],
    ],
  }),
  bot({
    n: 32,
    name: 'Gâlceava',
    mainOwner: MEMBERS.ilinca,
    tags: ['Fun', 'Games', 'Română'],
    servers: 520,
    age: 170,
    asksFor: 'react',
    banner: 'none',
    activity: 'Cu sau fără ceapă?',
    short: 'O dispută amicală pe zi: două tabere, o oră de argumente, un vot și o împăcare.',
    long: `
## O gâlceavă pe zi

La ora aleasă de voi, botul pune o întrebare la care nu există răspuns bun: *sarmale cu sau fără smântână?*, *munte sau mare?*, *ș cu virgulă sau ș cu sedilă?* (la ultima există).

- două tabere, trase la sorți: aperi și ce nu crezi
- o oră de argumente, cu clopoțel
- vot secret, apoi **împăcare** obligatorie cu un compliment

### Comenzi

- \`/gâlceavă acum\` când nu mai aveți răbdare
- \`/gâlceavă propune\` pentru temele voastre
- \`/clasament\` arată cine convinge și cine doar strigă

Temele politice sunt excluse din fabrică. Nu insistați.
`,
    remarks: [
      [5, 'Am apărat marea timp de o oră. Sunt din Brașov.'],
      [5, 'Împăcarea obligatorie e genială.', 'A fost ideea bunicii.'],
    ],
  }),
  bot({
    n: 33,
    name: 'Oracle of Mild Advice',
    mainOwner: MEMBERS.kwame,
    tags: ['Fun', 'Utility'],
    servers: 1640,
    age: 260,
    asksFor: 'talk',
    avatar: 'error',
    support: 'oracle-demo',
    activity: 'Perhaps',
    short: 'Ask anything and receive advice too sensible to regret. Drink water. Sleep on it.',
    long: `
## Ask, and be mildly advised

> **Should I text him?**
> *Write it down. Read it tomorrow. Then go for a walk.*

The oracle has 900 answers. All of them are harmless, most of them are right.

- \`/ask\` with your question
- \`/second-opinion\` says the same in other words
- \`/no-really\` suggests a person to talk to, with addresses for 40 countries

It is not a model and it does not learn. It is a drawer full of cards that a therapist has read.
`,
    remarks: [
      [5, 'It told me to go to bed. I went to bed. Ten out of ten.'],
      [5, '/no-really is a beautiful touch.'],
      [4, 'Perhaps.'],
    ],
  }),
  bot({
    n: 34,
    name: 'Question Jar',
    mainOwner: MEMBERS.grace,
    tags: ['Fun', 'Community'],
    servers: 2060,
    age: 310,
    asksFor: 'react',
    banner: 'missing',
    short: 'One good question a day, drawn from a jar that your members fill.',
    long: `
## One question a day

The jar starts with 365 questions. After that it is up to you.

- Questions come from members, are seen by the staff first, and carry no name
- Answers live in a thread, so the channel stays calm
- **Quiet mode** for shy servers: answers are shown together in the evening

Set the hour with \`/jar at 18:00\`. Shake it with \`/jar shake\` when the same topics keep coming.

*Question 112 is: which smell takes you back the furthest?*
`,
    remarks: [
      [4, 'Question 112 made three people cry in a good way.'],
      [5, 'Simple, warm, and it never pings everyone.'],
    ],
  }),
  bot({
    n: 35,
    name: 'Freundschaftsbezeugungsassistent',
    mainOwner: MEMBERS.jonas,
    tags: ['Community', 'Fun'],
    servers: 410,
    age: 230,
    asksFor: 'react',
    short: 'Helps you to say thank you. The name is German for exactly that, and does not wrap.',
    long: `
## An assistant for showing friendship

Once a week it asks you, in private: *who made your week better?* You may answer, or not.

- The person receives a card, with or without your name
- Nobody sees how many cards others have
- After a year you may ask for all of yours at once: \`/postbox\`

### The name

Thirty-two letters, no space, no mercy for layouts. If your design survives this bot, it will survive anything.
`,
    remarks: [
      [5, 'Got a card on the worst day of the year. Still have it.'],
      [4, 'Unpronounceable and lovely.'],
    ],
  }),
  bot({
    n: 36,
    name: 'Treering',
    mainOwner: MEMBERS.sofia,
    tags: ['Levelling', 'Community', 'Images'],
    servers: 34_560,
    age: 940,
    certified: true,
    asksFor: 'roles',
    avatar: 'animated',
    banner: 'animated',
    support: 'treering-demo',
    website: 'https://treering.example',
    youtube: 'treeringbot',
    activity: 'Growing rings',
    short: 'Your time in a server as tree rings: wide for good months, narrow for quiet ones.',
    long: `
## Levels that look like wood

Each member grows a trunk. A month with many conversations makes a wide ring, a quiet month a narrow one. Nothing is ever lost.

### What you see

- \`/trunk\` draws yours, with the years marked
- \`/forest\` draws the server: the old oaks in the middle, saplings at the edge
- Roles at *sapling*, *pole*, *veteran* and *landmark*

### What counts

Messages count less and less within an hour, replies count more, and voice counts when at least two people talk. The [formula](https://treering.example/formula) is public and short.

### Moving house

Levels from seven other bots can be imported with \`/graft\`. Your members keep what they have earned.
`,
    remarks: [
      [
        5,
        'Printed our forest as a poster for the fifth anniversary. The staff cried.',
        'Please send a photo! We collect them.',
      ],
      [5, 'No pings, no cards, no rank envy. Just wood.'],
      [4, 'Importing from our old bot took one command and nine minutes.'],
      [5, 'Inelele sunt superbe. Serverul nostru are deja un stejar.'],
    ],
  }),
  bot({
    n: 37,
    name: 'Trepte',
    mainOwner: MEMBERS.matei,
    tags: ['Levelling', 'Română'],
    servers: 1130,
    age: 240,
    prefix: 't.',
    asksFor: 'roles',
    banner: 'none',
    github: 'trepte',
    short: 'Niveluri și roluri în română, cu titluri de la „boboc” la „profesor emerit”.',
    long: `
## Niveluri cu haz

Membrii urcă trepte când participă la discuții, nu când scriu „a” de o sută de ori.

- titluri gata făcute: școală, sat, marină, bucătărie; sau ale voastre
- roluri la treptele alese de voi, cu \`/trepte rol\`
- pauză în vacanță: nimeni nu coboară cât e plecat
- clasament lunar care **se resetează**, ca să aibă și cei noi o șansă

### Pentru moderare

\`/trepte scade\` cere un motiv și îl trimite și membrului. Abuzul de trepte n-are haz.

Importul din alți boți se face cu un fișier și cu răbdare.
`,
    remarks: [
      [5, 'Sunt „profesor emerit” și mi-am schimbat și semnătura de la mail.'],
      [4, 'Titlurile de marină sunt cele mai bune. Mai vreau!'],
    ],
  }),
]
