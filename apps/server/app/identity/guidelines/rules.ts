import type { Language } from '../../core/languages.js'

/** A text in every language of the interface. */
export type Translated = Readonly<Record<Language, string>>

/** The groups of rules, as sections of the page of guidelines. */
export const GUIDELINE_SECTIONS = [
  'works',
  'permissions',
  'data',
  'page',
  'votes',
  'members',
  'certification',
] as const
export type GuidelineSection = (typeof GUIDELINE_SECTIONS)[number]

export const GUIDELINE_SECTION_TITLES: Readonly<Record<GuidelineSection, Translated>> = {
  works: { en: 'It works', ro: 'Funcționează' },
  permissions: { en: 'It asks only for what it needs', ro: 'Cere doar ce îi trebuie' },
  data: { en: 'It respects people', ro: 'Respectă oamenii' },
  page: { en: 'Its page is honest', ro: 'Are o pagină cinstită' },
  votes: { en: 'Its votes and reviews are real', ro: 'Are voturi și recenzii adevărate' },
  members: { en: 'Members are fair to each other', ro: 'Membrii se poartă corect unii cu alții' },
  certification: {
    en: 'A certified bot sets an example',
    ro: 'Un bot certificat este un exemplu',
  },
}

interface GuidelineData {
  section: GuidelineSection
  /** A few words, for lists of rules. */
  title: Translated
  /** What the rule demands, as the page of guidelines says it. */
  text: Translated
}

/**
 * The rules of the guidelines. A key is the rule's id and its anchor on the page, so it never changes; a rule that no
 * longer applies is removed. Decisions keep the texts of their rules as they were.
 */
export const GUIDELINES = {
  online: {
    section: 'works',
    title: { en: 'It is online and answers', ro: 'Este online și răspunde' },
    text: {
      en: 'It is online while we look at it, and answers a command within a few seconds.',
      ro: 'Este online cât îl verificăm și răspunde la o comandă în câteva secunde.',
    },
  },
  help: {
    section: 'works',
    title: { en: 'It explains how to begin', ro: 'Explică cum începi' },
    text: {
      en: 'It has a help command, or its page says how to begin.',
      ro: 'Are o comandă de ajutor sau pagina lui spune cum începi.',
    },
  },
  promise: {
    section: 'works',
    title: { en: 'It does what its page says', ro: 'Face ce scrie pe pagina lui' },
    text: {
      en: 'It does what its page says, today and not in a later version.',
      ro: 'Face ce scrie pe pagina lui, astăzi, nu într‑o versiune viitoare.',
    },
  },
  original: {
    section: 'works',
    title: { en: 'It is original', ro: 'Aduce ceva nou' },
    text: {
      en: 'It offers something original. Unchanged copies of somebody else’s code are not listed.',
      ro: 'Aduce ceva nou. Copiile neschimbate ale codului altcuiva nu intră în catalog.',
    },
  },
  'least-permissions': {
    section: 'permissions',
    title: {
      en: 'It requests only the permissions it uses',
      ro: 'Cere doar permisiunile pe care le folosește',
    },
    text: {
      en: 'The invite asks for no more permissions than the bot uses. Hardly any bot needs Administrator.',
      ro: 'Invitația nu cere mai multe permisiuni decât folosește botul. Aproape niciun bot nu are nevoie de Administrator.',
    },
  },
  'permission-checks': {
    section: 'permissions',
    title: {
      en: 'Its moderation commands check permissions',
      ro: 'Comenzile de moderare verifică permisiunile',
    },
    text: {
      en: 'Moderation commands check the permissions of the member who uses them.',
      ro: 'Comenzile de moderare verifică permisiunile celui care le folosește.',
    },
  },
  'no-unwanted-messages': {
    section: 'permissions',
    title: { en: 'It sends no unwanted messages', ro: 'Nu trimite mesaje nedorite' },
    text: {
      en: 'It doesn’t message members who didn’t ask for it, and doesn’t ping anyone without a reason.',
      ro: 'Nu le scrie membrilor care nu i‑au cerut‑o și nu menționează pe nimeni fără rost.',
    },
  },
  'minimal-data': {
    section: 'data',
    title: { en: 'It stores only the data it needs', ro: 'Păstrează doar datele necesare' },
    text: {
      en: 'It stores only the data it needs, says which, and deletes it on request.',
      ro: 'Păstrează doar datele de care are nevoie, spune care sunt și le șterge la cerere.',
    },
  },
  'no-spying': {
    section: 'data',
    title: { en: 'It neither spies nor steals', ro: 'Nu spionează și nu fură' },
    text: {
      en: 'It never collects passwords or tokens, and never spies on anyone.',
      ro: 'Nu adună niciodată parole sau tokenuri și nu spionează pe nimeni.',
    },
  },
  'no-attacks': {
    section: 'data',
    title: {
      en: 'It takes no part in raids, spam or scams',
      ro: 'Nu ia parte la raiduri, spam sau înșelătorii',
    },
    text: {
      en: 'It doesn’t take part in raids, spam, scams or attacks.',
      ro: 'Nu ia parte la raiduri, spam, înșelătorii sau atacuri.',
    },
  },
  'adult-content': {
    section: 'data',
    title: {
      en: 'It keeps adult content where it belongs',
      ro: 'Ține conținutul pentru adulți la locul lui',
    },
    text: {
      en: 'Adult content stays in age-restricted channels and off the listing.',
      ro: 'Conținutul pentru adulți rămâne în canalele cu restricție de vârstă, nu în prezentare.',
    },
  },
  'discord-terms': {
    section: 'data',
    title: { en: 'It follows Discord’s terms', ro: 'Respectă termenii Discord' },
    text: {
      en: 'It follows Discord’s terms and developer policies.',
      ro: 'Respectă termenii Discord și politicile lui pentru dezvoltatori.',
    },
  },
  'own-material': {
    section: 'page',
    title: {
      en: 'Its name, images and texts may be used',
      ro: 'Numele, imaginile și textele pot fi folosite',
    },
    text: {
      en: 'The name, images and descriptions are yours, or you have permission to use them.',
      ro: 'Numele, imaginile și descrierile îți aparțin sau ai voie să le folosești.',
    },
  },
  'short-description': {
    section: 'page',
    title: {
      en: 'Its short description says what it does',
      ro: 'Descrierea scurtă spune ce face botul',
    },
    text: {
      en: 'The short description (10 to 100 characters) says what the bot does, not how great it is.',
      ro: 'Descrierea scurtă (10–100 de caractere) spune ce face botul, nu cât de grozav este.',
    },
  },
  'long-description': {
    section: 'page',
    title: { en: 'Its long description is readable', ro: 'Descrierea lungă se citește ușor' },
    text: {
      en: 'The long one (50 to 2000 characters) may use Markdown. HTML and pictures are not shown.',
      ro: 'Cea lungă (50–2.000 de caractere) poate folosi Markdown. HTML și imaginile nu se afișează.',
    },
  },
  categories: {
    section: 'page',
    title: { en: 'Its categories fit', ro: 'Categoriile i se potrivesc' },
    text: { en: 'Choose categories that fit.', ro: 'Alege categorii potrivite.' },
  },
  'server-count': {
    section: 'page',
    title: { en: 'Its server count is accurate', ro: 'Numărul de servere este cel adevărat' },
    text: { en: 'Server counts are accurate.', ro: 'Numărul de servere este cel adevărat.' },
  },
  'real-votes': {
    section: 'votes',
    title: { en: 'Its votes and reviews are real', ro: 'Voturile și recenziile sunt adevărate' },
    text: {
      en: 'Do not buy, trade or automate votes or reviews, and do not require people to vote before they can use basic features.',
      ro: 'Nu cumpăra, nu da la schimb și nu automatiza voturi sau recenzii și nu‑i obliga pe oameni să voteze ca să poată folosi funcțiile de bază.',
    },
  },
  'honest-criticism': {
    section: 'votes',
    title: { en: 'Honest criticism stays', ro: 'Criticile sincere rămân' },
    text: {
      en: 'Do not delete reviews or block their authors for an honest negative opinion. Answer them instead.',
      ro: 'Nu șterge recenzii și nu‑i bloca pe autorii lor pentru o părere negativă, dar sinceră. Mai bine răspunde‑le.',
    },
  },
  'fair-reviews': {
    section: 'votes',
    title: { en: 'Reviews don’t harm competitors', ro: 'Recenziile nu lovesc în concurenți' },
    text: {
      en: 'Do not review a competitor to harm it.',
      ro: 'Nu scrie recenzii ca să‑i faci rău unui concurent.',
    },
  },
  respect: {
    section: 'members',
    title: { en: 'No insults, threats or hate', ro: 'Fără insulte, amenințări sau ură' },
    text: {
      en: 'Be kind in reviews, replies and profiles. Do not insult, threaten or harass anyone, and do not spread hate.',
      ro: 'Fii prietenos în recenzii, răspunsuri și pe profil. Nu insulta, nu amenința, nu hărțui pe nimeni și nu răspândi ură.',
    },
  },
  'no-spam': {
    section: 'members',
    title: { en: 'No spam or advertising', ro: 'Fără spam sau reclamă' },
    text: {
      en: 'Do not use reviews, replies or your profile for spam, advertising or scams.',
      ro: 'Nu folosi recenziile, răspunsurile sau profilul pentru spam, reclamă sau înșelătorii.',
    },
  },
  'private-data': {
    section: 'members',
    title: { en: 'No private data of others', ro: 'Fără date personale ale altora' },
    text: {
      en: 'Do not publish other people’s private data, such as names, addresses or messages.',
      ro: 'Nu publica date personale ale altora, cum ar fi nume, adrese sau mesaje.',
    },
  },
  'no-impersonation': {
    section: 'members',
    title: { en: 'No impersonation', ro: 'Fără identități false' },
    text: {
      en: 'Do not pretend to be somebody else, or another bot.',
      ro: 'Nu te da drept altcineva și nu‑ți da botul drept altul.',
    },
  },
  'one-account': {
    section: 'members',
    title: { en: 'One account per person', ro: 'Un singur cont de persoană' },
    text: {
      en: 'Do not use further accounts to get around a restriction, or to vote and review more than once.',
      ro: 'Nu folosi alte conturi ca să ocolești o restricție sau ca să votezi și să scrii recenzii de mai multe ori.',
    },
  },
  'certified-reliable': {
    section: 'certification',
    title: { en: 'It runs reliably', ro: 'Funcționează fără întreruperi' },
    text: {
      en: 'It is online around the clock and had no long outages lately.',
      ro: 'Este online zi și noapte și nu a avut întreruperi lungi în ultima vreme.',
    },
  },
  'certified-maintained': {
    section: 'certification',
    title: { en: 'It is maintained', ro: 'Este întreținut' },
    text: {
      en: 'Its owners fix problems and answer questions.',
      ro: 'Cei din spatele lui rezolvă problemele și răspund la întrebări.',
    },
  },
  'certified-page': {
    section: 'certification',
    title: { en: 'Its page is complete', ro: 'Are o pagină completă' },
    text: {
      en: 'Its page names all features, a support server and how data is handled.',
      ro: 'Pagina lui prezintă toate funcțiile, un server de suport și ce se întâmplă cu datele.',
    },
  },
} as const satisfies Record<string, GuidelineData>

export type RuleId = keyof typeof GUIDELINES
export const RULE_IDS = Object.keys(GUIDELINES) as RuleId[]

/** Returns the ids of a section's rules, in their order on the page. */
export function listSectionRules(section: GuidelineSection): RuleId[] {
  return RULE_IDS.filter((id) => GUIDELINES[id].section === section)
}
