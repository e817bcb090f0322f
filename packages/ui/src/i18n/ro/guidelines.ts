import type { Translation } from '../translation.ts'
import type { guidelines as english } from '../en/guidelines.ts'

export const guidelines = {
  choose: 'Reguli încălcate',
  chooseHelp: 'Alege cel puțin o regulă.',
  chosen_one: 'Ai ales {{count}} regulă.',
  chosen_few: 'Ai ales {{count}} reguli.',
  chosen_other: 'Ai ales {{count}} de reguli.',
  full: 'Nu poți alege mai mult de {{limit}}.',
} as const satisfies Translation<typeof english>
