import { coreBots } from './bots/index.ts'
import { unlistedBots } from './bots/unlisted.ts'
import { BOTS } from './ids.ts'
import { cast } from './people/cast.ts'
import { members, strangers } from './people/members.ts'
import { composeReviews } from './reviews/compose.ts'
import { adminLogs, ratingBlock } from './site/admin-logs.ts'
import { ads } from './site/ads.ts'
import { announcements } from './site/announcements.ts'
import { categories } from './site/categories.ts'
import { certificationApplications } from './site/certification.ts'
import { application, communityServer } from './site/community-server.ts'
import { premiumTransactions } from './site/premium.ts'
import type { DemoBot, DemoPerson, DemoWorld } from './types.ts'
import { composeBotVotes } from './votes/compose.ts'

export interface WorldOptions {
  /** Bots beyond the hand-written ones, for example a generated tail. Reviews and votes follow. */
  readonly furtherBots?: readonly DemoBot[]
  /** People beyond those of the rulings and the members here. */
  readonly furtherPeople?: readonly DemoPerson[]
}

/**
 * The demo world. The same options give the same world, always; further bots leave what the world
 * says about the others as it is. Further people may write and vote anywhere, so they do change it.
 */
export function createDemoWorld(options: WorldOptions = {}): DemoWorld {
  const people = [...cast, ...members, ...strangers, ...(options.furtherPeople ?? [])]
  const bots = [...coreBots, ...(options.furtherBots ?? [])]
  const reviews = composeReviews(bots, people)
  const ratingBlocks = [ratingBlock(BOTS.brunoApproved)]
  const applications = certificationApplications(bots)

  return {
    people,
    categories,
    bots,
    unlistedBots,
    communityServer,
    application,
    reviews,
    botVotes: composeBotVotes(bots, people),
    ratingBlocks,
    certificationApplications: applications,
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
