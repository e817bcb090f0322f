import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

interface MomentLimits {
  /** How far in the future it may be, in milliseconds. If set, it must be in the future. */
  aheadMs?: number
}

const momentRule = vine.createRule(
  (value: unknown, { aheadMs }: MomentLimits, field: FieldContext) => {
    if (typeof value !== 'string') return
    const time = ISO_MOMENT.test(value) ? Date.parse(value) : Number.NaN
    if (Number.isNaN(time)) {
      return field.report('The {{ field }} field must be a moment in ISO 8601', 'moment', field)
    }
    const ahead = time - Date.now()
    if (aheadMs === undefined || (ahead > 0 && ahead <= aheadMs)) return
    field.report('The {{ field }} field must lie ahead, and not too far', 'ahead', field)
  },
  {
    name: 'moment',
    toJSONSchema: (schema) => {
      schema.format = 'date-time'
    },
  }
)

/**
 * A timestamp with UTC offset in ISO 8601. It stays text, because the library would convert `null` to a date in 1970.
 */
export function momentField(limits: MomentLimits = {}) {
  return vine.string().use(momentRule(limits))
}
