import vine from '@vinejs/vine'
import { queryId, searchField, pageFields } from '#app/core/validation/list_fields'
import { momentField } from '#app/core/validation/moment_field'
import { textField } from '#app/core/validation/text_fields'
import { describeField } from '#app/core/validation/describe_field'
import {
  BOT_SORTS,
  CATEGORY_LIMITS,
  DEFAULT_BOT_SORT,
  MAX_POSTED_COUNT,
} from '#app/directory/rules'

export const botListValidator = vine.create({
  ...pageFields(),
  categoryId: queryId().use(describeField('Only bots of this category.')).optional(),
  search: searchField(),
  sort: vine
    .enum(BOT_SORTS)
    .use(describeField(`The order; ${DEFAULT_BOT_SORT} by default.`))
    .optional(),
})

export const catalogValidator = vine.create({
  since: momentField()
    .use(describeField('The `version` of an earlier response, to get only the changes since then.'))
    .optional(),
})

const POSTED_COUNT_EXAMPLE = 1_280
const postedCount = (example?: number) =>
  vine
    .number({ strict: true })
    .withoutDecimals()
    .range([0, MAX_POSTED_COUNT])
    .use(describeField('The number of servers.', example))
    .optional()

/** A server count under one of `POSTED_COUNT_FIELDS`. */
export const botStatsValidator = vine.create({
  server_count: postedCount(POSTED_COUNT_EXAMPLE),
  guildCount: postedCount(),
  guild_count: postedCount(),
  servers: postedCount(),
})

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
