import type { Translation } from '../translation.ts'
import type { discover as english } from '../en/discover.ts'

export const discover = {
  title: 'Descoperă',
  heading: 'Descoperă boți',
  button: 'Caută',
  allBots: 'Toți boții',
  searchResults: 'Rezultatele căutării pentru „{{search}}”',
  categoryTitle: 'Boți din categoria {{name}}',
  removeFilter: 'Elimină filtrul: {{name}}',
  clear: 'Șterge căutarea și filtrele',
  count: {
    found_one: '{{exact}} bot',
    found_few: '{{exact}} boți',
    found_other: '{{exact}} de boți',
    atLeast_one: 'peste {{exact}} bot',
    atLeast_few: 'peste {{exact}} boți',
    atLeast_other: 'peste {{exact}} de boți',
    shown_one: '{{count}} bot afișat',
    shown_few: '{{count}} boți afișați',
    shown_other: '{{count}} de boți afișați',
  },
} as const satisfies Translation<typeof english>
