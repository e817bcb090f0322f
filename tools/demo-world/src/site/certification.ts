import { offsetMs, toOffset, DAY_MS } from '../offset.ts'
import { BOTS, MEMBERS, PEOPLE, botId } from '../ids.ts'
import type { DemoBot, DemoCertificationApplication } from '../types.ts'

/** The time between an application and its approval. */
const WAIT_MS = 4 * DAY_MS

const APPROVED_REASON =
  'Listed for more than half a year without an incident, documented, and answered within a day. We publish our uptime and our mistakes.'

const open: readonly DemoCertificationApplication[] = [
  {
    botId: BOTS.paulaFirst,
    userId: PEOPLE.paula,
    reason:
      'Orchard has run for a year without losing a single tree. The economy has no way to pay money in, the almanac is public, and members of 17,000 servers harvest each Sunday.',
    status: 'pending',
    reviewedBy: null,
    reviewReason: null,
    createdAt: { days: -2, hours: -5 },
    reviewedAt: null,
  },
  {
    botId: botId(46),
    userId: MEMBERS.kwame,
    reason:
      'Campaigns outlive servers: we have never dropped a letter, and sealed secrets can be checked by anybody. Three free adventures come with it.',
    status: 'pending',
    reviewedBy: null,
    reviewReason: null,
    createdAt: { days: -1, hours: -2 },
    reviewedAt: null,
  },
  {
    botId: botId(17),
    userId: MEMBERS.radu,
    reason:
      'Paznicul este folosit de peste patru mii de servere românești. Lista de cuvinte este publică, iar deciziile se pot contesta.',
    status: 'pending',
    reviewedBy: null,
    reviewReason: null,
    createdAt: { hours: -9 },
    reviewedAt: null,
  },
  {
    botId: botId(19),
    userId: MEMBERS.tomasz,
    reason: 'It stops raids.',
    status: 'rejected',
    reviewedBy: PEOPLE.mihai,
    reviewReason:
      'Please tell us about uptime and about what happens to the people who wait in the courtyard, then apply again.',
    ruleIds: ['certified-page'],
    createdAt: { days: -41 },
    reviewedAt: { days: -37 },
  },
  {
    botId: botId(31),
    userId: MEMBERS.patrick,
    reason: 'Because I asked nicely. Also 11,870 servers of groans cannot be wrong.',
    status: 'rejected',
    reviewedBy: PEOPLE.olivia,
    reviewReason: 'We laughed. The privacy notice is still missing.',
    ruleIds: ['certified-page', 'minimal-data'],
    createdAt: { days: -16 },
    reviewedAt: { days: -14 },
  },
]

/** Pending and rejected applications, and the approved one of each certified bot. */
export function certificationApplications(
  bots: readonly DemoBot[]
): readonly DemoCertificationApplication[] {
  const approved = bots.flatMap((bot): DemoCertificationApplication[] =>
    bot.certified === null
      ? []
      : [
          {
            botId: bot.id,
            userId: bot.mainOwner,
            reason: APPROVED_REASON,
            status: 'approved',
            reviewedBy: bot.certified.by,
            reviewReason: null,
            createdAt: toOffset(offsetMs(bot.certified.at) - WAIT_MS),
            reviewedAt: bot.certified.at,
          },
        ]
  )
  return [...open, ...approved]
}
