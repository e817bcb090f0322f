import { BOTS, MEMBERS, PEOPLE } from '../ids.ts'
import type { DemoRemovedReview } from '../types.ts'

/** Reviews that an owner of the bot and staff removed, which staff can restore. */
export const removedReviews: readonly DemoRemovedReview[] = [
  {
    botId: BOTS.brunoApproved,
    userId: MEMBERS.noah,
    rating: 2,
    comment: 'It was down for a whole weekend, and nobody said why.',
    createdAt: { days: -12 },
    removedAs: 'owner',
    removedBy: PEOPLE.bruno,
    removedAt: { days: -11, hours: -3 },
    ruleIds: [],
  },
  {
    botId: BOTS.paulaFirst,
    userId: MEMBERS.oleg,
    rating: 1,
    comment: 'Skip this one and invite my bot instead. Link in my profile!',
    createdAt: { days: -6 },
    removedAs: 'staff',
    removedBy: PEOPLE.rita,
    removedAt: { days: -5, hours: -7 },
    ruleIds: ['no-spam', 'fair-reviews'],
  },
]
