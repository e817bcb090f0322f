import { Type, type TSchema } from 'typebox'
import { describe, idParam, json, page, snowflakeParam } from '#app/core/openapi/operation'
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
import { FILTER_KINDS } from '#app/directory/bot_filter'
import { MATCHED_FIELDS } from '#app/directory/reasons'
import {
  COUNTED_BOTS_PER_CATEGORY,
  COUNTED_BOTS_PER_CHOICE,
  POPULAR_BOTS_PER_CATEGORY,
  APPROVAL_STATUSES,
  CATALOG_LIMIT,
  REVIEW_STARS,
  SERVER_COUNT_SOURCES,
  TRENDS,
  mapBotLinks,
} from '#app/directory/rules'
import {
  botCountsValidator,
  botListValidator,
  botStatsValidator,
  suggestionsValidator,
  catalogValidator,
  categoryEditValidator,
  categoryMoveValidator,
  categoryValidator,
} from '#app/directory/validators'
import type { LetterRange } from '#app/directory/suggestions/matched_letters'
import { SUGGESTION_LIMITS } from '#app/directory/suggestions/suggestion_index'
import { pageValidator } from '#app/core/validation/list_fields'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { UserChip } from '#app/identity/api_description'
import { Decision } from '#app/identity/decisions/api_schema'
import { PERMISSION_LEVELS, PERMISSIONS, type Permission } from '#app/platform/permissions/rules'
import { discriminator, imageHash, Presence, presenceResponse } from '#app/platform/api_description'

const BOT_LIST_ITEM = {
  id: internalId(),
  discordBotId: snowflake(),
  userId: snowflake('The main owner’s Discord id.'),
  name: text({ example: 'Fern' }),
  username: orNull(text({ example: 'fern' })),
  discriminator: discriminator(),
  avatar: imageHash(),
  banner: imageHash(),
  prefix: text({ example: '/' }),
  shortDescription: text({ example: 'Waters your server while you sleep.' }),
  inviteUrl: text({ example: 'https://discord.com/oauth2/authorize?client_id=100000000000000042' }),
  tags: Type.Array(text({ example: 'Moderation' })),
  certified: flag(),
  approvalStatus: oneOf(APPROVAL_STATUSES, { example: 'approved' }),
  servingCount: count({ description: 'Servers.', example: 1_280 }),
  servingCountSource: orNull(
    oneOf(SERVER_COUNT_SOURCES, { example: 'bot' }),
    'The source of the server count.'
  ),
  servingCountAt: orNull(
    moment(),
    'When the server count was set. A count posted by the bot is stale after 48 hours.'
  ),
  voteCount: count({ description: 'Votes ever cast.', example: 310 }),
  averageRating: orNull(
    Type.Number({ minimum: 1, maximum: 5, examples: [4.7] }),
    'Rounded to one decimal; `null` when no review counts.'
  ),
  ratingCount: count({ description: 'Reviews that count toward the average.', example: 12 }),
  presence: orNull(Presence, '`null` when unknown.'),
  createdAt: moment(),
}

export const BotListItem = named('BotListItem', BOT_LIST_ITEM, 'A bot as its card shows it.')

const recentVotes = () =>
  count({ description: `Votes of the last ${TRENDS.days} days, up to an hour old.`, example: 42 })
const usualVotes = () =>
  Type.Number({
    minimum: 0,
    description: 'The bot’s usual votes in as many days.',
    examples: [20.5],
  })

const MatchReason = named('MatchReason', {
  kind: Type.Literal('match'),
  field: oneOf(MATCHED_FIELDS, { example: 'name' }),
  words: Type.Array(text({ example: 'Fern' }), {
    description: 'The words that match, or the categories; none for a description.',
  }),
})

const PopularityReason = named('PopularityReason', {
  kind: Type.Literal('popularity'),
  votes: BOT_LIST_ITEM.voteCount,
  servers: BOT_LIST_ITEM.servingCount,
})

const TrendingReason = named('TrendingReason', {
  kind: Type.Literal('trending'),
  votes: recentVotes(),
  usual: usualVotes(),
})

const RatingReason = named('RatingReason', {
  kind: Type.Literal('rating'),
  average: BOT_LIST_ITEM.averageRating,
  ratings: BOT_LIST_ITEM.ratingCount,
})

const DateReason = named('DateReason', {
  kind: oneOf(['submitted', 'updated'], { example: 'submitted' }),
  at: moment(),
})

const RankedBot = named(
  'RankedBot',
  {
    ...BOT_LIST_ITEM,
    reason: Type.Union([MatchReason, PopularityReason, TrendingReason, RatingReason, DateReason], {
      description: 'Why the bot has its place in the list.',
    }),
  },
  'A bot in an ordered list.'
)

const column = <Schema extends TSchema>(schema: Schema) => Type.Array(schema)

const Catalog = named('Catalogue', {
  version: moment('Send it with the next request to get only the changes.'),
  isWhole: Type.Boolean({
    description: 'Whether the response contains all bots, not only changed ones.',
    examples: [true],
  }),
  categories: Type.Array(Type.Object({ id: internalId(), name: text({ example: 'Moderation' }) })),
  bots: Type.Object({
    id: column(BOT_LIST_ITEM.id),
    discordBotId: column(BOT_LIST_ITEM.discordBotId),
    name: column(BOT_LIST_ITEM.name),
    shortDescription: column(BOT_LIST_ITEM.shortDescription),
    avatar: column(BOT_LIST_ITEM.avatar),
    inviteUrl: column(BOT_LIST_ITEM.inviteUrl),
    categoryIds: column(Type.Array(internalId())),
    certified: column(BOT_LIST_ITEM.certified),
    servingCount: column(BOT_LIST_ITEM.servingCount),
    voteCount: column(BOT_LIST_ITEM.voteCount),
    averageRating: column(BOT_LIST_ITEM.averageRating),
    ratingCount: column(BOT_LIST_ITEM.ratingCount),
    recentVotes: column(recentVotes()),
    usualVotes: column(usualVotes()),
    hasEnded: column(flag('Whether the bot has ended, and comes last in lists.')),
    createdAt: column(BOT_LIST_ITEM.createdAt),
    updatedAt: column(moment('When the bot was last changed.')),
    approvedAt: column(orNull(moment(), 'When staff approved the bot.')),
    permissions: column(
      count({
        description: 'The permissions that its invitation requests, as Discord’s bit set.',
        example: 8,
      })
    ),
  }),
  gone: Type.Array(internalId('Bot no longer listed.')),
})

/** A bot as lists of something else show it. */
export const BotChip = named('BotChip', {
  id: internalId(),
  discordBotId: snowflake(),
  name: text({ example: 'Fern' }),
  avatar: imageHash(),
})

const matches = Type.Array(
  Type.Unsafe<LetterRange>(Type.Array(Type.Integer({ minimum: 0 }), { minItems: 2, maxItems: 2 })),
  {
    description:
      'The letters of the name that were typed, in UTF-16 code units: the first one, and the one after the last.',
    examples: [[[0, 3]]],
  }
)

const BotSuggestion = named('BotSuggestion', {
  kind: Type.Literal('bot'),
  id: internalId(),
  discordBotId: snowflake(),
  name: text({ example: 'Fern' }),
  avatar: imageHash(),
  certified: flag(),
  matches,
})

const CategorySuggestion = named('CategorySuggestion', {
  kind: Type.Literal('category'),
  id: internalId(),
  name: text({ example: 'Moderation' }),
  matches,
})

const link = () => orNull(text())

const BotEnd = named(
  'BotEnd',
  {
    endsOn: Type.String({
      format: 'date',
      description: 'The day on which it ends, in UTC.',
      examples: ['2026-12-31'],
    }),
    hasEnded: flag('Whether that day has come. Lists then show the bot after all others.'),
    successor: orNull(BotChip, 'The bot that replaces it, while that one is listed.'),
  },
  'When a bot ends.'
)

export const Bot = named(
  'Bot',
  {
    ...BOT_LIST_ITEM,
    description: text({ description: 'Markdown.', example: '## Fern\n\nSays hello.' }),
    additionalOwners: Type.Array(snowflake()),
    ...mapBotLinks(link),
    owner: orNull(UserChip, '`null` for a deleted account.'),
    approvalReason: orNull(text(), 'Only while the bot is not public.'),
    decision: orNull(Decision, 'The rejection in force.'),
    reviewCount: count({
      description: 'All reviews, including those that do not count toward the average.',
      example: 14,
    }),
    ratingCounts: Type.Array(count(), {
      examples: [[0, 1, 1, 4, 8]],
      description: 'All reviews by their stars: with one star first, with five last.',
      minItems: REVIEW_STARS.length,
      maxItems: REVIEW_STARS.length,
    }),
    ownerRemovedReviewCount: count({
      description: 'How many reviews by others its owners have removed.',
      example: 0,
    }),
    permissions: Type.Array(text({ example: 'ManageMessages' }), {
      description: 'The permissions that its invitation requests, by their names at Discord.',
    }),
    permissionLevel: oneOf(PERMISSION_LEVELS, {
      description: 'The level of the most powerful of these permissions.',
      example: 'ordinary',
    }),
    approvedAt: orNull(moment(), 'When staff approved the bot.'),
    end: orNull(BotEnd, '`null` unless its owners have announced an end.'),
    updatedAt: moment(),
  },
  'A bot as its page shows it.'
)

const CATEGORY = {
  id: internalId(),
  name: text({ example: 'Moderation' }),
  description: orNull(text({ example: 'Keep order with a light hand.' })),
}

const Category = named('Category', {
  ...CATEGORY,
  listedBotCount: count({
    description: `Listed bots in it. It may be five minutes old, and counts no further than ${COUNTED_BOTS_PER_CATEGORY}.`,
    example: 46,
  }),
  popularBots: Type.Array(
    Type.Object({
      discordBotId: snowflake('The bot’s Discord id.'),
      avatar: text({ example: 'a1b2c3', description: 'The hash of its avatar at Discord.' }),
    }),
    {
      description: `Up to ${POPULAR_BOTS_PER_CATEGORY} of its most voted bots that have an avatar.`,
      maxItems: POPULAR_BOTS_PER_CATEGORY,
    }
  ),
})

const choiceCount = () =>
  count({
    description: `How many bots it would leave, no further than ${COUNTED_BOTS_PER_CHOICE}.`,
    example: 46,
  })

const choices = <Value extends TSchema>(value: Value) =>
  Type.Array(Type.Object({ value, count: choiceCount() }))

const BotCounts = named('BotCounts', {
  total: count({
    description: `The bots of the filter, no further than ${COUNTED_BOTS_PER_CHOICE}.`,
    example: 310,
  }),
  certified: choiceCount(),
  online: choiceCount(),
  categories: choices(internalId()),
  minRating: choices(Type.Number({ minimum: 1, maximum: 5, examples: [4.5] })),
  minServers: choices(count({ example: 100 })),
  maxServers: choices(count({ example: 10_000 })),
  listedSince: choices(text({ example: '2026-11-01' })),
  without: choices(oneOf(Object.keys(PERMISSIONS) as Permission[], { example: 'Administrator' })),
  removed: Type.Array(Type.Object({ value: oneOf(FILTER_KINDS), count: choiceCount() }), {
    description: 'How many bots are left when one part of the filter is removed.',
  }),
})

const AdministeredCategory = named('AdministeredCategory', {
  ...CATEGORY,
  botCount: count({
    description: 'All of its bots, including unlisted ones and deleted ones that can be restored.',
    example: 12,
  }),
})

const PostedCount = Type.Object({
  guildCount: count({ example: 1_280 }),
  postedAt: moment(),
})

const botParam = snowflakeParam('The bot’s Discord id.')
const categoryParam = idParam('The category’s id.')

export const directoryDescription = describe('Bots', 'Bots and their categories.', {
  'bots.index': {
    summary: 'Find bots',
    description:
      'Each bot says why it has its place. With `search` the best matches come first, unless `sort` is given; any other order, ' +
      'but for the order by age, sorts only the few hundred most popular matches.',
    query: botListValidator,
    answers: { 200: { ...page('Approved bots.', RankedBot), isSearch: true } },
  },
  'search_suggestions.index': {
    summary: 'Suggest bots and categories',
    description:
      `For what somebody has typed so far: at most ${SUGGESTION_LIMITS.categories} categories and ${SUGGESTION_LIMITS.bots} bots whose names have words that begin with it. ` +
      'Typos and missing accents are forgiven if nothing else begins like that. ' +
      `Of the bots it knows the ${CATALOG_LIMIT} with the most votes.`,
    query: suggestionsValidator,
    answers: {
      200: json(
        'The best first, categories before bots.',
        Type.Array(Type.Union([BotSuggestion, CategorySuggestion]))
      ),
    },
  },
  'bot_counts.index': {
    summary: 'Count the bots beside the choices of filters',
    description:
      'How many bots each choice would leave if it were added to the filter. A choice takes the place of the one of its ' +
      'kind; permissions, and categories with `match=all`, are added to those of the filter. Counts may be a minute old.',
    query: botCountsValidator,
    answers: { 200: json('The counts.', BotCounts) },
  },
  'bots.certified': {
    summary: 'List certified bots',
    query: pageValidator,
    answers: { 200: page('Certified bots, the ones that were certified last first.', BotListItem) },
  },
  'bots.show': {
    summary: 'Get a bot',
    description: 'Only its owners and staff can see a pending or rejected bot.',
    params: { id: botParam },
    answers: { 200: json('The bot.', Bot) },
  },
  'bot_presences.show': {
    summary: 'Get a bot’s presence',
    params: { id: botParam },
    answers: { 200: presenceResponse },
    failures: { not_found: 'No such bot is listed.' },
  },
  'guild_counts.show': {
    summary: 'Get a bot’s server count',
    description: 'The count that the bot posted within the last 48 hours.',
    params: { id: botParam },
    answers: { 200: json('The last count that it posted.', PostedCount) },
    failures: {
      not_found: 'There is no such bot, or it has posted no count in the last 48 hours.',
    },
  },
  'bot_stats.store': {
    summary: 'Post a bot’s server count',
    description:
      'The bot posts its count with its own token. The field may have any of these names, as other directories call it; ' +
      'fields that are not listed are ignored.\n\n' +
      'With the id of a shard it is the count of that shard: the bot’s count is the sum of what each shard has posted last, ' +
      'within 48 hours. Without one it is the count of the whole bot.',
    params: { id: botParam },
    body: botStatsValidator,
    answers: { 200: json('The bot’s count.', PostedCount) },
    failures: {
      forbidden: 'The token belongs to another bot.',
      conflict: 'The staff have set the server count of this bot.',
    },
  },
  'categories.index': {
    summary: 'List categories',
    answers: { 200: json('All categories, by name.', Type.Array(Category)) },
  },
  'administered_categories.index': {
    summary: 'List categories, for owners of the site',
    answers: { 200: json('All categories, by name.', Type.Array(AdministeredCategory)) },
  },
  'administered_categories.store': {
    summary: 'Add a category',
    body: categoryValidator,
    answers: { 201: json('The category.', AdministeredCategory) },
  },
  'administered_categories.update': {
    summary: 'Change a category',
    description:
      'Fields that are left out do not change. When the category has many bots, some show the former name for a few more minutes.',
    params: { id: categoryParam },
    body: categoryEditValidator,
    answers: { 200: json('The category.', AdministeredCategory) },
  },
  'administered_categories.move': {
    summary: 'Move bots to another category',
    description: 'Moves the next hundred bots. Repeat the request until none is left.',
    params: { id: categoryParam },
    body: categoryMoveValidator,
    answers: {
      200: json(
        'The progress.',
        Type.Object({
          moved: count({ description: 'Bots moved by this request.', example: 12 }),
          left: count({ description: 'Bots still in the former category.', example: 0 }),
        })
      ),
    },
  },
  'administered_categories.destroy': {
    summary: 'Remove a category',
    params: { id: categoryParam },
    body: emptyBodyValidator,
    answers: { 200: json('The removed category.', Type.Object({ id: internalId() })) },
    failures: { conflict: 'Bots are in it, or it is the only one.' },
  },
  'catalogue.show': {
    summary: 'Get the catalog for offline search',
    description:
      'The data of every bot’s card, column by column: the first value of each column belongs to the first bot. At most ' +
      `${CATALOG_LIMIT} bots, the most popular first.\n\n` +
      'With the `version` of an earlier response it returns only the changes since then, for up to a day; ' +
      'otherwise `isWhole` is true and replaces the client’s copy. A change may be returned twice.',
    query: catalogValidator,
    answers: { 200: json('The bots, or the changes since then.', Catalog) },
  },
  'user_bots.index': {
    summary: 'List a member’s bots',
    description:
      'Bots of which the member is main owner. The member and staff see all of them, others the public ones.',
    params: { id: snowflakeParam('The member’s Discord id.') },
    query: pageValidator,
    answers: { 200: page('The member’s bots.', BotListItem) },
  },
})
