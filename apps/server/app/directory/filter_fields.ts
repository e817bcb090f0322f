import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { BotFilter } from '#app/directory/bot_filter'
import {
  BOT_FILTER_LIMITS,
  CATEGORY_MATCHES,
  ENOUGH_RATINGS,
  MAX_POSTED_COUNT,
  STARS,
} from '#app/directory/rules'
import { queryInteger } from '#app/core/validation/list_fields'
import { dayRule } from '#app/core/validation/day_rule'
import { describeField } from '#app/core/validation/describe_field'
import { isKnownPermission, PERMISSIONS, type Permission } from '#app/platform/permissions/rules'

/** The parameters that may be repeated. The order of their values has no meaning. */
export const REPEATED_FILTERS = ['categoryId', 'without'] as const

/** Wraps a single value, so that a parameter that is given once is a list too. */
const toList = (value: unknown) => (typeof value === 'string' ? [value] : value)

interface RepeatedOptions {
  isValid: (text: string) => boolean
  message: string
  /** The schema of one value. */
  schema: { type: string }
}

/** Checks each value. It reports the parameter, not the place in the list, which a single value does not have. */
const eachRule = vine.createRule(
  (value: unknown, { isValid, message }: RepeatedOptions, field: FieldContext) => {
    const isAccepted = Array.isArray(value) && value.every((one) => isValid(String(one)))
    if (!isAccepted) field.report(message, 'each', field)
  },
  {
    name: 'each',
    toJSONSchema: (schema, { schema: one }) => {
      const { maxItems } = schema
      const { enum: _enum, ...single } = one as { type: string; enum?: unknown }
      for (const key of Object.keys(schema)) delete schema[key as keyof typeof schema]
      // Bounds of a number say nothing about a list; a list of values would.
      Object.assign(schema, single, { type: [single.type, 'array'], items: one, maxItems })
    },
  }
)

/** A parameter that may be repeated. */
const repeatedField = (max: number, options: RepeatedOptions) =>
  vine.array(vine.string()).parse(toList).use(eachRule(options)).maxLength(max)

const RATING = /^[1-5](?:\.\d)?$/

/** A number of stars with at most one decimal, as averages have. */
const minRating = () =>
  vine
    .number({ strict: true })
    .parse((value) => (typeof value === 'string' && RATING.test(value) ? Number(value) : value))
    .range([STARS.min, STARS.max])
    .use(
      describeField(
        `Only bots with at least ${ENOUGH_RATINGS} ratings and this average, such as 4.5.`,
        4
      )
    )
    .optional()

const servers = (description: string, example: number) =>
  queryInteger(0, MAX_POSTED_COUNT).use(describeField(description, example)).optional()

const flag = (description: string) =>
  vine
    .enum(['true'] as const)
    .use(describeField(description))
    .optional()

const ID = /^\d{1,16}$/
const isId = (text: string) =>
  ID.test(text) && Number(text) >= 1 && Number.isSafeInteger(Number(text))
const ID_SCHEMA = { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** The fields by which lists of bots are filtered. */
export const botFilterFields = () => ({
  categoryId: repeatedField(BOT_FILTER_LIMITS.categories, {
    isValid: isId,
    message: 'The {{ field }} field must be the id of a category',
    schema: ID_SCHEMA,
  })
    .use(describeField('Only bots of this category. Repeat it for several categories.'))
    .optional(),
  match: vine
    .enum(CATEGORY_MATCHES)
    .use(describeField('Whether a bot needs any of several categories, the default, or all.'))
    .optional(),
  minRating: minRating(),
  minServers: servers('Only bots in at least this many servers.', 100),
  maxServers: servers('Only bots in at most this many servers.', 10_000),
  certified: flag('Only certified bots.'),
  online: flag('Only bots that are online, idle or busy at Discord.'),
  listedSince: vine
    .string()
    .use(dayRule())
    .use(describeField('Only bots that were approved on or after this day, in UTC.', '2026-11-01'))
    .optional(),
  without: repeatedField(BOT_FILTER_LIMITS.permissions, {
    isValid: isKnownPermission,
    message: 'The {{ field }} field must be a permission of Discord, such as Administrator',
    schema: { type: 'string', enum: Object.keys(PERMISSIONS) } as { type: string },
  })
    .use(
      describeField(
        'Only bots whose invitation requests neither this permission nor Administrator, which includes it. Repeat it for ' +
          'several permissions.'
      )
    )
    .optional(),
})

interface FilterFields {
  categoryId?: string[] | undefined
  match?: BotFilter['match']
  minRating?: number | undefined
  minServers?: number | undefined
  maxServers?: number | undefined
  certified?: 'true' | undefined
  online?: 'true' | undefined
  listedSince?: string | undefined
  without?: string[] | undefined
}

/** Sorts the values and removes repeated ones; an empty list is none. */
function normalizeList<Value extends number | string>(values: readonly Value[] = []) {
  const distinct = [...new Set(values)].toSorted((left, right) => (left < right ? -1 : 1))
  return distinct.length > 0 ? distinct : undefined
}

/** Converts validated parameters to a filter. All spellings of a filter give the same one. */
export function toBotFilter(fields: FilterFields): BotFilter {
  const categoryIds = normalizeList(fields.categoryId?.map(Number))
  return {
    categoryIds,
    match: fields.match === 'all' && (categoryIds?.length ?? 0) > 1 ? 'all' : undefined,
    minRating: fields.minRating,
    minServers: fields.minServers,
    maxServers: fields.maxServers,
    certified: fields.certified && true,
    online: fields.online && true,
    listedSince: fields.listedSince,
    without: normalizeList(fields.without as Permission[] | undefined),
  }
}

/** Converts a filter to the parameters of its list. */
export function toFilterParameters({ categoryIds, certified, online, ...filter }: BotFilter) {
  return {
    categoryId: categoryIds,
    ...filter,
    certified: certified ? 'true' : undefined,
    online: online ? 'true' : undefined,
  }
}
