import { newestFirst } from '#app/core/database/keyset_order'
import {
  paginate,
  type ListPage,
  type ListQuery,
  type WithCursor,
} from '#app/core/database/list_page'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { HAS_PREMIUM } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import {
  CAN_CHARGE,
  CAN_RESUME,
  listUserSubscriptions,
  type SubscriptionRow,
} from '#app/premium/queries/subscriptions'
import type {
  PlanType,
  PremiumSource,
  SubscriptionStatus,
  TRANSACTION_STATUSES,
  TRANSACTION_TYPES,
} from '#app/premium/rules'

export interface OwnPremium {
  isPremium: boolean
  plan: PlanType | null
  expiresAt: Date | null
  provider: PremiumSource | null
  status: SubscriptionStatus | null
  cancels: boolean | null
  periodEnd: Date | null
  canCharge: boolean | null
  canResume: boolean | null
  /** Subscriptions that can still be charged or resumed. The one that the other fields describe comes first. */
  subscriptions: SubscriptionRow[]
}

/** Finds a member's premium and its subscription: the active one, or else the latest. */
export async function findOwnPremium(memberId: string): Promise<OwnPremium> {
  const [own] = await queryRows<Omit<OwnPremium, 'subscriptions'> & { subscriptionId: string }>(sql`
    SELECT ${rawSql(HAS_PREMIUM)} AS "isPremium", users.premium_type AS plan,
      users.premium_expires_at AS "expiresAt", latest.provider, latest.status, latest.cancels,
      latest.period_end AS "periodEnd", latest.can_charge AS "canCharge",
      latest.can_resume AS "canResume", latest.subscription_id AS "subscriptionId"
    FROM ${USERS} LEFT JOIN LATERAL (
      SELECT provider, subscription_id, cancels, period_end, can_charge, can_resume,
        CASE WHEN status = 'active' AND NOT (can_charge OR can_resume) THEN 'ended' ELSE status
        END AS status
      FROM premium_subscriptions CROSS JOIN LATERAL (
        SELECT ${rawSql(CAN_CHARGE)} AS can_charge, ${rawSql(CAN_RESUME)} AS can_resume
      ) AS now
      WHERE user_id = users.id AND end_because IS DISTINCT FROM 'account_deleted'
      ORDER BY (can_charge OR can_resume) AND end_because IS NULL DESC, can_charge DESC,
        created_at DESC
      LIMIT 1
    ) AS latest ON true
    WHERE users.id = ${memberId}
  `)
  const { subscriptionId, ...latest } = own!
  const open = (await listUserSubscriptions(memberId)).filter(
    ({ canCharge, canResume }) => canCharge || canResume
  )
  const isLatest = (one: SubscriptionRow) => Number(one.subscriptionId === subscriptionId)
  const subscriptions = open.toSorted((one, other) => isLatest(other) - isLatest(one))
  return { ...latest, subscriptions }
}

export interface TransactionRow {
  id: number
  provider: PremiumSource
  type: (typeof TRANSACTION_TYPES)[number]
  amount: string
  currency: string
  status: (typeof TRANSACTION_STATUSES)[number]
  expiresAt: Date | null
  receiptUrl: string | null
  createdAt: Date
}

const LATEST = newestFirst('premium_transactions', 'created_at')

/** Lists a member's payments, cancellations and refunds, latest first. */
export async function listUserTransactions(
  memberId: string,
  { limit, cursor }: ListQuery
): Promise<ListPage<TransactionRow>> {
  const rows = await queryRows<WithCursor<TransactionRow>>(sql`
    SELECT id, provider, type, amount, currency, status, expires_at AS "expiresAt",
      receipt_url AS "receiptUrl", created_at AS "createdAt", ${LATEST.place} AS place
    FROM premium_transactions
    WHERE user_id = ${memberId} AND ${LATEST.after(LATEST.parseCursor(cursor))}
    ORDER BY ${LATEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, LATEST, limit)
}
