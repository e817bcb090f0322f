import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const DATE = /^\d{4}-\d\d-\d\d$/

function isDay(text: string): boolean {
  if (!DATE.test(text)) return false
  const time = Date.parse(text)
  // `2026-02-30` is parsed as a day in March.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** A day of the calendar, such as 2026-11-25. */
export const dayRule = vine.createRule(
  (value: unknown, _: undefined, field: FieldContext) => {
    if (typeof value === 'string' && !isDay(value))
      field.report('The {{ field }} field must be a day, such as 2026-11-25', 'date', field)
  },
  {
    name: 'day',
    toJSONSchema: (schema) => {
      schema.format = 'date'
    },
  }
)
