import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { flag, internalId, moment, named, oneOf, orNull } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BotChip } from '#app/directory/api_description'
import { APPROVAL_STATUSES } from '#app/directory/rules'
import { TAKE_BACK_DAYS, TRANSFER_OFFER_DAYS } from '#app/directory/transfers/rules'
import { transferValidator } from '#app/directory/transfers/validators'
import { Person } from '#app/identity/api_description'

const BotTransfer = named(
  'BotTransfer',
  {
    id: internalId(),
    state: oneOf(['offered', 'accepted'], {
      description: 'With `accepted` the former main owner can still take the bot back.',
      example: 'offered',
    }),
    bot: BotChip,
    approvalStatus: oneOf(APPROVAL_STATUSES),
    from: orNull(Person, 'Who offered the bot.'),
    to: orNull(Person, 'Who was offered it.'),
    isFrom: flag('Whether you offered it.'),
    endsAt: moment('Until when it can be accepted, or taken back.'),
    createdAt: moment(),
  },
  'A transfer of a bot to another main owner.'
)

const transferParam = idParam('The transfer’s id.')
const done = { 200: json('The transfer’s id.', Type.Object({ id: internalId() })) }
const NOT_YOURS = 'There is no such transfer of yours, or the bot was deleted.'
const ENDED = 'The transfer has ended, or somebody else was faster.'

export const transfersDescription = describe(
  'Transfers',
  'Handing a bot over to another main owner.',
  {
    'bot_transfers.index': {
      summary: 'List my open transfers',
      description: 'Bots that you were offered, that you have offered, and that you can take back.',
      answers: { 200: json('The soonest to end first.', Type.Array(BotTransfer)) },
    },
    'bot_transfers.store': {
      summary: 'Offer a bot to another member',
      description: `The member has ${TRANSFER_OFFER_DAYS} days to accept. Only the main owner may do it.`,
      params: { id: idParam('The bot’s internal id, not its Discord id.') },
      body: transferValidator,
      answers: {
        201: json('The transfer’s id.', Type.Object({ id: internalId() })),
      },
      failures: {
        forbidden: 'You are not the main owner.',
        conflict: 'The bot is being transferred already, or the member cannot take it over.',
      },
    },
    'bot_transfers.destroy': {
      summary: 'Cancel an offer',
      params: { id: transferParam },
      body: emptyBodyValidator,
      answers: done,
      failures: { not_found: NOT_YOURS, conflict: ENDED },
    },
    'bot_transfers.accept': {
      summary: 'Accept a bot',
      description: `You become the main owner at once. The tokens and webhooks of the former one end. They can take the bot back for ${TAKE_BACK_DAYS} days.`,
      params: { id: transferParam },
      body: emptyBodyValidator,
      answers: done,
      failures: {
        not_found: NOT_YOURS,
        limit: 'You have reached your limit of bots.',
        conflict: ENDED,
      },
    },
    'bot_transfers.decline': {
      summary: 'Decline a bot',
      params: { id: transferParam },
      body: emptyBodyValidator,
      answers: done,
      failures: { not_found: NOT_YOURS, conflict: ENDED },
    },
    'bot_transfers.take_back': {
      summary: 'Take a bot back',
      description:
        'You are the main owner again. The tokens and webhooks of the other member end, and so do the rights of co-owners whom they have added.',
      params: { id: transferParam },
      body: emptyBodyValidator,
      answers: done,
      failures: { not_found: NOT_YOURS, conflict: ENDED },
    },
  }
)
