import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { botLimits } from '#config/directory'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { IS_OPEN_TRANSFER } from '#app/directory/queries/bot_rows'
import { IS_ACTIVE_MEMBER, HAS_PREMIUM } from '#app/identity/queries/account_status'
import { hasRoleWithRight } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'

interface Submitter {
  roles: string[]
  isPremium: boolean
}

/** Returns how many bots a member may be main owner of; infinite for staff with `submitWithoutLimit`. */
export function getBotLimit({ roles, isPremium }: Submitter): number {
  if (hasRoleWithRight(roles, 'submitWithoutLimit')) return Number.POSITIVE_INFINITY
  return isPremium ? botLimits.premium : botLimits.free
}

/** Counts the bots that use up the limit: the member's own ones, and those that the member can take back. */
export async function countOwnBots(userId: string, client?: QueryClientContract): Promise<number> {
  const [row] = await queryRows<{ count: number }>(
    sql`
      SELECT count(*)::int AS count FROM bots
      WHERE bots.deleted_at IS NULL AND (bots.user_id = ${userId} OR bots.id IN (
        SELECT bot_transfers.bot_id FROM bot_transfers
        WHERE bot_transfers.from_id = ${userId} AND ${IS_OPEN_TRANSFER}
      ))
    `,
    client
  )
  return row!.count
}

/**
 * Locks the member's row, so that concurrent submissions count each other.
 * @param staffRights whether the member's staff rights count (`carriesStaffRights`)
 * @returns whether the member may submit one more bot
 */
export async function lockSubmissionAllowance(
  client: QueryClientContract,
  userId: string,
  staffRights: boolean
): Promise<boolean> {
  const [member] = await queryRows<Submitter>(
    sql`
      SELECT users.roles, ${rawSql(HAS_PREMIUM)} AS "isPremium" FROM ${USERS}
      WHERE users.id = ${userId} AND ${rawSql(IS_ACTIVE_MEMBER)}
      FOR NO KEY UPDATE
    `,
    client
  )
  if (!member) return false
  const limit = getBotLimit(staffRights ? member : { ...member, roles: [] })
  return (await countOwnBots(userId, client)) < limit
}
