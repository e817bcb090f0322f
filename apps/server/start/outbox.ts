import { ADS_TOPIC, evictAds } from '#app/advertising/outbox'
import { onOutbox, onOutboxGap, type OutboxHandler } from '#app/core/outbox/outbox'
import {
  BOT_COUNT_REPEATED_TOPIC,
  BOT_STATS_TOPIC,
  BOT_TOPIC,
  CATEGORY_TOPIC,
  DECISION_NEWS_TOPIC,
  evictBot,
  evictBotPage,
  evictBotStats,
  evictCategories,
} from '#app/directory/outbox'
import { resetSuggestions, updateSuggestedBot } from '#app/directory/suggestions/suggestions'
import { deliverNewsLater } from '#app/directory/undo/deliver_news'
import { BOT_EVENT_TOPIC } from '#app/events/outbox'
import { eventStreams } from '#app/events/streams/event_streams'
import { INBOX_DONE_TOPIC, INBOX_EVENT_TOPIC } from '#app/identity/inbox_events'
import { evictUser, SESSION_END_TOPIC, USER_TOPIC } from '#app/identity/outbox'
import { createMissedInboxItems, handleInboxDone, handleInboxEvent } from '#app/inbox/outbox'
import { evictMemberships } from '#app/platform/discord/discord'
import { evictPresences, PRESENCE_TOPIC } from '#app/platform/outbox'
import { handleReaderSessionEnd } from '#app/readers/outbox'
import { evictReviews, REVIEWS_TOPIC } from '#app/reviews/outbox'
import { handleBotEvents } from '#app/webhooks/outbox'
import { sendMissedEventsSoon } from '#app/webhooks/sending/webhook_sender'

/** The handlers that each server process runs for outbox events. `start/live.ts` lists those for live events. */
const HANDLERS: Record<string, readonly OutboxHandler[]> = {
  [PRESENCE_TOPIC]: [evictPresences, evictMemberships],
  [USER_TOPIC]: [evictUser],
  [SESSION_END_TOPIC]: [handleReaderSessionEnd],
  [BOT_TOPIC]: [evictBot, updateSuggestedBot],
  [BOT_STATS_TOPIC]: [evictBotStats],
  [BOT_COUNT_REPEATED_TOPIC]: [evictBotPage],
  [DECISION_NEWS_TOPIC]: [deliverNewsLater],
  [CATEGORY_TOPIC]: [evictCategories, resetSuggestions],
  [ADS_TOPIC]: [evictAds],
  [BOT_EVENT_TOPIC]: [(event) => eventStreams.announce(event), handleBotEvents],
  [REVIEWS_TOPIC]: [evictReviews],
  [INBOX_EVENT_TOPIC]: [handleInboxEvent],
  [INBOX_DONE_TOPIC]: [handleInboxDone],
}

for (const [topic, handlers] of Object.entries(HANDLERS)) {
  for (const handler of handlers) onOutbox(topic, handler)
}
onOutboxGap(createMissedInboxItems)
onOutboxGap(sendMissedEventsSoon)
onOutboxGap(resetSuggestions)
