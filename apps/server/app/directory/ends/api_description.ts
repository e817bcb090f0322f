import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { internalId } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { botEndValidator } from '#app/directory/ends/validators'

const params = { id: idParam('The bot’s internal id, not its Discord id.') }
const answers = { 200: json('The bot’s id.', Type.Object({ id: internalId() })) }

export const endsDescription = describe('Ends', 'When bots end, and which bots succeed them.', {
  'bot_ends.update': {
    summary: 'Set the end of a bot',
    description:
      'The bot’s page says when it ends, and leads to its successor. From that day on, lists show it after all others. ' +
      'A later request replaces the date and the successor.',
    params,
    body: botEndValidator,
    answers,
    failures: { conflict: 'The bot is not listed.' },
  },
  'bot_ends.destroy': {
    summary: 'Withdraw the end of a bot',
    params,
    body: emptyBodyValidator,
    answers,
    failures: { not_found: 'There is no such bot, or it has no end date.' },
  },
})
