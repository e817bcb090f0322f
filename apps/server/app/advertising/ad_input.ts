import type { Infer } from '@vinejs/vine/types'
import type { AdChange } from '#app/advertising/actions/change_ads'
import type { adEditValidator, adValidator } from '#app/advertising/validators'

type Dates = Pick<Infer<typeof adEditValidator>, 'startDate' | 'endDate'>

/** Dates travel as texts; what was left out stays left out. */
function dateOf(text: string | null | undefined) {
  return text ? new Date(text) : text === undefined ? undefined : null
}

function datesOf({ startDate, endDate }: Dates): Pick<AdChange, 'startDate' | 'endDate'> {
  return { startDate: dateOf(startDate), endDate: dateOf(endDate) }
}

/** What a body, or somebody at the console, says of an ad, as the actions take it. */
export function adInput<Said extends Infer<typeof adValidator> | Infer<typeof adEditValidator>>(
  said: Said
) {
  return { ...said, ...datesOf(said) }
}
