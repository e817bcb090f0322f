import type { Translation } from '../translation.ts'
import type { discover as english } from '../en/discover.ts'

export const discover = {
  title: 'Descoperă',
  heading: 'Descoperă boți',
  searchLabel: 'Caută boți',
  placeholder: 'Caută după nume, descriere sau etichete',
  button: 'Caută',
  allBots: 'Toți boții',
  searchResults: 'Rezultatele căutării pentru „{{search}}”',
  categoryTitle: 'Boți din categoria {{name}}',
  removeFilter: 'Elimină filtrul: {{name}}',
  clear: 'Șterge căutarea și filtrele',
} as const satisfies Translation<typeof english>
