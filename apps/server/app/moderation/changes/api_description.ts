import { Type } from 'typebox'
import { LANGUAGES } from '#app/core/languages'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import { flag, internalId, moment, named, oneOf, orNull } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { BotChip } from '#app/directory/api_description'
import { Preflight } from '#app/directory/preflight/api_description'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { heldFor, SomeFields } from '#app/directory/versions/api_description'
import { BOT_CHANGE_KINDS } from '#app/directory/versions/rules'
import { Person } from '#app/identity/api_description'
import { botChangeListValidator } from '#app/moderation/changes/validators'
import { decisionValidator, changeRejectionValidator } from '#app/moderation/validators'

const QueuedChange = named(
  'QueuedBotChange',
  {
    id: internalId(),
    kind: oneOf(BOT_CHANGE_KINDS, {
      description: 'A held change waits for staff; a sampled one is live already.',
      example: 'held',
    }),
    bot: BotChip,
    author: orNull(Person, '`null` for a deleted account.'),
    authorLanguage: orNull(
      oneOf(LANGUAGES, { example: 'en' }),
      'The language in which the author last signed in or submitted a bot.'
    ),
    isOwn: flag('Whether you own the bot, and so may not decide.'),
    heldFor: heldFor(),
    before: SomeFields,
    after: SomeFields,
    version: internalId('The number of the listing’s newest version.'),
    createdAt: moment(),
  },
  'A change of an approved bot that staff look at.'
)

const changeParam = idParam('The change’s id.')
const decided = {
  200: json(
    'The id of the change, and how the decision can be undone.',
    Type.Object({ id: internalId(), undo: Undo })
  ),
}
const failures = {
  forbidden: 'You do not have this right, or it is your own bot.',
  conflict:
    'The change was withdrawn or replaced, or the listing has a newer version than the one that you sent.',
  decided: 'Somebody has already decided; the response says who.',
}

export const changesDescription = describe(
  'Staff: changes',
  'Changes of approved bots that wait for staff.',
  {
    'bot_changes.index': {
      summary: 'List changes of approved bots',
      description: 'Those that wait for staff, and sampled ones, which are live already.',
      query: botChangeListValidator,
      answers: { 200: page('Longest waiting first.', QueuedChange) },
    },
    'bot_changes.approve': {
      summary: 'Approve a change',
      description: 'A held change becomes live. A sampled one is marked as seen.',
      params: { id: changeParam },
      body: decisionValidator,
      answers: decided,
      failures,
    },
    'bot_changes.reject': {
      summary: 'Reject a change',
      description:
        'The listing stays as it is. A sampled change is taken back, except for fields that have changed since.',
      params: { id: changeParam },
      body: changeRejectionValidator,
      answers: decided,
      failures,
    },
    'bot_changes.undo': {
      summary: 'Undo your decision on a change',
      description:
        'Within seconds, before anybody is notified of the decision. The change waits again, and the listing is as before.',
      params: { id: changeParam },
      body: undoValidator,
      answers: { 200: json('The id of the change.', Type.Object({ id: internalId() })) },
      failures: {
        forbidden: failures.forbidden,
        conflict:
          'It is too late, it was not your decision, or the bot has changed since or has another change that waits.',
      },
    },
    'bot_change_preflights.store': {
      summary: 'Check the listing that a change would make',
      description: 'The same checks as before a submission. Nothing is stored.',
      params: { id: changeParam },
      body: emptyBodyValidator,
      answers: { 200: json('The results.', Preflight) },
      failures,
    },
  }
)
