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
import {
  APPROVAL_STATUSES,
  CATALOG_LIMIT,
  SERVER_COUNT_SOURCES,
  mapBotLinks,
} from '#app/directory/rules'
import {
  botListValidator,
  botStatsValidator,
  catalogValidator,
  categoryEditValidator,
  categoryMoveValidator,
  categoryValidator,
} from '#app/directory/validators'
import { pageValidator } from '#app/core/validation/list_fields'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { UserChip } from '#app/identity/api_description'
import { discriminator, imageHash, Presence, presenceAnswer } from '#app/platform/api_description'

const BOT_LIST_ITEM = {
  id: internalId(),
  discordBotId: snowflake(),
  userId: snowflake('Its main owner.'),
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
  voteCount: count({ description: 'Votes ever cast.', example: 310 }),
  averageRating: orNull(
    Type.Number({ minimum: 1, maximum: 5, examples: [4.7] }),
    'One decimal; `null` without reviews that count.'
  ),
  ratingCount: count({ description: 'Reviews in the average.', example: 12 }),
  presence: orNull(Presence, '`null` when it is unknown.'),
  createdAt: moment(),
}

export const BotListItem = named(
  'BotListItem',
  BOT_LIST_ITEM,
  'A bot with all that its card shows.'
)

const column = <Schema extends TSchema>(schema: Schema) => Type.Array(schema)

const Catalog = named('Catalogue', {
  version: moment('What to ask with next time.'),
  isWhole: Type.Boolean({
    description: 'Whether these are all bots, and not only what has changed.',
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
    createdAt: column(BOT_LIST_ITEM.createdAt),
  }),
  gone: Type.Array(internalId('Of a bot that is not in the directory any more.')),
})

/** As much of a bot as a list of something else shows of it. */
export const BotChip = named('BotChip', {
  id: internalId(),
  discordBotId: snowflake(),
  name: text({ example: 'Fern' }),
  avatar: imageHash(),
})

const link = () => orNull(text())

export const Bot = named(
  'Bot',
  {
    ...BOT_LIST_ITEM,
    description: text({ description: 'Markdown.', example: '## Fern\n\nSays hello.' }),
    additionalOwners: Type.Array(snowflake()),
    ...mapBotLinks(link),
    owner: orNull(UserChip, '`null` for a deleted account.'),
    approvalReason: orNull(text(), 'While a bot is not public, for those who see it.'),
    reviewCount: count({ description: 'All reviews, also those that do not count.', example: 14 }),
    servingCountSource: orNull(
      oneOf(SERVER_COUNT_SOURCES, { example: 'bot' }),
      'Whose word the server count is.'
    ),
    servingCountAt: orNull(moment(), 'Since when it stands; after 48 hours a bot’s is stale.'),
    updatedAt: moment(),
  },
  'A bot with all that its page shows.'
)

const Category = named('Category', {
  id: internalId(),
  name: text({ example: 'Moderation' }),
  description: orNull(text({ example: 'Keep order with a light hand.' })),
})

const AdministeredCategory = named('AdministeredCategory', {
  ...Category.properties,
  botCount: count({
    description:
      'All its bots, also those that are not listed, and deleted ones that can be restored.',
    example: 12,
  }),
})

const PostedCount = Type.Object({
  guildCount: count({ example: 1_280 }),
  postedAt: moment(),
})

const botParam = snowflakeParam('The bot’s Discord id.')
const categoryParam = idParam('The category’s.')

export const directoryDescription = describe('Bots', 'The directory: bots and their categories.', {
  'bots.index': {
    summary: 'Find bots',
    description: 'With `search` the best matches come first and `sort` says nothing.',
    query: botListValidator,
    answers: { 200: page('Approved bots.', BotListItem) },
  },
  'bots.certified': {
    summary: 'Certified bots',
    query: pageValidator,
    answers: { 200: page('Certified bots, the most popular first.', BotListItem) },
  },
  'bots.show': {
    summary: 'One bot',
    description: 'A pending or rejected one is there for its owners and the staff alone.',
    params: { id: botParam },
    answers: { 200: json('The bot.', Bot) },
  },
  'bot_presences.show': {
    summary: 'The presence of a bot',
    params: { id: botParam },
    answers: { 200: presenceAnswer },
    failures: { not_found: 'No such bot is listed here.' },
  },
  'guild_counts.show': {
    summary: 'In how many servers a bot is',
    description: 'By its own word of the last 48 hours.',
    params: { id: botParam },
    answers: { 200: json('What it has posted last.', PostedCount) },
    failures: { not_found: 'No such bot, or it has not posted lately.' },
  },
  'bot_stats.store': {
    summary: 'Post a bot’s server count',
    description:
      'The bot posts it, with a token of its own. The count stands under any of these names; other lists call it so.',
    params: { id: botParam },
    body: botStatsValidator,
    answers: { 200: json('What stands from now on.', PostedCount) },
    failures: {
      forbidden: 'The token is another bot’s.',
      conflict: 'The staff have set the server count of this bot.',
    },
  },
  'categories.index': {
    summary: 'All categories',
    answers: { 200: json('In the order of their names.', Type.Array(Category)) },
  },
  'administered_categories.index': {
    summary: 'All categories, for owners of the site',
    answers: { 200: json('In the order of their names.', Type.Array(AdministeredCategory)) },
  },
  'administered_categories.store': {
    summary: 'Add a category',
    body: categoryValidator,
    answers: { 201: json('The category.', AdministeredCategory) },
  },
  'administered_categories.update': {
    summary: 'Change a category',
    description:
      'What is left out stays as it is. Of a category with many bots some show a former name for a few more minutes.',
    params: { id: categoryParam },
    body: categoryEditValidator,
    answers: { 200: json('The category.', AdministeredCategory) },
  },
  'administered_categories.move': {
    summary: 'Move bots to another category',
    description: 'Moves the next hundred bots. Repeat the call until none is left.',
    params: { id: categoryParam },
    body: categoryMoveValidator,
    answers: {
      200: json(
        'How far it is.',
        Type.Object({
          moved: count({ description: 'Moved by this call.', example: 12 }),
          left: count({ description: 'Still in the former category.', example: 0 }),
        })
      ),
    },
  },
  'administered_categories.destroy': {
    summary: 'Remove a category',
    params: { id: categoryParam },
    body: emptyBodyValidator,
    answers: { 200: json('Which one it was.', Type.Object({ id: internalId() })) },
    failures: { conflict: 'Bots are in it, or it is the only one.' },
  },
  'catalogue.show': {
    summary: 'The whole directory, to be searched elsewhere',
    description:
      'What every bot’s card says, column by column: the first value of each column is the first bot’s. At most ' +
      `${CATALOG_LIMIT} bots, the most popular first.\n\n` +
      'With the `version` of an earlier answer only what has changed since then, as long as that is remembered (a day); ' +
      'else `isWhole` is true, and what was kept is to be thrown away. Changes may be told twice.',
    query: catalogValidator,
    answers: { 200: json('The bots, or what has changed of them.', Catalog) },
  },
  'user_bots.index': {
    summary: 'The bots of a member',
    description:
      'Those of which the member is main owner: the public ones, for the member and the staff all.',
    params: { id: snowflakeParam('The member’s Discord id.') },
    query: pageValidator,
    answers: { 200: page('Their bots.', BotListItem) },
  },
})
