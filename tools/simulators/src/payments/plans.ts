import { DEMO_PAYMENTS_CREDENTIALS as demo } from './credentials.ts'

export type Interval = 'month' | 'year'

/** The product's two plans. */
export interface Plan {
  readonly interval: Interval
  readonly name: string
  readonly priceId: string
  readonly lookupKey: string
  readonly paypalPlanId: string
  /** In cents of US dollars. */
  readonly amount: number
}

export const CURRENCY = 'USD'

export const PLANS: readonly Plan[] = [
  {
    interval: 'month',
    name: 'Premium Monthly',
    priceId: demo.stripeMonthlyPrice,
    lookupKey: 'premium_monthly',
    paypalPlanId: demo.paypalMonthlyPlan,
    amount: 499,
  },
  {
    interval: 'year',
    name: 'Premium Yearly',
    priceId: demo.stripeYearlyPrice,
    lookupKey: 'premium_yearly',
    paypalPlanId: demo.paypalYearlyPlan,
    amount: 4999,
  },
]

const MONTHS = { month: 1, year: 12 } as const satisfies Record<Interval, number>

/** The same day of the next month or year, or its last day when there is no such day. @param from milliseconds */
export function oneIntervalAfter(from: number, interval: Interval): number {
  const date = new Date(from)
  const day = date.getUTCDate()
  date.setUTCMonth(date.getUTCMonth() + MONTHS[interval])
  if (date.getUTCDate() !== day) date.setUTCDate(0)
  return date.getTime()
}

/** `499` as `4.99`. */
export function decimal(cents: number): string {
  return (cents / 100).toFixed(2)
}
