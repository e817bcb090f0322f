import { splitLines, type Language } from './kind.ts'

/** The texts between a bot's own sentences. `{site}` is replaced by its website, so such lines need one. */
export interface Wording {
  readonly headings: {
    readonly features: readonly string[]
    readonly commands: readonly string[]
    readonly setup: readonly string[]
    readonly notes: readonly string[]
  }
  /** First steps; `{name}` is the bot's name. */
  readonly setups: readonly (readonly string[])[]
  /** Remarks at the end. */
  readonly notes: readonly string[]
  /** The same, with a link to the bot's website. */
  readonly linked: readonly string[]
}

const english: Wording = {
  headings: {
    features: splitLines(`
What it does
Features
Highlights
In daily use
What you get
Details that matter
The short list
Good to know
Why people keep it
At a glance
Under the hood
What is in the box
`),
    commands: splitLines(`
Commands
The ones you will use
First commands
Try this
Cheat sheet
How to use it
Most used
From the keyboard
`),
    setup: splitLines(`
Getting started
Setup
First steps
In two minutes
How to begin
Installing
`),
    notes: splitLines(`
Fine print
Before you ask
One more thing
Last words
Notes
Also
To be fair
`),
  },
  setups: [
    ['Invite {name}', 'Run `/setup` and choose a channel', 'Done. Really'],
    [
      'Press the invite button',
      'Give it a role above those it should manage',
      'Send `/start` anywhere',
    ],
    ['Add it to your server', 'Answer four questions', 'Change your mind later with `/settings`'],
    [
      'Invite it to a test server first, as one should',
      'Copy the settings over with `/export`',
      'Tell your members',
    ],
    ['Invite', 'Pick a channel', 'Forget that it is there'],
    [
      'Choose who may configure it: `/access @role`',
      'Choose where it may speak: `/channels`',
      'Let it run for a week before you judge it',
    ],
    ['Invite {name} with the permissions it asks for, no more', '`/help`', 'Tea'],
    ['Add {name}', 'Say hello in any channel', 'It asks for what it needs'],
    ['Invite it', 'Press *Start* in the message it sends you', 'Try one of the commands'],
    [
      'Pick a channel for it, or let it make one',
      'Tell it your time zone and language',
      'That is all',
    ],
    ['Invite link', '`/hello`', 'Two questions, one coffee'],
    ['Start with the defaults', 'Change what annoys you', 'Tell us what you changed'],
    ['Give it the role it asks for', 'Run `/check` and read what is missing', 'Run `/check` again'],
  ],
  notes: splitLines(`
No paid tier. Hosting costs eleven euros a month and we have jobs.
Messages are read when a command needs them and kept nowhere.
The code is open. So is the list of things that do not work yet.
Translations are made by volunteers and checked by a second one.
We answer within a day, usually within a cup of coffee.
Data is stored in Frankfurt and deleted thirty days after you remove the bot.
There is no dashboard. Everything happens where you already are.
A dashboard exists for those who like dashboards.
Made by two people and a whiteboard.
Runs on a computer under my desk, with a better one waiting in a data centre.
If it misbehaves, \`/bug\` sends us what we need and nothing else.
Uptime over the past year was 99.94 percent. The rest was my fault.
The permissions are explained one by one in \`/permissions\`.
It is free for everyone, and bigger for those who ask nicely.
No analytics, no trackers, no newsletter.
Requests are welcome. So is patience, this is a hobby.
Deleting everything takes one command: \`/erase\`. It asks twice.
We have been asked to sell it three times. The answer was a picture of a goose.
Works with a keyboard, with a screen reader and on the phone you bought in 2016.
Slash commands only; we do not ask for message content.
You may use it in as many servers as you like.
Every error message tells you what to do next. If one does not, report it.
Known limits: forums with more than 900 tags, and Mondays.
The maintainers are in Lisbon, Leeds and Lagos, so somebody is awake.
It was written for our own server. Yours was a pleasant surprise.
Settings are one page. We fight about each new one.
Ask in the support server; the people there are nicer than we are.
There is a changelog and it is written in sentences.
Custom bots, partnerships, crypto: no, thank you.
If your server is larger than 50,000 members, talk to us first and we shall warm up the machine.
Tested by a class of fourteen-year-olds. It cannot get worse.
Your settings can be exported at any time, in a format that a person can read.
Updates come on Tuesdays, so that we can repair them on Wednesdays.
It has never pinged everyone and it never will.
Contributors are named in \`/credits\`. There are 31 by now.
Two servers have used it since the first week. They get to choose the colour.
No artificial intelligence was involved. Some natural stubbornness was.
The beta is public: \`/beta on\` for new things, \`/beta off\` for sleep.
Voted bot of the month in a server of eleven people. We have the certificate.
Members can see what is stored about them with \`/mydata\`.
Limits are generous and written down.
A student project that got out of hand, with the blessing of our professor.
Nothing is sold here.
You can host it yourself; the instructions fit on a postcard.
Please read the rules of your own country before you use the export.
Maintained since the days of four-digit tags.
Made with more care than time.
Feedback shapes this bot. The last three features came from one teacher in Ghent.
If you do not like it, say why. That is how it got good.
We do not do ads and we do not do "premium only".
`),
  linked: splitLines(`
The [documentation]({site}/docs) has pictures.
Longer answers are in the [guide]({site}/guide).
See the [status page]({site}/status) before you panic.
All settings are explained in the [handbook]({site}/handbook), with examples.
A [short tour]({site}/tour) takes three minutes.
What changed and why: [notes]({site}/changelog).
The [privacy page]({site}/privacy) is shorter than this text.
Questions that others had are [answered here]({site}/faq).
Compare plans on the [website]({site}/plans); there is one, and it is free.
Ideas are collected [in public]({site}/ideas), and you may vote on them.
Templates by the community: [gallery]({site}/gallery).
Want to help? [Here is how]({site}/contribute).
The [full list of commands]({site}/commands) fits on one page.
`),
}

const romanian: Wording = {
  headings: {
    features: splitLines(`
Ce știe să facă
Pe scurt
De ce îl păstrează lumea
În fiecare zi
Ce primiți
Bine de știut
`),
    commands: splitLines(`
Comenzi
Primele comenzi
Cum se folosește
Cele mai folosite
`),
    setup: splitLines(`
Cum începi
Primii pași
Instalare
În două minute
`),
    notes: splitLines(`
De încheiere
Încă ceva
Litere mici
La final
`),
  },
  setups: [
    ['Inviți botul', 'Alegi un canal cu `/canal`', 'Gata. Serios'],
    ['Apeși pe invitație', 'Răspunzi la trei întrebări', 'Te răzgândești oricând, cu `/setari`'],
    ['Îl pui întâi pe un server de probă', 'Scrii `/ajutor`', 'Îi anunți pe ceilalți'],
    [
      'Îi dai un rol deasupra celor pe care le schimbă',
      'Alegi cine îl poate configura',
      'Îl lași o săptămână',
    ],
  ],
  notes: splitLines(`
E gratuit și așa rămâne. Găzduirea costă cât două pizze pe lună.
Nu păstrăm mesaje. Nu avem unde și nici de ce.
Răspundem în aceeași zi, de obicei între două cursuri.
Făcut la Iași de trei prieteni și o tablă albă.
Textele sunt scrise de oameni, nu traduse de mașini.
Dacă ceva nu merge, \`/problema\` ne trimite exact ce trebuie.
Codul e public, la fel și lista cu ce nu merge încă.
Permisiunile sunt explicate una câte una, cu \`/permisiuni\`.
A pornit ca proiect de licență. Nota a fost bună.
Nu trimite reclame, nu cere voturi, nu sună la ușă.
Ștergerea datelor e o singură comandă și te întreabă de două ori.
Actualizările vin marțea, ca să le reparăm miercurea.
Îl folosim și noi, pe serverul blocului.
Ideile bune au venit de la membri. Cele proaste ne aparțin.
Merge și pe telefonul acela vechi.
Mulțumim celor 19 oameni din \`/multumiri\`.
`),
  linked: splitLines(`
Toate setările sunt explicate în [ghid]({site}/ghid).
Întrebările altora au [răspunsuri aici]({site}/intrebari).
Ce s-a schimbat și de ce: [noutăți]({site}/noutati).
Lista completă de comenzi e [pe o pagină]({site}/comenzi).
`),
}

export const wordings: Readonly<Record<Language, Wording>> = { en: english, ro: romanian }
