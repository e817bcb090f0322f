import type { Translation } from '../translation.ts'
import type { filters as english } from '../en/filters.ts'

export const filters = {
  apply: 'Arată boții',
  categories: 'Categorii',
  match: { label: 'Cum se combină categoriile', any: 'Oricare', all: 'Toate' },
  quality: 'Despre bot',
  rating: 'Evaluare',
  anyRating: 'Orice evaluare',
  listed: 'Listat',
  anyTime: 'Oricând',
  servers: 'Servere',
  atLeast: 'Cel puțin',
  atMost: 'Cel mult',
  anyNumber: 'Oricâte',
  without: 'Nu cere',
  countAtLeast: 'peste {{exact}}',
} as const satisfies Translation<typeof english>
