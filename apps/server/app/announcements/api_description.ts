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
    channelName: orNull(text({ example: 'announcements' }), '`null` while Discord does not say.'),
    messageId: orNull(snowflake(), 'Of the message at Discord; `null` until it was sent.'),
    reactions: Type.Array(text({ example: '🎉' })),
    mentionEveryone: flag(),
    mentionHere: flag(),
    embedColor: text({ example: DEFAULT_EMBED_COLOR }),
    state: oneOf(ANNOUNCEMENT_STATES, {
      description: '`sending` while nobody knows whether Discord has it.',
      example: 'sent',
    }),
    failure: orNull(text(), 'Why it could not be sent, when it has failed.'),
    createdBy: orNull(snowflake(), '`null` for a deleted account, and from the console.'),
    createdByName: orNull(text({ example: 'Olivia Owner' })),
    requestedAt: moment('When it was last asked to be sent.'),
    createdAt: moment(),
    updatedAt: moment(),
  },
  'What the staff say to a channel of the community server.'
)

const announcementParam = idParam('The announcement’s.')

export const announcementsDescription = describe(
  'Announcements',
  'What the staff say to the community server.',
  {
    'announcements.index': {
      summary: 'All announcements',
      query: pageValidator,
      answers: { 200: page('The newest first.', Announcement) },
    },
    'announcements.store': {
      summary: 'Announce something',
      description:
        'Sends it to Discord. What Discord does not take now stays `pending` and is sent as soon as it does, within a day.',
      body: announcementValidator,
      answers: { 201: json('The announcement, as far as it has come.', Announcement) },
      failures: { unavailable: 'Discord does not say which channels there are.' },
    },
    'announcements.send': {
      summary: 'Send an announcement that waits or has failed',
      description:
        'It counts like a new one, and what Discord does not take now is sent later, as then.',
      params: { id: announcementParam },
      body: emptyBodyValidator,
      answers: { 200: json('The announcement, as far as it has come.', Announcement) },
      failures: { conflict: 'It has been sent, or is being sent at the moment.' },
    },
    'announcements.update': {
      summary: 'Change an announcement',
      description: 'At Discord too, when it was sent. What is left out stays.',
      params: { id: announcementParam },
      body: announcementChangeValidator,
      answers: { 200: json('The announcement as it is now.', Announcement) },
      failures: {
        conflict: 'It is being sent, or its message is not at Discord any more.',
        unavailable: 'Discord does not answer.',
      },
    },
    'announcements.destroy': {
      summary: 'Delete an announcement',
      description: 'And its message at Discord.',
      params: { id: announcementParam },
      body: emptyBodyValidator,
      answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
      failures: {
        conflict: 'It is being sent, or Discord does not let us.',
        unavailable: 'Discord does not answer.',
      },
    },
  }
)
