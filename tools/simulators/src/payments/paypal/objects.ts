import { toIsoSeconds } from '../clock.ts'
import { paypalId } from '../ids.ts'
import { CURRENCY, decimal, type Interval, type Plan } from '../plans.ts'
import type {
  BillingInfo,
  Link,
  Money,
  PaypalRefund,
  PaypalSale,
  PaypalSubscription,
  PaypalTransaction,
} from './types.ts'

/** PayPal's objects in their initial state. Times are milliseconds. */

const CREATED = '2026-01-01T00:00:00Z'
/** PayPal's fee for each payment: a share and a fixed amount in cents. */
const FEE = { share: 0.0349, fixed: 49 } as const
const UNITS = { month: 'MONTH', year: 'YEAR' } as const satisfies Record<Interval, string>

/** The payer of all PayPal subscriptions. */
export const PAYER = {
  name: { given_name: 'Demo', surname: 'Payer' },
  payer_id: 'DEMQPAYER2345',
} as const

export function money(cents: number): Money {
  return { currency_code: CURRENCY, value: decimal(cents) }
}

function fee(cents: number): number {
  return Math.round(cents * FEE.share) + FEE.fixed
}

/** @param failureThreshold after this many failed payments in a row its subscriptions are suspended */
export function toPlan(plan: Plan, api: string, failureThreshold: number) {
  return {
    id: plan.paypalPlanId,
    product_id: 'PROD-DEMOPREMIUM',
    name: plan.name,
    status: 'ACTIVE',
    description: plan.name,
    billing_cycles: [
      {
        pricing_scheme: {
          version: 1,
          fixed_price: money(plan.amount),
          create_time: CREATED,
          update_time: CREATED,
        },
        frequency: { interval_unit: UNITS[plan.interval], interval_count: 1 },
        tenure_type: 'REGULAR',
        sequence: 1,
        total_cycles: 0,
      },
    ],
    payment_preferences: {
      auto_bill_outstanding: true,
      setup_fee_failure_action: 'CANCEL',
      payment_failure_threshold: failureThreshold,
    },
    quantity_supported: false,
    create_time: CREATED,
    update_time: CREATED,
    links: [link(`${api}/v1/billing/plans/${plan.paypalPlanId}`, 'self')],
  }
}

export function link(href: string, rel: string, method: Link['method'] = 'GET'): Link {
  return { href, rel, method }
}

export interface NewPaypalSubscription {
  readonly id?: string
  readonly planId: string
  readonly customId?: string | undefined
  readonly token: string
  /** The URL of PayPal's API and pages. */
  readonly api: string
}

export function newPaypalSubscription(
  { id = paypalId('I-'), planId, customId, token, api }: NewPaypalSubscription,
  now: number
): PaypalSubscription {
  const at = toIsoSeconds(now)
  const self = `${api}/v1/billing/subscriptions/${id}`
  return {
    id,
    plan_id: planId,
    start_time: at,
    quantity: '1',
    create_time: at,
    ...(customId === undefined ? {} : { custom_id: customId }),
    plan_overridden: false,
    status: 'APPROVAL_PENDING',
    status_update_time: at,
    update_time: at,
    links: [
      link(`${api}/webapps/billing/subscriptions?ba_token=${token}`, 'approve'),
      link(self, 'edit', 'PATCH'),
      link(self, 'self'),
    ],
  }
}

export function newBillingInfo(): BillingInfo {
  return {
    outstanding_balance: money(0),
    cycle_executions: [
      {
        tenure_type: 'REGULAR',
        sequence: 1,
        cycles_completed: 0,
        cycles_remaining: 0,
        current_pricing_scheme_version: 1,
        total_cycles: 0,
      },
    ],
    failed_payments_count: 0,
  }
}

export function newTransaction(
  cents: number,
  email: string,
  now: number,
  id = paypalId('PAYID-')
): PaypalTransaction {
  return {
    id,
    status: 'COMPLETED',
    amount_with_breakdown: {
      gross_amount: money(cents),
      fee_amount: money(fee(cents)),
      net_amount: money(cents - fee(cents)),
    },
    payer_name: PAYER.name,
    payer_email: email,
    time: toIsoSeconds(now),
  }
}

export function toSale(
  transaction: PaypalTransaction,
  { id, custom_id: custom }: PaypalSubscription,
  api: string
): PaypalSale {
  const { gross_amount: gross, fee_amount: stored } = transaction.amount_with_breakdown
  const self = `${api}/v1/payments/sale/${transaction.id}`
  return {
    id: transaction.id,
    state: 'completed',
    amount: { total: gross.value, currency: CURRENCY, details: { subtotal: gross.value } },
    payment_mode: 'INSTANT_TRANSFER',
    protection_eligibility: 'ELIGIBLE',
    transaction_fee: { value: stored.value, currency: CURRENCY },
    billing_agreement_id: id,
    ...(custom === undefined ? {} : { custom }),
    create_time: transaction.time,
    update_time: transaction.time,
    links: [link(self, 'self'), link(`${self}/refund`, 'refund', 'POST')],
  }
}

export function newPaypalRefund(
  sale: PaypalSale,
  cents: number,
  now: number,
  api: string
): PaypalRefund {
  const id = paypalId()
  return {
    id,
    state: 'completed',
    amount: { total: decimal(cents), currency: CURRENCY },
    sale_id: sale.id,
    create_time: toIsoSeconds(now),
    update_time: toIsoSeconds(now),
    links: [
      link(`${api}/v1/payments/refund/${id}`, 'self'),
      link(`${api}/v1/payments/sale/${sale.id}`, 'sale'),
    ],
  }
}
