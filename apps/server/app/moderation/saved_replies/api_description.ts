import { Type } from 'typebox'
import { describe, idParam, json } from '#app/core/openapi/operation'
import { flag, internalId, moment, named, oneOf, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { RULE_IDS } from '#app/identity/guidelines/rules'
import { MAX_SAVED_REPLIES } from '#app/moderation/saved_replies/rules'
import {
  savedReplyEditValidator,
  savedReplyValidator,
} from '#app/moderation/saved_replies/validators'

const SavedReply = named(
  'SavedReply',
  {
    id: internalId(),
    shared: flag('Whether all staff use it; otherwise it is your own.'),
    title: text({ example: 'Bot is offline' }),
    textEn: text({ example: '{bot} did not answer our commands.' }),
    textRo: text({ example: '{bot} nu a răspuns la comenzi.' }),
    ruleIds: Type.Array(oneOf(RULE_IDS, { example: 'online' }), {
      description: 'The rules of the guidelines that a decision with it names.',
    }),
    version: internalId('Counts its edits, from 1.'),
    createdAt: moment(),
  },
  'A text that staff use as the reason of decisions.'
)

const replyParam = idParam('The reply’s id.')

export const savedRepliesDescription = describe(
  'Saved replies',
  'Texts that staff use as reasons of their decisions.',
  {
    'saved_replies.index': {
      summary: 'List saved replies',
      description: 'Shared ones and your own.',
      answers: { 200: json('Oldest first.', Type.Array(SavedReply)) },
    },
    'saved_replies.store': {
      summary: 'Save a reply',
      description: `There can be ${MAX_SAVED_REPLIES.shared} shared ones, and ${MAX_SAVED_REPLIES.personal} of each staff member. Shared ones need the right \`manageSharedReplies\`.`,
      body: savedReplyValidator,
      answers: { 201: json('The reply.', SavedReply) },
      failures: {
        forbidden: 'You may not change shared replies.',
        limit: 'There are as many as allowed.',
      },
    },
    'saved_replies.update': {
      summary: 'Edit a saved reply',
      description: 'Replaces it. Without `ruleIds` it names no rules any more.',
      params: { id: replyParam },
      body: savedReplyEditValidator,
      answers: { 200: json('The updated reply.', SavedReply) },
      failures: {
        forbidden: 'You may not change shared replies.',
        conflict: 'Somebody has edited it since the version that you sent.',
      },
    },
    'saved_replies.destroy': {
      summary: 'Delete a saved reply',
      params: { id: replyParam },
      body: emptyBodyValidator,
      answers: { 200: json('The id of the deleted reply.', Type.Object({ id: internalId() })) },
      failures: { forbidden: 'You may not change shared replies.' },
    },
  }
)
