import { composeAnalytics, searchTerms } from './bots/analytics.ts'
import { coreBots } from './bots/index.ts'
import { botTokens } from './bots/tokens.ts'
import { webhooks } from './bots/webhooks.ts'
import { unlistedBots } from './bots/unlisted.ts'
import { BOTS } from './ids.ts'
import { cast } from './people/cast.ts'
import { members, strangers } from './people/members.ts'
import { personalTokens } from './people/tokens.ts'
import { composeReviews } from './reviews/compose.ts'
import { composeCrowdReviews } from './reviews/crowd.ts'
import { composeAdminLogs, ratingBlock } from './site/admin-logs.ts'
import { ads } from './site/ads.ts'
import { announcements } from './site/announcements.ts'
import { botChanges } from './site/bot-changes.ts'
import { botEnds } from './site/bot-ends.ts'
import { botTransfers } from './site/bot-transfers.ts'
import { certificationApplications } from './site/certification.ts'
import { application, communityServer } from './site/community-server.ts'
import { premiumTransactions } from './site/premium.ts'
import { appeals } from './site/appeals.ts'
import { removedReviews } from './site/removed-reviews.ts'
import { reports } from './site/reports.ts'
import { savedReplies } from './site/saved-replies.ts'
import { questions } from './site/questions.ts'
import { staffNotes } from './site/staff-notes.ts'
import { supportRequests } from './site/support.ts'
import { views } from './site/views.ts'
import { tail } from './tail/index.ts'
import type { DemoBot, DemoPerson, DemoWorld } from './types.ts'
import { composeBotVotes, composeCrowdVotes } from './votes/compose.ts'

export interface WorldOptions {
  /** Bots in addition to the hand-written ones; by default the generated ones. */
  readonly furtherBots?: readonly DemoBot[]
  /** People in addition to the named ones and the other hand-written members; by default the generated ones. */
  readonly furtherPeople?: readonly DemoPerson[]
}

/** Only the hand-written world: sixty bots and fifty people, for tests that need no crowd. */
export const CORE_ONLY: WorldOptions = { furtherBots: [], furtherPeople: [] }

/**
 * Creates the demo world. The same options always give the same world. Additional bots and people do not change the
 * others.
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
    botTokens,
    personalTokens,
    webhooks,
    analytics: composeAnalytics(coreBots),
    searchTerms,
    unlistedBots,
    communityServer,
    application,
    reviews,
    botVotes,
    ratingBlocks,
    certificationApplications: applications,
    botChanges,
    botTransfers,
    botEnds,
    supportRequests,
    savedReplies,
    staffNotes,
    questions,
    views,
    appeals,
    reports,
    removedReviews,
    announcements,
    ads,
    adminLogs: composeAdminLogs({
      bots,
      people,
      reviews,
      removedReviews,
      ratingBlocks,
      certificationApplications: applications,
      announcements,
      reports,
      questions,
    }),
    premiumTransactions,
  }
}
