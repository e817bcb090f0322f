import {
  DEMO_PAYMENTS_CREDENTIALS,
  startPaymentsSimulator,
  type PaymentsControl,
} from '@botanica/simulators'
import db from '@adonisjs/lucid/services/db'
import type { Group } from '@japa/runner/core'
import { stripeConfig } from '#config/payments'
import type { PaymentProvider, PlanType } from '#app/premium/rules'
import type { Api } from '#tests/directory/support/api'

export const PURCHASE_PATHS = {
  stripe: '/api/premium/stripe/create-payment-intent',
  paypal: '/api/premium/paypal/create-subscription',
} as const

export const WEBHOOK_PATHS = {
  stripe: '/api/webhooks/stripe',
  paypal: '/api/webhooks/paypal',
} as const

/** Starts the Stripe and PayPal simulators at the addresses in the server's settings, and resets them before each test. */
export function useVendors(group: Group) {
  const payments = {} as { control: PaymentsControl }
  group.setup(async () => {
    const simulator = await startPaymentsSimulator({
      port: Number(stripeConfig!.api.port),
      credentials: DEMO_PAYMENTS_CREDENTIALS,
    })
    payments.control = simulator.control
    return () => simulator.close()
  })
  group.each.setup(async () => {
    payments.control.reset()
    await payments.control.webhooks.waitUntilIdle()
  })
  return payments
}

/**
 * Pays a purchase at its provider, as the member does.
 * @param purchase the body of the response that began it
 */
export function payPurchase(
  control: PaymentsControl,
  provider: PaymentProvider,
  purchase: { clientSecret?: unknown; approvalUrl?: unknown }
) {
  if (provider === 'stripe') control.payWithCard(purchase.clientSecret as string)
  else control.approve(purchase.approvalUrl as string)
}

/** Like `useVendors`, with webhooks to the server and members who buy. */
export function usePayments(group: Group, api: Api) {
  const payments = useVendors(group)
  group.each.setup(() => payments.control.sendWebhooksTo(api.url))

  return {
    get control() {
      return payments.control
    },

    /** Waits until all pending webhooks have been handled. */
    told: () => payments.control.webhooks.waitUntilIdle(),

    begin: async (
      browser: Awaited<ReturnType<Api['enter']>>,
      provider: PaymentProvider,
      planType: PlanType = 'monthly'
    ) => browser.send('POST', PURCHASE_PATHS[provider], { planType }),

    /** Begins and pays a purchase, and waits for the webhooks. @returns the subscription's id */
    async buy(
      member: { id: string },
      provider: PaymentProvider,
      planType: PlanType = 'monthly'
    ): Promise<string> {
      const { status, text, body } = await this.begin(await api.enter(member), provider, planType)
      if (status !== 200) throw new Error(`${provider} is ${status}: ${text}`)
      payPurchase(payments.control, provider, body)
      await this.told()
      const { subscription_id: id } = await db
        .from('premium_subscriptions')
        .where('user_id', member.id)
        .orderBy('created_at', 'desc')
        .firstOrFail()
      return id as string
    },
  }
}

/** Reads a member's premium from the database. */
export async function findPremium({ id }: { id: string }) {
  const { rows } = await db.rawQuery<{
    rows: { premium: boolean; plan: string | null; days: number | null }[]
  }>(
    `SELECT is_premium AND premium_expires_at > now() AS premium, premium_type AS plan,
       round(extract(epoch FROM premium_expires_at - now()) / 86400)::int AS days
     FROM users WHERE id = ?`,
    [id]
  )
  return rows[0]!
}

/** Reads a member's payment history, oldest first. */
export function listTransactions({ id }: { id: string }) {
  return db
    .from('premium_transactions')
    .where('user_id', id)
    .orderBy(['created_at', 'id'])
    .select('type', 'status', 'amount')
}
