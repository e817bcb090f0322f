import { announcementSource } from '#app/announcements/live'
import { appealSource } from '#app/appeals/live'
import { applicationSource } from '#app/certification/live'
import { liveHub } from '#app/core/live/live_hub'
import { addLiveSource } from '#app/core/live/live_source'
import { addLiveTopic } from '#app/core/live/live_topic'
import { onOutboxGap, onOutboxProgress } from '#app/core/outbox/outbox'
import {
  botLiveTopic,
  botsLiveTopic,
  botSource,
  botStatsSource,
  categorySource,
} from '#app/directory/live'
import { eventStreams } from '#app/events/streams/event_streams'
import {
  memberLiveTopic,
  personLiveTopic,
  personSource,
  sessionSource,
  staffLiveTopics,
} from '#app/identity/live'
import { inboxSource } from '#app/inbox/live'
import { staffBotSource, staffLogSource, staffMemberSource } from '#app/moderation/live'
import { savedReplySource } from '#app/moderation/saved_replies/live'
import { presenceSource } from '#app/platform/live'
import { readerSource } from '#app/readers/live'
import {
  hiddenReviewSource,
  removedReviewSource,
  reviewsLiveTopic,
  reviewSource,
} from '#app/reviews/live'
import { reportSource } from '#app/reports/live'
import { supportSource } from '#app/support/live'
import { ownVoteSource } from '#app/voting/live'

/** The topics that clients may subscribe to. */
for (const topic of [
  memberLiveTopic,
  personLiveTopic,
  ...staffLiveTopics,
  botsLiveTopic,
  botLiveTopic,
  reviewsLiveTopic,
])
  addLiveTopic(topic)

/** The sources that convert outbox events to live events. */
for (const source of [
  presenceSource,
  personSource,
  sessionSource,
  botSource,
  categorySource,
  botStatsSource,
  hiddenReviewSource,
  reviewSource,
  removedReviewSource,
  ownVoteSource,
  applicationSource,
  supportSource,
  appealSource,
  reportSource,
  staffBotSource,
  staffMemberSource,
  staffLogSource,
  announcementSource,
  savedReplySource,
  readerSource,
  inboxSource,
])
  addLiveSource(source)

onOutboxProgress((progress) => liveHub.advance(progress))
onOutboxGap(() => liveHub.reset())

onOutboxProgress((progress) => eventStreams.advance(progress))
onOutboxGap(() => eventStreams.wakeAll())
