import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { internalId } from '#app/core/openapi/schemas'
import { answerValidator } from '#app/directory/questions/validators'

export const answersDescription = describe(
  'Answers to staff',
  'What owners of pending bots answer when staff ask them.',
  {
    'bot_answers.store': {
      summary: 'Answer the question of staff about a bot',
      description:
        'The bot returns to their queue. The question is in the bot’s place in the queue.',
      params: { id: idParam('The bot’s internal id, not its Discord id.') },
      body: answerValidator,
      answers: { 200: json('The id of the bot.', Type.Object({ id: internalId() })) },
      failures: {
        forbidden: 'You do not own the bot.',
        conflict: 'The question is answered, withdrawn or replaced, or the bot is decided on.',
      },
    },
  }
)
