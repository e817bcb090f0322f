import vine from '@vinejs/vine'
import { pageFields, requiredSearchField, searchField } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import { botFilterFields } from '#app/directory/filter_fields'
import {
  BOT_SORTS,
  CATEGORY_LIMITS,
  DEFAULT_BOT_SORT,
  SEARCH_SORT,
  MAX_POSTED_COUNT,
  MAX_SHARDS,
} from '#app/directory/rules'
import { isListOfCounts, sumCounts } from '#app/directory/posted_stats'

export const botListValidator = vine.create({
  ...pageFields(),
  ...botFilterFields(),
  search: searchField(),
  sort: vine
    .enum(BOT_SORTS)
    .use(
      describeField(
        `The order; ${DEFAULT_BOT_SORT} by default, and ${SEARCH_SORT} with \`search\`. Without a search, ${SEARCH_SORT} is ${DEFAULT_BOT_SORT}.`
      )
    )
    .optional(),
  exact: vine
    .enum(['true'] as const)
    .use(describeField('Searches for the words as they are, without correcting typos.'))
    .optional(),
})

export const suggestionsValidator = vine.create({ q: requiredSearchField() })
export const botCountsValidator = vine.create(botFilterFields())

export const catalogValidator = vine.create({
  since: momentField()
    .use(describeField('The `version` of an earlier response, to get only the changes since then.'))
    .optional(),
})

const POSTED_COUNT_EXAMPLE = 1_280

const listRule = vine.createRule(() => {}, {
  name: 'list',
  toJSONSchema: (schema) => {
    schema.type = ['integer', 'array']
    schema.items = { type: 'integer', minimum: 0 }
  },
})

const postedCount = (example?: number) =>
  vine
    .number({ strict: true })
    .parse((value) => (isListOfCounts(value) ? sumCounts(value) : value))
    .withoutDecimals()
    .range([0, MAX_POSTED_COUNT])
    .use(listRule())
    .use(describeField('The number of servers, or a list with the number of each shard.', example))
    .optional()

const shardId = () =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, MAX_SHARDS - 1])
    .use(describeField('The shard whose servers are counted; without it, the whole bot.'))
    .optional()

const shardCount = () =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, MAX_SHARDS])
    .use(describeField('The number of shards; 0 if it is unknown.'))
    .optional()

/**
 * The fields of `POSTED_COUNT_FIELDS`, `SHARD_ID_FIELDS` and `SHARD_COUNT_FIELDS`. All others are ignored: other
 * directories have many, and clients send the same body to all of them.
 */
export const botStatsSchema = () =>
  vine
    .object({
      server_count: postedCount(POSTED_COUNT_EXAMPLE),
      guildCount: postedCount(),
      guild_count: postedCount(),
      servers: postedCount(),
      guilds: postedCount(),
      serverCount: postedCount(),
      shard_id: shardId(),
      shardId: shardId(),
      shard_count: shardCount(),
      shardCount: shardCount(),
      shards: vine
        .any()
        .use(describeField('The number of shards, or a list with the servers of each.'))
        .optional(),
    })
    .allowUnknownProperties()

export const botStatsValidator = vine.create(botStatsSchema())

const categoryName = () =>
  textField(CATEGORY_LIMITS.name).use(describeField('Unique among categories.', 'Moderation'))

const categoryFields = () => ({
  description: textField(CATEGORY_LIMITS.description)
    .use(
      describeField('A sentence that helps to choose a category.', 'Keep order with a light hand.')
    )
    .nullable()
    .optional(),
})

export const categoryValidator = vine.create({ name: categoryName(), ...categoryFields() })

export const categoryEditValidator = vine.create({
  name: categoryName().optional(),
  ...categoryFields(),
})

export const categoryMoveValidator = vine.create({
  to: vine
    .number({ strict: true })
    .positive()
    .withoutDecimals()
    .use(describeField('The id of the target category.', 2)),
})
