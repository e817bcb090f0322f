import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import { internalId, moment, named, oneOf, orNull, text } from '#app/core/openapi/schemas'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'
import { mapBotLinks } from '#app/directory/rules'
import {
  HELD_FOR,
  VERSION_KINDS,
  VERSION_MONTHS,
  VERSIONED_FIELDS,
} from '#app/directory/versions/rules'
import { Person } from '#app/identity/api_description'

const LISTING = {
  prefix: text({ example: '/' }),
  shortDescription: text({ example: 'Waters your server while you sleep.' }),
  description: text({ description: 'Markdown.', example: '## Fern\n\nSays hello.' }),
  inviteUrl: text({ example: 'https://discord.com/oauth2/authorize?client_id=100000000000000042' }),
  ...mapBotLinks(() => orNull(text())),
  tags: Type.Array(text({ example: 'Moderation' })),
}

/** The fields of a listing that owners edit. */
const Listing = Type.Object(LISTING)
/** Some of them: those that a change is about. */
export const SomeFields = Type.Partial(Listing)

/** What of a change must wait for staff. */
export const heldFor = () =>
  Type.Array(oneOf(HELD_FOR, { example: 'website' }), {
    description:
      'What of it needs a review: new scopes or permissions of the invitation, another address, or a mostly new text.',
  })

const VERSION = {
  number: internalId('Counted for each bot, from 1.'),
  kind: oneOf(VERSION_KINDS, {
    description: 'How it came about. `recorded` is the listing as it was found before a change.',
    example: 'edited',
  }),
  author: orNull(Person, '`null` when it is unknown, and for a deleted account.'),
  changedFields: Type.Array(oneOf(VERSIONED_FIELDS, { example: 'description' }), {
    description: 'What differs from the version before. Empty for the first one.',
  }),
  createdAt: moment(),
}

const BotVersion = named('BotVersion', VERSION)
const BotVersionDetail = named('BotVersionDetail', { ...VERSION, fields: Listing })

export const HeldChange = named(
  'HeldChange',
  {
    id: internalId(),
    fields: SomeFields,
    heldFor: heldFor(),
    createdAt: moment(),
  },
  'A change of an approved bot that waits for staff.'
)

const botParam = idParam('The bot’s internal id, not its Discord id.')
const NOT_FOR_YOU = 'You neither own the bot nor belong to the staff.'

export const versionsDescription = describe('Versions', 'Versions of bots’ listings.', {
  'bot_versions.index': {
    summary: 'List the versions of a bot',
    description: `For its owners and staff. A version is deleted ${VERSION_MONTHS} months after a newer one has replaced it.`,
    params: { id: botParam },
    query: pageValidator,
    answers: { 200: page('Newest first.', BotVersion) },
    failures: { forbidden: NOT_FOR_YOU },
  },
  'bot_versions.show': {
    summary: 'Get a version of a bot',
    params: { id: botParam, version: idParam('The number of the version.') },
    answers: { 200: json('The version.', BotVersionDetail) },
    failures: { forbidden: NOT_FOR_YOU, not_found: 'There is no such bot or version.' },
  },
  'held_changes.show': {
    summary: 'Get the change of a bot that waits for staff',
    params: { id: botParam },
    answers: {
      200: json(
        'The change, if there is one.',
        Type.Object({
          version: internalId('The number of the listing’s newest version.'),
          heldChange: orNull(HeldChange, '`null` when nothing waits.'),
        })
      ),
    },
    failures: { forbidden: NOT_FOR_YOU },
  },
  'held_changes.destroy': {
    summary: 'Withdraw the change that waits for staff',
    description: 'The listing stays as it is.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('The bot’s id.', Type.Object({ id: internalId() })) },
    failures: { forbidden: 'You do not own the bot.', not_found: 'No change of the bot waits.' },
  },
})
