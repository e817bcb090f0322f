import {
  BOT_LIMITS,
  HOUR_MS,
  PLAN_PRICES,
  PLAN_TYPES,
  type PlanType,
  VOTE_COOLDOWN_MS,
} from '@botanica/api-client/contract'

const MONTHS_A_YEAR = 12
const PERCENT = 100
const CENTS = 100

const monthly = Number(PLAN_PRICES.monthly)
const yearly = Number(PLAN_PRICES.yearly)
const aYearByMonths = monthly * MONTHS_A_YEAR

/** Numbers in the texts about the plans, derived from the actual prices and limits. */
export const PREMIUM_CONSTANTS = {
  savingPercent: Math.round((1 - yearly / aYearByMonths) * PERCENT),
  monthsFree: Math.round((aYearByMonths - yearly) / monthly),
  freeBots: BOT_LIMITS.free,
  bots: BOT_LIMITS.premium,
  freeVoteHours: VOTE_COOLDOWN_MS.standard / HOUR_MS,
  voteHours: VOTE_COOLDOWN_MS.premium / HOUR_MS,
  votingPercent: Math.round((1 - VOTE_COOLDOWN_MS.premium / VOTE_COOLDOWN_MS.standard) * PERCENT),
} as const

/** Finds the plan with a price. @param cents as in Stripe's API */
export function getPlanByAmount(cents: number): PlanType | undefined {
  return PLAN_TYPES.find((plan) => Math.round(Number(PLAN_PRICES[plan]) * CENTS) === cents)
}

/** @returns the price in the contract's format: `4.99` */
export function getPriceByAmount(cents: number): string {
  return (cents / CENTS).toFixed(2)
}
