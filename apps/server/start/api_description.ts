import type { Description } from '#app/core/openapi/operation'
import { appealsDescription, ownAppealsDescription } from '#app/appeals/api_description'
import { analyticsDescription } from '#app/analytics/api_description'
import { advertisingDescription } from '#app/advertising/api_description'
import { announcementsDescription } from '#app/announcements/api_description'
import { certificationDescription } from '#app/certification/api_description'
import { coreDescription, liveDescription } from '#app/core/api_description'
import { directoryDescription } from '#app/directory/api_description'
import { desktopDescription } from '#app/identity/desktop/api_description'
import { eventsDescription } from '#app/events/api_description'
import { identityDescription } from '#app/identity/api_description'
import { tokensDescription } from '#app/identity/tokens/api_description'
import { inboxDescription } from '#app/inbox/api_description'
import { pushDescription } from '#app/inbox/push/api_description'
import { moderationDescription } from '#app/moderation/api_description'
import { changesDescription } from '#app/moderation/changes/api_description'
import { logsDescription } from '#app/moderation/logs/api_description'
import { membersDescription } from '#app/moderation/members/api_description'
import { notesDescription } from '#app/moderation/notes/api_description'
import { snoozesDescription } from '#app/moderation/views/api_description'
import { savedRepliesDescription } from '#app/moderation/saved_replies/api_description'
import { platformDescription } from '#app/platform/api_description'
import { premiumDescription } from '#app/premium/api_description'
import { readersDescription } from '#app/readers/api_description'
import { reportsDescription } from '#app/reports/api_description'
import { removedReviewsDescription, reviewsDescription } from '#app/reviews/api_description'
import { badgesDescription, siteDescription } from '#app/site/api_description'
import { submissionDescription } from '#app/directory/submission/api_description'
import { preflightDescription } from '#app/directory/preflight/api_description'
import { answersDescription } from '#app/directory/questions/api_description'
import { reviewQueueDescription } from '#app/directory/review_queue/api_description'
import { endsDescription } from '#app/directory/ends/api_description'
import { transfersDescription } from '#app/directory/transfers/api_description'
import { versionsDescription } from '#app/directory/versions/api_description'
import { statisticsDescription } from '#app/statistics/api_description'
import { supportDescription } from '#app/support/api_description'
import { transparencyDescription } from '#app/transparency/api_description'
import { votingDescription } from '#app/voting/api_description'
import { webhooksDescription } from '#app/webhooks/api_description'

/** The descriptions of all contexts' routes, in the order in which the documentation shows them. */
export const descriptions: readonly Description[] = [
  directoryDescription,
  submissionDescription,
  preflightDescription,
  versionsDescription,
  endsDescription,
  transfersDescription,
  reviewQueueDescription,
  answersDescription,
  webhooksDescription,
  analyticsDescription,
  reviewsDescription,
  votingDescription,
  eventsDescription,
  premiumDescription,
  identityDescription,
  tokensDescription,
  desktopDescription,
  platformDescription,
  advertisingDescription,
  certificationDescription,
  supportDescription,
  ownAppealsDescription,
  transparencyDescription,
  reportsDescription,
  moderationDescription,
  changesDescription,
  notesDescription,
  snoozesDescription,
  savedRepliesDescription,
  membersDescription,
  removedReviewsDescription,
  appealsDescription,
  statisticsDescription,
  readersDescription,
  logsDescription,
  announcementsDescription,
  inboxDescription,
  pushDescription,
  liveDescription,
  badgesDescription,
  siteDescription,
  coreDescription,
]
