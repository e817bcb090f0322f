import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { FieldCheck } from '#app/core/field_checks'
import type { TextLimits } from '#app/core/text'

interface CheckOptions {
  /** Of some context's `field_checks.ts`, so that forms make the same. */
  check: (typed: never, context: never) => FieldCheck<unknown>
  /** What the check is told beside the value. */
  contextOf?: (field: FieldContext) => object
  limits?: TextLimits
}

const isText = (item: unknown) => typeof item === 'string'

/** Checks a field by a check that forms make too, so that both give the same verdict in the same words. */
export const checkedField = vine.createRule(
  (value: unknown, { check, contextOf }: CheckOptions, field: FieldContext) => {
    // What is of the wrong kind is refused for that.
    if (!field.isValid || (Array.isArray(value) && !value.every(isText))) return
    const { value: checkedValue, defect } = check(
      value as never,
      (contextOf?.(field) ?? {}) as never
    )
    if (defect) field.report(defect.message, defect.rule, field)
    else field.mutate(checkedValue, field)
  },
  {
    name: 'checkedField',
    toJSONSchema: (schema, { limits }) => {
      if (limits?.min !== undefined) schema.minLength = limits.min
      if (limits) schema.maxLength = limits.max
    },
  }
)
