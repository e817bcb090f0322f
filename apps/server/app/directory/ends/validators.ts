import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { dayRule } from '#app/core/validation/day_rule'
import { describeField } from '#app/core/validation/describe_field'
import { END_LIMIT_DAYS, getEndRange } from '#app/directory/ends/rules'

interface BotEndMeta {
  /** The stored day, which may stay although it has passed. */
  storedDay: string | undefined
}

const endRangeRule = vine.createRule((value: unknown, _: undefined, field: FieldContext) => {
  if (!field.isValid || typeof value !== 'string') return
  if (value === (field.meta as BotEndMeta).storedDay) return
  const { min, max } = getEndRange(Date.now())
  if (value < min || value > max)
    field.report(`The {{ field }} field must be between ${min} and ${max}`, 'range', field)
})

export const botEndValidator = vine.withMetaData<BotEndMeta>().create({
  endsOn: vine
    .string()
    .use(dayRule())
    .use(endRangeRule())
    .use(
      describeField(
        `The day on which the bot ends, in UTC: from today to ${END_LIMIT_DAYS} days ahead, or the day that it has.`,
        '2026-12-31'
      )
    ),
  successorId: vine
    .number({ strict: true })
    .withoutDecimals()
    .range([1, Number.MAX_SAFE_INTEGER])
    .use(
      describeField(
        'The internal id of a listed bot that replaces it. `null` removes the one that it has; without it, that one stays.',
        42
      )
    )
    .nullable()
    .optional(),
})
