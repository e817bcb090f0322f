import type { Romanian } from '../catalogue.ts'
import type { categories as english } from '../en/categories.ts'

export const categories = {
  title: 'Categorii',
  heading: 'Categorii',
  text: 'Toate straturile grădinii. Alege unul ca să vezi ce crește acolo.',
  popular: 'Populari',
  newest: 'Cei mai noi',
  viewAll: 'Vezi toți',
  viewAllNamed: 'Vezi toți boții din {{name}}',
  browse: 'Răsfoiește {{name}}',
  tabsLabel: 'Boți din {{name}}',
  errorTitle: 'Eroare la încărcarea categoriilor',
  errorText: 'A apărut o problemă la încărcarea categoriilor. Încearcă din nou mai târziu.',
  emptyTitle: 'Nicio categorie găsită',
  emptyText: 'Momentan nu este disponibilă nicio categorie.',
} as const satisfies Romanian<typeof english>
