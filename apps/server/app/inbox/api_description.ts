import { Type } from 'typebox'
import { describe, json, page } from '#app/core/openapi/operation'
import { count, internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { BotChip } from '#app/directory/api_description'
import { pageValidator } from '#app/core/validation/list_fields'
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
    bot: orNull(BotChip, 'What it is about; `null` when it is about none that you see.'),
    ratingId: orNull(internalId(), 'The review that was replied to.'),
    reason: orNull(text({ example: 'The invite does not work.' }), 'In the staff’s words.'),
    expiresAt: orNull(moment(), 'Until when an account is restricted; `null` is for good.'),
  },
  'Something that happened and that a member is told of.'
)

const Unread = Type.Object({ unread: count({ description: 'Unread items.', example: 3 }) })

export const inboxDescription = describe('Inbox', 'What members are told of.', {
  'inbox.index': {
    summary: 'My inbox',
    description: `Decisions about my bots, restrictions of my account, replies to my reviews; kept for ${INBOX_LIFE_DAYS} days.`,
    query: pageValidator,
    answers: { 200: page('The newest first.', InboxItem) },
  },
  'inbox_unread.show': {
    summary: 'How much of it is unread',
    answers: { 200: json('As of now.', Unread) },
  },
  'inbox_reads.store': {
    summary: 'Mark items as read',
    description: 'Exactly one of `upTo` and `ids`.',
    body: inboxReadValidator,
    answers: { 200: json('What is unread now.', Unread) },
  },
})
