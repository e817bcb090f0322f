import * as v from 'valibot'
import { FAILURE_KINDS, type FailureTarget, type FailureKind } from './failures.ts'
import { HOUR_SECONDS } from '@botanica/demo-world'

const MAX_TIMES = 1_000

export const toKeySchema = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
  v.picklist(Object.keys(table) as [Key, ...Key[]])

/** A whole number as a form sends it. */
export const number = (min: number, max: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number), v.minValue(min), v.maxValue(max))
/** A field that may be left empty. */
export const optionalNumber = (min: number, max: number) =>
  v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined)
      ),
      number(min, max),
    ])
  )

export const failureForm = <Key extends string>(places: Readonly<Record<Key, FailureTarget>>) =>
  v.object({
    place: toKeySchema<Key>(places),
    way: toKeySchema<FailureKind>(FAILURE_KINDS),
    seconds: number(1, HOUR_SECONDS),
    times: optionalNumber(1, MAX_TIMES),
  })

export const mendForm = v.object({ id: number(1, 999_999) })
