import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

const ISO_MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

interface MomentLimits {
  /** The furthest that it may lie ahead, in milliseconds; it must lie ahead then. */
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
 * A moment with its offset from UTC, as ISO 8601 writes it. It stays a text: the library would make a date of `null` too, the
 * beginning of 1970.
 */
export function momentField(limits: MomentLimits = {}) {
  return vine.string().use(momentRule(limits))
}
