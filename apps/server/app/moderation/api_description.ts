import { Type } from 'typebox'
import { LANGUAGES } from '#app/core/languages'
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
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { StaffNote } from '#app/moderation/notes/api_description'
import { questionValidator } from '#app/moderation/questions/validators'
import { Preflight } from '#app/directory/preflight/api_description'
import {
  APPROVAL_STATUSES,
  SERVER_COUNT_MEDIAN_DAYS,
  SERVER_COUNT_SOURCES,
  mapBotLinks,
} from '#app/directory/rules'
import { BOT_DECISIONS } from '#app/directory/staff_rules'
import { Undo } from '#app/directory/undo/api_schema'
import { undoValidator } from '#app/directory/undo/undo_validator'
import { Person } from '#app/identity/api_description'
import { ruleIdsValidator } from '#app/identity/decisions/rule_ids_field'
import {
  BOT_HISTORY_ACTIONS,
  MAX_HISTORY_ENTRIES,
  OWNER_HISTORY_ACTIONS,
} from '#app/moderation/history/rules'
import {
  approvalValidator,
  decisionValidator,
  pendingBotListValidator,
  rejectionValidator,
  staffBotListValidator,
  staffEditValidator,
  uncertificationValidator,
} from '#app/moderation/validators'
import { imageHash, Presence } from '#app/platform/api_description'

const Overview = Type.Object({
  totalBots: count({ description: 'All bots that are not deleted.', example: 310 }),
  pending: count({ example: 4 }),
  certified: count({ example: 12 }),
  pendingApplications: orNull(count({ example: 1 }), '`null` without the right to read them.'),
  openAppeals: count({
    description: 'Against decisions that you could have made.',
    example: 1,
  }),
  openChanges: count({
    description: 'Changes of approved bots that wait for staff, and sampled ones.',
    example: 3,
  }),
  openSupportRequests: orNull(count({ example: 2 }), '`null` without the right to read them.'),
  openReports: orNull(count({ example: 1 }), 'Bots, reviews and members with open reports.'),
})

const link = () => orNull(text())

const STAFF_BOT = {
  id: internalId(),
  discordBotId: snowflake(),
  userId: snowflake('The main owner, who submitted it.'),
  additionalOwners: Type.Array(snowflake()),
  submitter: orNull(Person, '`null` for a deleted account.'),
  submitterLanguage: orNull(
    oneOf(LANGUAGES, { example: 'en' }),
    'The language in which the submitter last signed in or submitted a bot.'
  ),
  isOwn: flag('Whether you own it. Owners cannot decide about their own bots.'),
  isViewed: flag(
    'Whether you have had its newest version open while it was pending; always of your own bots.'
  ),
  snoozedUntil: orNull(
    moment(),
    'Until when it is out of your queue, unless its listing changes; `null` when it is not snoozed.'
  ),
  isWaitingForOwner: flag(
    'Whether its owners have been asked about the newest version, and have not answered yet.'
  ),
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
  servingCountSource: orNull(
    oneOf(SERVER_COUNT_SOURCES, { example: 'bot' }),
    'The source of the server count.'
  ),
  servingCountAt: orNull(moment(), 'When the server count was last updated.'),
  servingCountFrozen: flag(
    'Whether staff have frozen the server count, so that the bot cannot change it.'
  ),
  isServingCountStale: flag('Whether the server count is outdated.'),
  medianServingCount: orNull(
    count({ example: 1_240 }),
    `The median of its daily server counts of the last ${SERVER_COUNT_MEDIAN_DAYS} days.`
  ),
  hasServingCountJump: flag('Whether the count that the bot posted is far above its past.'),
  voteCount: count({ description: 'Votes ever cast.', example: 310 }),
  averageRating: orNull(
    Type.Number({ minimum: 1, maximum: 5, examples: [4.7] }),
    'Rounded to one decimal; `null` when no review counts.'
  ),
  ratingCount: count({ description: 'Reviews that count toward the average.', example: 12 }),
  certified: flag(),
  status: oneOf(APPROVAL_STATUSES, { description: 'Same as `approvalStatus`.' }),
  approvalStatus: oneOf(APPROVAL_STATUSES, { example: 'pending' }),
  approvalReason: orNull(text(), 'Why it was rejected, or approved.'),
  autoDeleted: flag('Whether the bot no longer exists at Discord.'),
  staffEditedFields: Type.Array(text({ example: 'name' }), {
    description: 'Fields that staff have edited. Updates from Discord do not overwrite them.',
  }),
  createdAt: moment('When it was submitted first.'),
  submittedAt: moment('When it was last submitted, also again after a rejection.'),
  approvedAt: orNull(moment()),
  version: internalId('The number of the newest version of its listing.'),
  undo: Undo,
}

const StaffBot = named('StaffBot', STAFF_BOT, 'A bot in the staff’s lists.')

const BotQuestion = named(
  'BotQuestion',
  {
    id: internalId(),
    asker: orNull(Person, '`null` for a deleted account, and for your own bot.'),
    text: text({ example: 'Which servers is it for?' }),
    version: internalId('The version of the listing that it is about.'),
    createdAt: moment(),
    answer: orNull(text({ example: 'It needs the permission to mute.' })),
    answerer: orNull(Person, 'The owner who has answered; `null` for a deleted account.'),
    closedAt: orNull(moment(), 'When it was answered, withdrawn or replaced.'),
  },
  'What staff ask the owners of a bot.'
)

const HISTORY_ENTRY = {
  id: internalId(),
  adminId: orNull(snowflake(), '`null` for an administrator at the console.'),
  adminName: orNull(text({ example: 'Rita Reviewer' })),
  reason: orNull(text({ example: 'Its invitation does not work.' })),
  createdAt: moment(),
}

const Decision = Type.Object({
  ...HISTORY_ENTRY,
  action: oneOf(BOT_DECISIONS, { example: 'reject_bot' }),
  version: orNull(
    internalId(),
    'The version of the listing that it is about; `null` for decisions before there were versions.'
  ),
})

const BotHistoryEntry = Type.Object({
  ...HISTORY_ENTRY,
  action: oneOf(BOT_HISTORY_ACTIONS, { example: 'reject_bot_change' }),
})

const OwnerHistoryEntry = Type.Object({
  ...HISTORY_ENTRY,
  action: oneOf(OWNER_HISTORY_ACTIONS, { example: 'ban_user' }),
  memberId: snowflake('The owner whom it is about.'),
  memberName: orNull(text({ example: 'Bruno Builder' }), '`null` for a deleted account.'),
})

const ExaminedBot = named(
  'ExaminedBot',
  {
    ...STAFF_BOT,
    platform: Type.Object({
      status: oneOf(['known', 'unknown', 'unavailable'], {
        description:
          'Whether the bot exists at Discord; `unavailable` when Discord does not answer.',
        example: 'known',
      }),
      isPublic: orNull(
        Type.Boolean({ examples: [true] }),
        'Whether anybody can add it to a server.'
      ),
      presence: orNull(Presence, '`null` when it is unknown.'),
      createdAt: moment('When the bot was created at Discord.'),
    }),
    permissions: Type.Array(text({ example: 'ManageMessages' }), {
      description: 'The permissions that its invitation requests, by their names at Discord.',
    }),
    builder: orNull(
      Type.Object({
        joinedAt: moment(),
        bots: Type.Object({
          pending: count({ example: 1 }),
          approved: count({ example: 2 }),
          rejected: count({ example: 0 }),
        }),
        otherBots: Type.Array(
          Type.Object({
            id: internalId(),
            discordBotId: snowflake(),
            name: text({ example: 'Fern' }),
            approvalStatus: oneOf(APPROVAL_STATUSES),
          }),
          {
            description:
              'At most 20 other bots that its owners own or co-own, in any state but deleted: those of the member first.',
          }
        ),
        restricted: flag('Whether the member is banned or disabled.'),
      }),
      'The member who submitted it; `null` for a deleted account.'
    ),
    decisions: Type.Array(Decision, {
      description: 'Earlier decisions about this bot, latest first.',
    }),
    history: Type.Array(BotHistoryEntry, {
      description: `The latest ${MAX_HISTORY_ENTRIES} decisions about this bot, its changes and its certification requests, and its deletions, latest first.`,
    }),
    ownerHistory: Type.Array(OwnerHistoryEntry, {
      description: `The latest ${MAX_HISTORY_ENTRIES} decisions of staff about its owners: bans, disablements and their ends, reviews that were removed or restored, latest first. None about your own bot.`,
    }),
    preflight: orNull(
      Preflight,
      'The last machine checks of its listing; `null` before the first.'
    ),
    questions: Type.Array(BotQuestion, {
      description: 'The latest questions of staff to its owners, latest first.',
    }),
    notes: Type.Array(StaffNote, {
      description: 'The latest notes of staff, latest first; none about your own bot.',
    }),
  },
  'A bot with the information that staff need to decide about it.'
)

const NOT_YOURS_TO_DECIDE = 'You do not have this right, or it is your own bot.'
const botResponse = { 200: json('The updated bot.', StaffBot) }
const decisionFailures = (conflict: string) => ({
  forbidden: NOT_YOURS_TO_DECIDE,
  conflict: `${conflict} Or the listing has a newer version than the one that you sent.`,
  decided: 'Somebody has already decided; the response says who.',
})
const botParam = idParam('The bot’s internal id, not its Discord id.')

export const moderationDescription = describe('Staff', 'Decisions of staff about bots.', {
  'overview.show': {
    summary: 'Get the dashboard’s counts',
    answers: { 200: json('The current counts.', Overview) },
  },
  'pending_bots.index': {
    summary: 'List pending bots',
    description:
      '`search` matches a part of the name, the bot’s Discord id, or its main owner’s id or username.',
    query: pendingBotListValidator,
    answers: { 200: page('Longest waiting first by default.', StaffBot) },
  },
  'staff_bots.index': {
    summary: 'List all bots in any state',
    description:
      '`search` matches a part of the name, the bot’s Discord id, or its main owner’s id or username.',
    query: staffBotListValidator,
    answers: { 200: page('Bots that are not deleted.', StaffBot) },
  },
  'staff_bots.show': {
    summary: 'Get a bot to decide about it',
    params: { id: botParam },
    answers: { 200: json('The bot.', ExaminedBot) },
  },
  'bot_preflights.store': {
    summary: 'Check the listing of a bot again',
    description: 'Its author can run the same checks. Their results are stored for all staff.',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: { 200: json('The results.', Preflight) },
  },
  'bot_questions.store': {
    summary: 'Ask the owners of a pending bot',
    description:
      'It leaves the queues until they answer or change the listing. They do not see who has asked. One question at a time.',
    params: { id: botParam },
    body: questionValidator,
    answers: botResponse,
    failures: {
      forbidden: NOT_YOURS_TO_DECIDE,
      conflict:
        'The bot is not pending, its owners have been asked already, or the listing has a newer version than the one that you sent.',
    },
  },
  'bot_questions.destroy': {
    summary: 'Withdraw the question to the owners of a bot',
    params: { id: botParam },
    body: emptyBodyValidator,
    answers: botResponse,
    failures: {
      forbidden: NOT_YOURS_TO_DECIDE,
      conflict: 'No question is open, or the bot is not pending.',
    },
  },
  'bot_decisions.approve': {
    summary: 'Approve a bot',
    description: 'The bot must be pending. Without a reason, the default reason is used.',
    params: { id: botParam },
    body: approvalValidator,
    answers: botResponse,
    failures: decisionFailures('The bot is not pending.'),
  },
  'bot_decisions.reject': {
    summary: 'Reject a bot',
    description: 'The bot must be pending or approved. An approved bot loses its certificate.',
    params: { id: botParam },
    body: rejectionValidator,
    answers: botResponse,
    failures: decisionFailures('The bot is already rejected, or its status is not `seen`.'),
  },
  'bot_decisions.unreject': {
    summary: 'Approve a rejected bot',
    params: { id: botParam },
    body: decisionValidator,
    answers: botResponse,
    failures: decisionFailures('The bot is not rejected.'),
  },
  'bot_decisions.certify': {
    summary: 'Certify a bot',
    params: { id: botParam },
    body: decisionValidator,
    answers: botResponse,
    failures: decisionFailures('The bot is not approved, or is already certified.'),
  },
  'bot_decisions.uncertify': {
    summary: 'Remove a bot’s certificate',
    params: { id: botParam },
    body: uncertificationValidator,
    answers: botResponse,
    failures: decisionFailures('The bot is not certified.'),
  },
  'bot_decisions.undo': {
    summary: 'Undo your decision about a bot',
    description:
      'Within seconds, before anybody is notified of the decision. The bot has its former state afterwards.',
    params: { id: botParam },
    body: undoValidator,
    answers: botResponse,
    failures: {
      forbidden: NOT_YOURS_TO_DECIDE,
      conflict: 'It is too late, it was not your decision, or the bot has changed since.',
    },
  },
  'staff_bots.update': {
    summary: 'Edit a bot as staff',
    description:
      'Omitted fields stay as they are. Updates from Discord do not overwrite a name that staff have set.',
    params: { id: botParam },
    body: staffEditValidator,
    answers: botResponse,
    failures: {
      forbidden: 'You do not have this right, or it is the server count of your own bot.',
    },
  },
  'staff_bots.destroy': {
    summary: 'Delete a bot as staff',
    description: 'The bot disappears at once. An administrator can restore it for 30 days.',
    params: { id: botParam },
    body: ruleIdsValidator,
    answers: { 200: json('The id of the deleted bot.', Type.Object({ id: internalId() })) },
    failures: { forbidden: NOT_YOURS_TO_DECIDE },
  },
})
