import type { Infer } from '@vinejs/vine/types'
import type { AdChange } from '#app/advertising/actions/change_ads'
import type { adEditValidator, adValidator } from '#app/advertising/validators'

type Dates = Pick<Infer<typeof adEditValidator>, 'startDate' | 'endDate'>

/** Parses a date; `undefined` stays `undefined`, and an empty text becomes `null`. */
function parseDate(text: string | null | undefined) {
  return text ? new Date(text) : text === undefined ? undefined : null
}

function parseDates({ startDate, endDate }: Dates): Pick<AdChange, 'startDate' | 'endDate'> {
  return { startDate: parseDate(startDate), endDate: parseDate(endDate) }
}

/** Converts validated fields, from a request or the console, to an action's input. */
export function toAdInput<Fields extends Infer<typeof adValidator> | Infer<typeof adEditValidator>>(
  fields: Fields
) {
  return { ...fields, ...parseDates(fields) }
}
