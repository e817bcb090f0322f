import { Type } from 'typebox'
import { describe, json, page } from '#app/core/openapi/operation'
import { count, internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'
import { Decision } from '#app/identity/decisions/api_schema'
import { INBOX_KINDS } from '#app/identity/account/rules'
import { INBOX_LIFE_DAYS } from '#app/inbox/rules'
import { inboxReadValidator } from '#app/inbox/validators'

const InboxItem = named(
  'InboxItem',
  {
    id: internalId(),
    kind: oneOf(INBOX_KINDS, { example: 'bot_rejected' }),
    createdAt: moment('When it happened.'),
    readAt: orNull(moment(), '`null` while it is unread.'),
    bot: orNull(BotChip, 'The bot; `null` when there is none, or none that you may see.'),
    ratingId: orNull(internalId(), 'The review that was replied to.'),
    reason: orNull(text({ example: 'The invite does not work.' }), 'The reason that staff gave.'),
    expiresAt: orNull(moment(), 'The end of a restriction; `null` when it is permanent.'),
    decision: orNull(Decision, 'The decision against you or your bot.'),
  },
  'Something that happened and concerns a member.'
)

const Unread = Type.Object({ unread: count({ description: 'Unread items.', example: 3 }) })

export const inboxDescription = describe('Inbox', 'A member’s inbox.', {
  'inbox.index': {
    summary: 'List my inbox',
    description: `Decisions about my bots, restrictions of my account, replies to my reviews; kept for ${INBOX_LIFE_DAYS} days.`,
    query: pageValidator,
    answers: { 200: page('Newest first.', InboxItem) },
  },
  'inbox_unread.show': {
    summary: 'Count my unread items',
    answers: { 200: json('The number of unread items.', Unread) },
  },
  'inbox_reads.store': {
    summary: 'Mark items as read',
    description: 'Send exactly one of `upTo` and `ids`.',
    body: inboxReadValidator,
    answers: { 200: json('The number of items that are still unread.', Unread) },
  },
})
