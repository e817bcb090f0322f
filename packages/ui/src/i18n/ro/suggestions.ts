import type { Translation } from '../translation.ts'
import type { suggestions as en } from '../en/suggestions.ts'

export const suggestions: Translation<typeof en> = {
  bots: 'Boți',
  categories: 'Categorii',
  recent: 'Căutări recente',
  clearRecent: 'Șterge căutările recente',
}
