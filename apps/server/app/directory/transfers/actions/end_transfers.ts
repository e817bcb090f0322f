import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, type Sql, sql } from '#app/core/database/sql'
import type { TransferState } from '#app/directory/transfers/rules'

/** What becomes of an offer, and of an accepted transfer. */
type ClosedStates = Record<'offered' | 'accepted', TransferState>

/** Of those whose time is over. */
export const ENDED_STATES = { offered: 'expired', accepted: 'completed' } as const

interface ClosedTransfer {
  botId: number
  fromId: string
  state: TransferState
}

/**
 * Ends the transfers that have not ended. Who co-owned the bots before is no longer needed.
 * @param condition what must hold of `bot_transfers`
 */
export function endTransfers(
  trx: TransactionClientContract,
  condition: Sql,
  { offered, accepted }: ClosedStates
): Promise<ClosedTransfer[]> {
  return queryRows<ClosedTransfer>(
    sql`
      UPDATE bot_transfers SET closed_at = now(), former_additional_owners = NULL,
        state = CASE state WHEN 'offered' THEN ${offered}::text ELSE ${accepted}::text END
      WHERE state IN ('offered', 'accepted') AND ${condition}
      RETURNING bot_id AS "botId", from_id AS "fromId", state
    `,
    trx
  )
}

/** Ends one transfer. */
export function endTransfer(trx: TransactionClientContract, id: number, state: TransferState) {
  return endTransfers(trx, sql`id = ${id}`, { offered: state, accepted: state })
}
