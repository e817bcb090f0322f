import { Type } from 'typebox'
import { describe, json, nothing } from '#app/core/openapi/operation'
import { internalId, named, oneOf } from '#app/core/openapi/schemas'
import { SECOND_MS } from '#app/core/time'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { Person } from '#app/identity/api_description'
import { ITEM_TYPES, READER_MS, SCREEN_ID_PATTERN } from '#app/readers/rules'
import { openItemValidator } from '#app/readers/validators'

const ItemReader = named(
  'ItemReader',
  {
    itemType: oneOf(ITEM_TYPES, { example: 'bot' }),
    itemId: internalId('The item’s internal id.'),
    person: Person,
  },
  'A staff member who has an item of a queue open.'
)

const screenParam = {
  description: 'The id of the open screen, which the client chooses: 16 random bytes.',
  schema: Type.String({
    pattern: SCREEN_ID_PATTERN.source,
    examples: ['5f0c8a1e9b2d4c7f8e6a3b1d0c9f7e5a'],
  }),
}
const HEARTBEAT_SECONDS = READER_MS.heartbeat / SECOND_MS
const EXPIRY_SECONDS = READER_MS.expiry / SECOND_MS

export const readersDescription = describe(
  'Staff: readers',
  'Who of the staff has which item of a queue open.',
  {
    'item_readers.index': {
      summary: 'List who has which item open',
      description:
        'Other staff members, of items that you may decide on: bots, changes, applications, reports, appeals and support requests that are not yours, nor about you or your bots.',
      answers: { 200: json('Each once per item.', Type.Array(ItemReader)) },
    },
    'item_readers.update': {
      summary: 'Say which item a screen has open',
      description: `It counts as closed ${EXPIRY_SECONDS} seconds later, unless the call is repeated; clients do so every ${HEARTBEAT_SECONDS} seconds. Another item replaces the one before. The newest version of a pending bot counts as viewed by you.`,
      params: { id: screenParam },
      body: openItemValidator,
      answers: { 204: nothing('It is known.') },
      failures: {
        forbidden:
          'You do not have the right of the queue, or it is yours, or about you or your bot.',
      },
    },
    'item_readers.destroy': {
      summary: 'Say that a screen has no item open',
      params: { id: screenParam },
      body: emptyBodyValidator,
      answers: { 204: nothing('It has none.') },
    },
  }
)
