import { Type } from 'typebox'
import { describe, idParam, json, page } from '#app/core/openapi/operation'
import {
  count,
  flag,
  internalId,
  moment,
  named,
  oneOf,
  orNull,
  snowflake,
  text,
} from '#app/core/openapi/schemas'
import {
  APPROVAL_STATUSES,
  BOT_DECISIONS,
  SERVER_COUNT_SOURCES,
  mapBotLinks,
} from '#app/directory/rules'
import { Person } from '#app/identity/api_description'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import {
  approvalValidator,
  pendingBotListValidator,
  rejectionValidator,
  staffBotListValidator,
  staffEditValidator,
} from '#app/moderation/validators'
import { imageHash, Presence } from '#app/platform/api_description'

const Overview = Type.Object({
  totalBots: count({ description: 'All that are not deleted.', example: 310 }),
  pending: count({ example: 4 }),
  certified: count({ example: 12 }),
  pendingApplications: orNull(count({ example: 1 }), '`null` for who may not read them.'),
  openSupportRequests: orNull(count({ example: 2 }), '`null` for who may not read them.'),
})

const link = () => orNull(text())

const STAFF_BOT = {
  id: internalId(),
  discordBotId: snowflake(),
  userId: snowflake('Who submitted it: its main owner.'),
  additionalOwners: Type.Array(snowflake()),
  submitter: orNull(Person, '`null` for a deleted account.'),
  isOwn: flag('Whether you own it, and so may not decide about it.'),
  name: text({ example: 'Fern' }),
  username: orNull(text({ example: 'fern' })),
  prefix: text({ example: '/' }),
  shortDescription: text({ example: 'Waters your server while you sleep.' }),
  description: text({ description: 'Markdown.', example: '## Fern\n\nSays hello.' }),
  avatar: imageHash(),
  banner: imageHash(),
  inviteUrl: text({ example: 'https://discord.com/oauth2/authorize?client_id=100000000000000042' }),
  ...mapBotLinks(link),
  tags: Type.Array(text({ example: 'Moderation' })),
  servingCount: count({ description: 'Servers.', example: 1_280 }),
  servingCountSource: orNull(oneOf(SERVER_COUNT_SOURCES, { example: 'bot' }), 'Who said so.'),
  servingCountAt: orNull(moment(), 'When.'),
  servingCountFrozen: flag('Whether staff keep the bot from changing it.'),
  isServingCountStale: flag('Whether nobody has said so lately.'),
  certified: flag(),
  status: oneOf(APPROVAL_STATUSES, { description: 'The same as `approvalStatus`.' }),
  approvalStatus: oneOf(APPROVAL_STATUSES, { example: 'pending' }),
  approvalReason: orNull(text(), 'Why it was rejected, or approved.'),
  autoDeleted: flag('Whether Discord knows it no more.'),
  staffEditedFields: Type.Array(text({ example: 'name' }), {
    description: 'What Discord’s word does not change any more.',
  }),
  createdAt: moment(),
  approvedAt: orNull(moment()),
}

const StaffBot = named('StaffBot', STAFF_BOT, 'A bot as the staff’s lists show it.')

const Decision = Type.Object({
  id: internalId(),
  action: oneOf(BOT_DECISIONS, { example: 'reject_bot' }),
  adminId: orNull(snowflake(), '`null` for an administrator at the console.'),
  adminName: orNull(text({ example: 'Rita Reviewer' })),
  reason: orNull(text({ example: 'Its invitation does not work.' })),
  createdAt: moment(),
})

const ExaminedBot = named(
  'ExaminedBot',
  {
    ...STAFF_BOT,
    platform: Type.Object({
      status: oneOf(['known', 'unknown', 'unavailable'], {
        description: 'Whether Discord knows the bot; `unavailable` when it cannot be asked.',
        example: 'known',
      }),
      isPublic: orNull(Type.Boolean({ examples: [true] }), 'Whether everybody may add it.'),
      presence: orNull(Presence, '`null` when it is unknown.'),
      createdAt: moment('When the bot was made at Discord.'),
    }),
    permissions: Type.Array(text({ example: 'ManageMessages' }), {
      description: 'What its invitation asks for, by Discord’s names.',
    }),
    builder: orNull(
      Type.Object({
        joinedAt: moment(),
        bots: Type.Object({
          pending: count({ example: 1 }),
          approved: count({ example: 2 }),
          rejected: count({ example: 0 }),
        }),
        restricted: flag('Whether banned or disabled.'),
      }),
      'Who submitted it; `null` for a deleted account.'
    ),
    decisions: Type.Array(Decision, {
      description: 'Earlier ones about this bot, the latest first.',
    }),
  },
  'A bot with what helps to decide about it.'
)

const NOT_YOURS_TO_DECIDE = 'You may not, or it is your own bot.'
const botAfter = { 200: json('The bot as it is now.', StaffBot) }
const decisionFailures = (conflict: string) => ({
  forbidden: NOT_YOURS_TO_DECIDE,
  conflict,
  decided: 'Somebody was faster; the answer says who.',
})
const botParam = idParam('The bot’s: our own id, not Discord’s.')

export const moderationDescription = describe('Staff', 'What the staff decide about bots.', {
  'overview.show': {
    summary: 'The dashboard’s figures',
    answers: { 200: json('As of now.', Overview) },
  },
  'pending_bots.index': {
    summary: 'Bots that wait for a decision',
    description:
      '`search` finds a part of a name, the bot’s id at Discord, its main owner’s id or username.',
    query: pendingBotListValidator,
    answers: { 200: page('Who has waited longest comes first.', StaffBot) },
  },
  'staff_bots.index': {
    summary: 'All bots, in whatever state',
    description:
      '`search` finds a part of a name, the bot’s id at Discord, its main owner’s id or username.',
    query: staffBotListValidator,
    answers: { 200: page('Those that are not deleted.', StaffBot) },
  },
  'staff_bots.show': {
    summary: 'One bot, to decide about it',
    params: { id: botParam },
    answers: { 200: json('The bot.', ExaminedBot) },
  },
  'bot_decisions.approve': {
    summary: 'Approve a bot',
    description: 'One that is pending. Without a reason it is the usual one.',
    params: { id: botParam },
    body: approvalValidator,
    answers: botAfter,
    failures: decisionFailures('It is not pending.'),
  },
  'bot_decisions.reject': {
    summary: 'Reject a bot',
    description: 'A pending one, or a listed one, which loses its certificate.',
    params: { id: botParam },
    body: rejectionValidator,
    answers: botAfter,
    failures: decisionFailures('It is rejected, or not as you saw it.'),
  },
  'bot_decisions.unreject': {
    summary: 'List a rejected bot after all',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: botAfter,
    failures: decisionFailures('It is not rejected.'),
  },
  'bot_decisions.certify': {
    summary: 'Certify a bot',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: botAfter,
    failures: decisionFailures('It is not approved, or certified.'),
  },
  'bot_decisions.uncertify': {
    summary: 'Take a bot’s certificate away',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: botAfter,
    failures: decisionFailures('It is not certified.'),
  },
  'staff_bots.update': {
    summary: 'Edit a bot as staff',
    description:
      'What is absent stays as it is. A name that staff give is kept, whatever Discord says.',
    params: { id: botParam },
    body: staffEditValidator,
    answers: botAfter,
    failures: { forbidden: 'You may not, or it is the server count of your own bot.' },
  },
  'staff_bots.destroy': {
    summary: 'Delete a bot as staff',
    description: 'It is gone everywhere at once; an administrator can bring it back for 30 days.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
    failures: { forbidden: NOT_YOURS_TO_DECIDE },
  },
})
