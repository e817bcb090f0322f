import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import type { FieldCheck } from '#app/core/field_checks'
import type { TextLimits } from '#app/core/text'

interface CheckOptions {
  /** A check of a context's `field_checks.ts`, which forms use too. */
  check: (typed: never, context: never) => FieldCheck<unknown>
  /** Returns the check's second argument. */
  contextOf?: (field: FieldContext) => object
  limits?: TextLimits
}

const isText = (item: unknown) => typeof item === 'string'

/** Validates a field with a check that forms use too, so that both give the same verdict and message. */
export const checkedField = vine.createRule(
  (value: unknown, { check, contextOf }: CheckOptions, field: FieldContext) => {
    // A value of the wrong type has been rejected already.
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
