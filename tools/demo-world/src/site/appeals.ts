import { PEOPLE } from '../ids.ts'
import type { DemoAppeal } from '../types.ts'

/** Open appeals: of a member whose account is disabled, and of an owner whose bot was rejected. */
export const appeals: readonly DemoAppeal[] = [
  {
    userId: PEOPLE.dan,
    action: 'disable_user',
    text: 'I shared this account with my brother, who sent those messages. I have a password of my own now. Please look again.',
    createdAt: { days: -1, hours: -2 },
  },
  {
    userId: PEOPLE.bruno,
    action: 'reject_bot',
    text: 'Magazinul era doar o probă și nu a luat bani de la nimeni. L‑am scos; puteți să vă mai uitați o dată?',
    createdAt: { hours: -7 },
  },
]
