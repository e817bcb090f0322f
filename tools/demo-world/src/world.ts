import { coreBots } from './bots/index.ts'
import { unlistedBots } from './bots/unlisted.ts'
import { BOTS } from './ids.ts'
import { cast } from './people/cast.ts'
import { members, strangers } from './people/members.ts'
import { composeReviews } from './reviews/compose.ts'
import { composeCrowdReviews } from './reviews/crowd.ts'
import { adminLogs, ratingBlock } from './site/admin-logs.ts'
import { ads } from './site/ads.ts'
import { announcements } from './site/announcements.ts'
import { certificationApplications } from './site/certification.ts'
import { application, communityServer } from './site/community-server.ts'
import { premiumTransactions } from './site/premium.ts'
import { supportRequests } from './site/support.ts'
import { tail } from './tail/index.ts'
import type { DemoBot, DemoPerson, DemoWorld } from './types.ts'
import { composeBotVotes, composeCrowdVotes } from './votes/compose.ts'

export interface WorldOptions {
  /** Bots beyond the hand-written ones; the composed tail unless said otherwise. */
  readonly furtherBots?: readonly DemoBot[]
  /** People beyond the named ones and the members here; the tail's unless said otherwise. */
  readonly furtherPeople?: readonly DemoPerson[]
}

/** The hand-written world alone: sixty bots and fifty people, for tests that need no crowd. */
export const CORE_ONLY: WorldOptions = { furtherBots: [], furtherPeople: [] }

/**
 * The demo world. The same options give the same world, always; further bots and people add to what it
 * says of the others and change none of it.
 */
export function createDemoWorld(options: WorldOptions = {}): DemoWorld {
  const furtherPeople = options.furtherPeople ?? tail().people
  const furtherBots = options.furtherBots ?? tail().bots
  const known = [...cast, ...members, ...strangers]
  const people = [...known, ...furtherPeople]
  const bots = [...coreBots, ...furtherBots]
  const coreReviews = composeReviews(coreBots, known)
  const reviews = [
    ...coreReviews,
    ...composeCrowdReviews(coreBots, furtherPeople, coreReviews),
    ...composeCrowdReviews(furtherBots, people),
  ]
  const botVotes = [
    ...composeBotVotes(coreBots, known),
    ...composeCrowdVotes(coreBots, furtherPeople),
    ...composeCrowdVotes(furtherBots, people),
  ]
  const ratingBlocks = [ratingBlock(BOTS.brunoApproved)]
  const applications = certificationApplications(bots)

  return {
    people,
    bots,
    unlistedBots,
    communityServer,
    application,
    reviews,
    botVotes,
    ratingBlocks,
    certificationApplications: applications,
    supportRequests,
    announcements,
    ads,
    adminLogs: adminLogs({
      bots,
      people,
      reviews,
      ratingBlocks,
      certificationApplications: applications,
      announcements,
    }),
    premiumTransactions,
  }
}
