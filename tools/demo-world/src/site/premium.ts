import { MEMBERS, PEOPLE } from '../ids.ts'
import type { DemoPremiumTransaction } from '../types.ts'

const MONTHLY = '4.99'
const YEARLY = '49.99'
const FREE = '0.00'
const MONTH_DAYS = 30

const USD = { currency: 'USD', status: 'completed' } as const

/** A first payment and monthly renewals, the last one current. */
function monthly(
  payer: Pick<DemoPremiumTransaction, 'userId' | 'provider' | 'subscriptionId'>,
  startedDaysAgo: number,
  payments: number,
  transactionPrefix: string
): DemoPremiumTransaction[] {
  return Array.from({ length: payments }, (_, k) => ({
    ...payer,
    ...USD,
    type: k === 0 ? 'subscription' : 'renewal',
    amount: MONTHLY,
    transactionId: `${transactionPrefix}${k + 1}`,
    expiresAt: { days: -startedDaysAgo + (k + 1) * MONTH_DAYS },
    createdAt: { days: -startedDaysAgo + k * MONTH_DAYS },
  }))
}

export const premiumTransactions: readonly DemoPremiumTransaction[] = [
  {
    ...USD,
    userId: PEOPLE.paula,
    provider: 'stripe',
    type: 'subscription',
    amount: YEARLY,
    transactionId: 'pi_demo_paula_1',
    subscriptionId: 'sub_demo_paula',
    expiresAt: { days: 235 },
    createdAt: { days: -130 },
  },
  ...monthly(
    { userId: PEOPLE.emil, provider: 'paypal', subscriptionId: 'I-DEMOEMIL0017' },
    87,
    3,
    'PAYID-DEMOEMIL-'
  ),
  {
    ...USD,
    userId: PEOPLE.emil,
    provider: 'paypal',
    type: 'cancellation',
    amount: FREE,
    transactionId: 'PAYID-DEMOEMIL-C',
    subscriptionId: 'I-DEMOEMIL0017',
    expiresAt: { days: 3 },
    createdAt: { days: -10 },
  },
  ...monthly(
    { userId: MEMBERS.jonas, provider: 'stripe', subscriptionId: 'sub_demo_jonas' },
    160,
    6,
    'pi_demo_jonas_'
  ),
  {
    ...USD,
    userId: MEMBERS.anouk,
    provider: 'paypal',
    type: 'subscription',
    amount: YEARLY,
    transactionId: 'PAYID-DEMOANOUK-1',
    subscriptionId: 'I-DEMOANOUK041',
    expiresAt: { days: 65 },
    createdAt: { days: -300 },
  },
  {
    ...USD,
    userId: MEMBERS.ben,
    provider: 'stripe',
    type: 'subscription',
    amount: MONTHLY,
    transactionId: 'pi_demo_ben_1',
    subscriptionId: 'sub_demo_ben',
    status: 'failed',
    expiresAt: null,
    createdAt: { days: -17 },
  },
]
