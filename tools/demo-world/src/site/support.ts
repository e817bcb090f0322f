import { BOTS, PEOPLE } from '../ids.ts'
import type { DemoSupportRequest } from '../types.ts'

const OPEN = { state: 'open', answer: null, resolvedBy: null, resolvedAt: null } as const

/** Requests of members to the staff. Premium members come first in the queue, even if others have waited longer. */
export const supportRequests: readonly DemoSupportRequest[] = [
  {
    ...OPEN,
    userId: PEOPLE.lia,
    subject: 'Certification for a bot with 150 servers',
    text: 'My bot passed a hundred servers last week. Is there anything I should prepare before I apply for certification?',
    link: '/apply-certification',
    createdAt: { days: -2, hours: -3 },
  },
  {
    ...OPEN,
    userId: PEOPLE.vlad,
    subject: 'Nu pot vota de pe telefon',
    text: 'Butonul de vot rămâne inactiv după ce mă conectez. Am încercat din două browsere.',
    link: `/bot/${BOTS.brunoApproved}`,
    createdAt: { days: -1, hours: -6 },
  },
  {
    ...OPEN,
    userId: PEOPLE.paula,
    subject: 'Server count of Orchard looks too low',
    text: 'Orchard posts its server count every ten minutes, but its page still shows the figure of this morning. Could you have a look?',
    link: `/bot/${BOTS.paulaFirst}`,
    createdAt: { hours: -5 },
  },
  {
    userId: PEOPLE.paula,
    subject: 'Changing from monthly to yearly',
    text: 'Can I move my premium from the monthly plan to the yearly one without losing the days that I have paid for?',
    link: '/premium',
    state: 'answered',
    answer:
      'Yes. Cancel the monthly plan: premium stays active until the end of the month. Then choose the yearly plan.',
    resolvedBy: PEOPLE.mihai,
    createdAt: { days: -12 },
    resolvedAt: { days: -11, hours: -20 },
  },
  {
    userId: PEOPLE.bruno,
    subject: 'Advertising on Botanica',
    text: 'I would like to buy fifty links to my shop on your home page. What do they cost?',
    link: null,
    state: 'closed',
    answer: null,
    resolvedBy: PEOPLE.olivia,
    createdAt: { days: -30 },
    resolvedAt: { days: -29 },
  },
]
