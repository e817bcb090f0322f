import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { decodeCursor, type CursorValues } from '#app/core/pagination'
import { PAGE_LIMITS, SEARCH_LIMITS } from '#app/core/rules'
import { hasControlCharacters, searchText } from '#app/core/text'
import { describeField } from '#app/core/validation/describe_field'

const DIGITS = /^\d{1,16}$/

/**
 * An integer in a query string. The raw text is matched first, because numbers have many other spellings, such as
 * '0x10', '1e1', '' and ' 5', and because the value could be a list or an object.
 */
export function queryInteger(min: number, max: number = Number.MAX_SAFE_INTEGER) {
  return vine
    .number({ strict: true })
    .parse((value) => (typeof value === 'string' && DIGITS.test(value) ? Number(value) : value))
    .withoutDecimals()
    .range([min, max])
}

/** An internal id as a filter. */
export function queryId() {
  return queryInteger(1)
}

/** Number of rows; defaults to `PAGE_LIMITS.default`. */
export function limitField() {
  return queryInteger(PAGE_LIMITS.min, PAGE_LIMITS.max)
    .use(describeField(`How many; ${PAGE_LIMITS.default} without it.`, PAGE_LIMITS.default))
    .optional()
}

const cursorRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (typeof value === 'string' && !decodeCursor(value)) {
    field.report('The {{ field }} field is not a cursor of this list', 'cursor', field)
  }
})

/** The cursor of the next page, from `linkNextPage`. */
export function cursorField() {
  return vine
    .string()
    .use(cursorRule())
    .use(describeField('Where the page before ended, as its `Link` says.'))
    .transform((value): CursorValues => decodeCursor(value)!)
    .optional()
}

const CONTROLS = 'The {{ field }} field must not have control characters'
const TOO_LONG = 'The {{ field }} field must not have more than {{ max }} characters'

const searchRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value !== 'string') return
    if (hasControlCharacters(value)) return field.report(CONTROLS, 'characters', field)
    const text = searchText(value)
    if (text.length <= SEARCH_LIMITS.max) return field.mutate(text, field)
    field.report(TOO_LONG, 'maxLength', field, { max: SEARCH_LIMITS.max })
  },
  {
    name: 'search',
    toJSONSchema: (schema) => {
      schema.maxLength = SEARCH_LIMITS.max
    },
  }
)

/** A search text, normalized with `searchText`. Control characters are rejected. An empty text is no filter. */
export function searchField() {
  return requiredSearchField().optional()
}

/** The same, for a call that does nothing else. */
export function requiredSearchField() {
  return vine.string().use(searchRule()).use(describeField('What to look for.', 'music'))
}

/** The fields that every list has. */
export const pageFields = () => ({ limit: limitField(), cursor: cursorField() })

export const pageValidator = vine.create(pageFields())
