import { DAY_MS, MINUTE_MS } from '#app/core/time'
import { checkSubscriptions } from '#app/premium/jobs/check_subscriptions'
import { endSubscriptions } from '#app/premium/jobs/end_subscriptions'
import type { PaymentProvider, SubscriptionStatus } from '#app/premium/rules'
import type { Api } from '#tests/directory/support/api'
import { moveTime } from '#tests/helpers/moved_time'
import type { usePayments } from '#tests/premium/support/payments'

/** Longer than a month with its grace period, and shorter than two months. */
export const A_PERIOD_MS = 40 * DAY_MS
const RETRYING = 3
const PART_CENTS = 100
const LONGER_THAN_A_CHECK_MS = 2 * MINUTE_MS
const { signal } = new AbortController()

export interface Journey {
  api: Api
  payments: ReturnType<typeof usePayments>
  vendor: PaymentProvider
  member: { id: string }
}

type Answer = 'yes' | 'no'

/** A state of a member's subscription, with everything that follows from it. */
export interface PremiumState {
  name: string
  vendors: readonly PaymentProvider[]
  /** @returns the subscription's id */
  reach: (journey: Journey) => Promise<string>
  premium: Answer
  /** What the page shows of the subscription; `nothing` when it shows the plans or only the premium. */
  shown: 'nothing' | SubscriptionStatus | 'cancelled' | 'ending'
  nextCharge: 'none' | 'dated' | 'not dated'
  cancel: Answer
  resume: Answer
  buy: Answer
  /** Whether the provider charges in the next period if nobody acts and the jobs run. */
  charged: Answer
}

const BOTH = ['stripe', 'paypal'] as const
const NOTHING = { shown: 'nothing', nextCharge: 'none', cancel: 'no', resume: 'no' } as const
const IS_ACTIVE = {
  premium: 'yes',
  shown: 'active',
  nextCharge: 'dated',
  cancel: 'yes',
  resume: 'no',
  buy: 'no',
  charged: 'yes',
} as const
const IS_OVER = { ...NOTHING, premium: 'no', buy: 'yes', charged: 'no' } as const
const IS_PAID_OUT = { ...NOTHING, premium: 'yes', buy: 'no', charged: 'no' } as const

export async function runJobs() {
  await endSubscriptions.run({}, signal)
  await checkSubscriptions.run({}, signal)
}

async function passPeriod({ payments }: Journey) {
  await moveTime(A_PERIOD_MS)
  payments.control.advanceClock(A_PERIOD_MS)
  await payments.told()
}

async function begin({ api, payments, vendor, member }: Journey) {
  const { body } = await payments.begin(await api.enter(member), vendor)
  return body as { clientSecret?: string; approvalUrl?: string }
}

const buy = ({ payments, vendor, member }: Journey) => payments.buy(member, vendor)

async function cancel({ api, payments, member }: Journey) {
  await (await api.enter(member)).send('POST', '/api/premium/cancel')
  await payments.told()
}

/** Lets the renewal fail. PayPal retries it a few times. */
async function failRenewal(journey: Journey, threshold: number): Promise<string> {
  const { payments } = journey
  payments.control.setFailureThreshold(threshold)
  const id = await buy(journey)
  payments.control.setRenewals(id, 'declined')
  payments.control.renew(id)
  await payments.told()
  return id
}

async function refund(journey: Journey, cents?: number): Promise<string> {
  const id = await buy(journey)
  journey.payments.control.refund(id, cents)
  await journey.payments.told()
  return id
}

/** Changes something without sending webhooks. */
async function silently({ payments }: Journey, work: () => Promise<void> | void) {
  payments.control.webhooks.configure({ lost: true })
  await work()
  payments.control.webhooks.configure({ lost: false })
}

export const PREMIUM_STATES: readonly PremiumState[] = [
  {
    name: 'Bought, not paid yet',
    vendors: BOTH,
    async reach(journey) {
      await begin(journey)
      return ''
    },
    ...IS_OVER,
  },
  {
    name: 'Declined at the checkout',
    vendors: ['stripe'],
    async reach(journey) {
      const { clientSecret } = await begin(journey)
      journey.payments.control.payWithCard(clientSecret!, 'declined')
      await journey.payments.told()
      return ''
    },
    ...IS_OVER,
  },
  { name: 'Paid', vendors: BOTH, reach: buy, ...IS_ACTIVE },
  {
    name: 'Paid, its webhooks lost, found when the member returned',
    vendors: BOTH,
    async reach(journey) {
      let id = ''
      await silently(journey, async () => {
        id = await buy(journey)
      })
      await (await journey.api.enter(journey.member)).send('POST', '/api/premium/confirm')
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: 'Paid, its webhooks lost, found by the job',
    vendors: BOTH,
    async reach(journey) {
      let id = ''
      await silently(journey, async () => {
        id = await buy(journey)
      })
      await moveTime(LONGER_THAN_A_CHECK_MS)
      await runJobs()
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: 'Paid, its webhooks reordered',
    vendors: BOTH,
    async reach(journey) {
      const { control } = journey.payments
      control.webhooks.configure({ held: true })
      const id = await buy(journey)
      await control.webhooks.release('reversed')
      control.webhooks.configure({ held: false })
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: 'Renewed, its webhooks lost, found by the job',
    vendors: BOTH,
    async reach(journey) {
      const { control } = journey.payments
      const id = await buy(journey)
      await silently(journey, () => control.renew(id))
      await moveTime(A_PERIOD_MS)
      await runJobs()
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: 'Cancelled, its period runs',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      await cancel(journey)
      return id
    },
    ...IS_PAID_OUT,
    shown: 'cancelled',
    resume: 'yes',
  },
  {
    name: 'Cancelled, its period is over',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      await cancel(journey)
      await passPeriod(journey)
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Cancelled and resumed',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      await cancel(journey)
      await (await journey.api.enter(journey.member)).send('POST', '/api/premium/resume')
      await journey.payments.told()
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: "Ended at once on the vendor's own page",
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      journey.payments.control.cancel(id)
      await journey.payments.told()
      return id
    },
    ...IS_PAID_OUT,
  },
  {
    name: 'Renewal failed, the vendor tries again',
    vendors: BOTH,
    reach: (journey) => failRenewal(journey, RETRYING),
    premium: 'no',
    shown: 'past_due',
    nextCharge: 'dated',
    cancel: 'yes',
    resume: 'no',
    buy: 'no',
    charged: 'yes',
  },
  {
    name: 'Renewal failed, suspended',
    vendors: ['paypal'],
    reach: (journey) => failRenewal(journey, 1),
    premium: 'no',
    shown: 'past_due',
    nextCharge: 'not dated',
    cancel: 'yes',
    resume: 'no',
    buy: 'no',
    charged: 'no',
  },
  {
    name: 'Renewal failed, a retry paid',
    vendors: BOTH,
    async reach(journey) {
      const id = await failRenewal(journey, RETRYING)
      journey.payments.control.setRenewals(id, 'pays')
      journey.payments.control.renew(id)
      await journey.payments.told()
      return id
    },
    ...IS_ACTIVE,
  },
  {
    name: 'Renewal failed, every retry too',
    vendors: ['stripe'],
    async reach(journey) {
      const id = await failRenewal(journey, RETRYING)
      journey.payments.control.advanceClock(A_PERIOD_MS)
      await journey.payments.told()
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Renewal failed, cancelled',
    vendors: BOTH,
    async reach(journey) {
      const id = await failRenewal(journey, RETRYING)
      await cancel(journey)
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Refunded in full, about to be ended',
    vendors: BOTH,
    reach: (journey) => refund(journey),
    premium: 'no',
    shown: 'ending',
    nextCharge: 'dated',
    cancel: 'yes',
    resume: 'no',
    buy: 'yes',
    charged: 'no',
  },
  {
    name: 'Refunded in full, ended',
    vendors: BOTH,
    async reach(journey) {
      const id = await refund(journey)
      await runJobs()
      await journey.payments.told()
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Cancelled, then refunded in full',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      await cancel(journey)
      journey.payments.control.refund(id)
      await journey.payments.told()
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Renewal refunded in full, the period before it runs',
    vendors: BOTH,
    async reach(journey) {
      const { control } = journey.payments
      const id = await buy(journey)
      control.renew(id)
      control.refund(id)
      await journey.payments.told()
      await runJobs()
      await journey.payments.told()
      return id
    },
    ...IS_PAID_OUT,
  },
  {
    name: 'Refunded in part',
    vendors: BOTH,
    reach: (journey) => refund(journey, PART_CENTS),
    ...IS_ACTIVE,
  },
  {
    name: 'Unknown to the vendor, its period runs',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      journey.payments.control.deleteSilently(id)
      await runJobs()
      return id
    },
    ...IS_ACTIVE,
    charged: 'no',
  },
  {
    name: 'Unknown to the vendor, its period is over',
    vendors: BOTH,
    async reach(journey) {
      const id = await buy(journey)
      journey.payments.control.deleteSilently(id)
      await moveTime(A_PERIOD_MS)
      await runJobs()
      return id
    },
    ...IS_OVER,
  },
  {
    name: 'Bought and not paid, unknown to the vendor',
    vendors: BOTH,
    async reach(journey) {
      await begin(journey)
      // After a restart a simulator has only the data of the demo world.
      const { control } = journey.payments
      control.reset()
      control.sendWebhooksTo(journey.api.url)
      return ''
    },
    ...IS_OVER,
  },
]

const VENDOR_NAMES = { stripe: 'Stripe', paypal: 'PayPal' } as const

/** A state's cells in `docs/premium-states.md`. */
export function cellsOf(state: PremiumState): string[] {
  const {
    name,
    vendors,
    premium,
    shown,
    nextCharge,
    cancel: canCancel,
    resume,
    buy: canBuy,
  } = state
  return [
    name,
    vendors.map((vendor) => VENDOR_NAMES[vendor]).join(', '),
    premium,
    shown,
    nextCharge,
    canCancel,
    resume,
    canBuy,
    state.charged,
  ]
}
