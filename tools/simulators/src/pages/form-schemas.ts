import * as v from 'valibot'
import { WAYS, type Place, type Way } from './failures.ts'
import { HOUR_SECONDS } from '@botanica/demo-world'

const MAX_TIMES = 1_000

export const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>) =>
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

export const failureForm = <Key extends string>(places: Readonly<Record<Key, Place>>) =>
  v.object({
    place: keyOf<Key>(places),
    way: keyOf<Way>(WAYS),
    seconds: number(1, HOUR_SECONDS),
    times: optionalNumber(1, MAX_TIMES),
  })

export const mendForm = v.object({ id: number(1, 999_999) })
