import type { DemoCategory } from '../types.ts'

/** Names are the tags of bots; an address may carry one as `?filter=` (document 1 section 2). */
export const categories: readonly DemoCategory[] = [
  {
    name: 'Moderation',
    description: 'Keep the peace: filters, warnings, raids held off at the gate.',
  },
  { name: 'Music', description: 'Radios, queues and karaoke for voice channels.' },
  { name: 'Economy', description: 'Coins, shops and harmless fortunes.' },
  { name: 'Utility', description: 'Small tools that a server uses every day.' },
  { name: 'Fun', description: 'Jokes, prompts and things that make people stay.' },
  { name: 'Levelling', description: 'Experience, ranks and rewards for taking part.' },
  { name: 'Logging', description: 'Who did what and when, kept where the staff finds it.' },
  { name: 'Welcome', description: 'Greetings, roles on arrival, a first question answered.' },
  { name: 'Translation', description: 'One server, several languages, fewer misunderstandings.' },
  { name: 'Games', description: 'Cards, chess, words and quizzes, right in the channel.' },
  { name: 'RPG', description: 'Dice, character sheets and campaigns that outlive the summer.' },
  { name: 'Polls', description: 'Votes, surveys and dates that suit nearly everybody.' },
  { name: 'Tickets', description: 'A help desk with a queue instead of a crowd.' },
  { name: 'Anime', description: 'Series, manga and reading lists.' },
  { name: 'Images', description: 'Editing, colours and pictures on request.' },
  { name: 'Productivity', description: 'Reminders, stand-ups and lists that get shorter.' },
  { name: 'Finance', description: 'Shared expenses and budgets, with real money and no coins.' },
  { name: 'AI', description: 'Summaries, drafts and answers, with their sources.' },
  { name: 'Community', description: 'Birthdays, highlights and the memory of a server.' },
  { name: 'Română', description: 'Boți care vorbesc limba română ca la ei acasă.' },
]
