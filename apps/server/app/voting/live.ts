import { createLiveEvent, type LiveSource } from '#app/core/live/live_source'
import { BOT_STATS_TOPIC } from '#app/directory/outbox'
import { memberChannel } from '#app/identity/live'
import { VOTE_REMINDER_TOPIC } from '#app/voting/outbox'

export const ownVoteSource: LiveSource = {
  topics: [BOT_STATS_TOPIC, VOTE_REMINDER_TOPIC],
  deliveries: (events) =>
    events.flatMap(({ key, payload }) =>
      typeof payload.votedBy === 'string'
        ? [
            createLiveEvent(memberChannel(payload.votedBy), {
              kind: 'own_vote',
              botId: Number(key),
            }),
          ]
        : []
    ),
}
