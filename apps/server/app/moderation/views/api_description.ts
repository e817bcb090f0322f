import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { internalId, moment, named } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { snoozeValidator } from '#app/moderation/views/validators'

const Snooze = named(
  'Snooze',
  { id: internalId(), snoozedUntil: moment() },
  'A bot that is out of your queue for a while.'
)

const params = { id: idParam('The bot’s internal id.') }
const failures = { forbidden: 'You do not have this right, or it is your own bot.' }

export const snoozesDescription = describe(
  'Staff: snoozed bots',
  'Pending bots that you want to see later. Only your own queue changes.',
  {
    'snoozes.update': {
      summary: 'Snooze a pending bot',
      description:
        'It leaves your queue until then, or until its owners change the listing. It replaces an earlier time.',
      params,
      body: snoozeValidator,
      answers: { 200: json('Until when.', Snooze) },
      failures: { ...failures, conflict: 'The bot is not pending.' },
    },
    'snoozes.destroy': {
      summary: 'Put a snoozed bot back into your queue',
      description: 'A bot that is not snoozed stays as it is.',
      params,
      body: emptyBodyValidator,
      answers: { 200: json('The id of the bot.', Type.Object({ id: internalId() })) },
      failures,
    },
  }
)
