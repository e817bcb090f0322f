import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import {
  flag,
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import { ANNOUNCEMENT_STATES, DEFAULT_EMBED_COLOR } from '#app/announcements/rules'
import { announcementChangeValidator, announcementValidator } from '#app/announcements/validators'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { pageValidator } from '#app/core/validation/list_fields'

const Announcement = named(
  'Announcement',
  {
    id: internalId(),
    title: text({ example: 'Six hundred beds planted' }),
    description: text({ example: 'Thank you to everybody who built, tested and voted.' }),
    channelId: snowflake(),
    channelName: orNull(
      text({ example: 'announcements' }),
      '`null` while Discord does not answer.'
    ),
    messageId: orNull(snowflake(), 'The message’s id at Discord; `null` until it is sent.'),
    reactions: Type.Array(text({ example: '🎉' })),
    mentionEveryone: flag(),
    mentionHere: flag(),
    embedColor: text({ example: DEFAULT_EMBED_COLOR }),
    state: oneOf(ANNOUNCEMENT_STATES, {
      description: '`sending` while it is unknown whether Discord has received it.',
      example: 'sent',
    }),
    failure: orNull(text(), 'Why it could not be sent, if it failed.'),
    createdBy: orNull(snowflake(), '`null` for a deleted account and for the console.'),
    createdByName: orNull(text({ example: 'Olivia Owner' })),
    requestedAt: moment('When sending was last requested.'),
    createdAt: moment(),
    updatedAt: moment(),
  },
  'A message from staff in a channel of the community server.'
)

const announcementParam = idParam('The announcement’s id.')

export const announcementsDescription = describe(
  'Announcements',
  'Messages from staff in the community server.',
  {
    'announcements.index': {
      summary: 'List announcements',
      query: pageValidator,
      answers: { 200: page('Newest first.', Announcement) },
    },
    'announcements.store': {
      summary: 'Create an announcement',
      description:
        'Sends it to Discord. If Discord does not accept it now, it stays `pending` and is retried for a day.',
      body: announcementValidator,
      answers: { 201: json('The announcement in its current state.', Announcement) },
      failures: {
        unavailable: 'Discord did not return the list of channels.',
        not_found: 'It was deleted while it was sent.',
      },
    },
    'announcements.send': {
      summary: 'Send a waiting or failed announcement',
      description:
        'Counts toward the rate limit like a new announcement. If Discord does not accept it now, it is retried for a day.',
      params: { id: announcementParam },
      body: emptyBodyValidator,
      answers: { 200: json('The announcement in its current state.', Announcement) },
      failures: { conflict: 'It was already sent or is being sent.' },
    },
    'announcements.update': {
      summary: 'Edit an announcement',
      description:
        'Also edits the message at Discord, if it was sent. Omitted `reactions` and `embedColor` stay as they are.',
      params: { id: announcementParam },
      body: announcementChangeValidator,
      answers: { 200: json('The updated announcement.', Announcement) },
      failures: {
        conflict: 'It is being sent, or its message was deleted at Discord.',
        unavailable: 'Discord does not answer.',
      },
    },
    'announcements.destroy': {
      summary: 'Delete an announcement',
      description: 'Also deletes its message at Discord.',
      params: { id: announcementParam },
      body: emptyBodyValidator,
      answers: {
        200: json('The id of the deleted announcement.', Type.Object({ id: internalId() })),
      },
      failures: {
        conflict: 'It is being sent, or Discord refuses to delete the message.',
        unavailable: 'Discord does not answer.',
      },
    },
  }
)
