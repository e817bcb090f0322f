import type { Translation } from '../translation.ts'
import type { categories as english } from '../en/categories.ts'

export const categories = {
  title: 'Categorii',
  heading: 'Categorii',
  text: 'Alege o categorie ca să‑i vezi boții populari și pe cei mai noi.',
  popular: 'Populari',
  newest: 'Cei mai noi',
  viewAll: 'Vezi toți',
  viewAllNamed: 'Vezi toți boții din {{name}}',
  tabsLabel: 'Boți din {{name}}',
  errorTitle: 'Eroare la încărcarea categoriilor',
  errorText: 'A apărut o problemă la încărcarea categoriilor. Încearcă din nou mai târziu.',
  unknown: 'Nu există nicio categorie numită „{{name}}”. Le găsești pe toate mai jos.',
  emptyTitle: 'Nicio categorie găsită',
  emptyText: 'Momentan nu este disponibilă nicio categorie.',
  /* Descriptions of the default categories, by the English ones. Descriptions that an owner writes are shown unchanged. */
  descriptions: {
    'Keep the peace: filters, warnings, raids held off at the gate.':
      'Păstrează liniștea: filtre, avertismente, raiduri oprite la poartă.',
    'Radios, queues and karaoke for voice channels.':
      'Radio, liste de redare și karaoke pentru canalele vocale.',
    'Coins, shops and harmless fortunes.': 'Monede, magazine și averi de joacă.',
    'Small tools that a server uses every day.':
      'Unelte mici, de care un server are nevoie zilnic.',
    'Jokes, prompts and things that make people stay.':
      'Glume, provocări și tot ce îi face pe oameni să rămână.',
    'Experience, ranks and rewards for taking part.':
      'Experiență, ranguri și răsplată pentru cei care participă.',
    'Who did what and when, kept where the staff finds it.':
      'Cine, ce și când a făcut, la îndemâna echipei.',
    'Greetings, roles on arrival, a first question answered.':
      'Saluturi, roluri la sosire, răspunsul la prima întrebare.',
    'One server, several languages, fewer misunderstandings.':
      'Un server, mai multe limbi, mai puține neînțelegeri.',
    'Cards, chess, words and quizzes, right in the channel.':
      'Jocuri de cărți, șah, cuvinte și concursuri, chiar pe canal.',
    'Dice, character sheets and campaigns that outlive the summer.':
      'Zaruri, fișe de personaj și campanii care țin mai mult de o vară.',
    'Votes, surveys and dates that suit nearly everybody.':
      'Voturi, sondaje și zile care convin aproape tuturor.',
    'A help desk with a queue instead of a crowd.': 'Asistență la rând, nu la grămadă.',
    'Series, manga and reading lists.': 'Seriale, manga și liste de lectură.',
    'Editing, colours and pictures on request.': 'Editare, culori și imagini la cerere.',
    'Reminders, stand-ups and lists that get shorter.':
      'Mementouri, ședințe scurte și liste care se scurtează.',
    'Shared expenses and budgets, with real money and no coins.':
      'Cheltuieli comune și bugete, cu bani adevărați, fără monede.',
    'Summaries, drafts and answers, with their sources.':
      'Rezumate, ciorne și răspunsuri, cu sursele lor.',
    'Birthdays, highlights and the memory of a server.':
      'Zile de naștere, momente de ținut minte și memoria unui server.',
    'Boți care vorbesc limba română ca la ei acasă.':
      'Boți care vorbesc limba română ca la ei acasă.',
  },
} as const satisfies Translation<typeof english> & { descriptions: Record<string, string> }
