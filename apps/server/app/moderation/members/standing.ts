import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Actor } from '#app/core/audit/audit'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { lockOwners } from '#app/identity/queries/active_owners'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { USERS } from '#app/identity/tables'
import {
  getBaseRole,
  type BaseRole,
  type MemberErrorReason,
  type Ranked,
} from '#app/moderation/rules'

/** What the staff decide about a member. */
export interface MemberDecision {
  /** `null` for an administrator at the console, whom no rank holds back. */
  actor: Actor | null
  memberId: string
}

/** A member as of this moment of a transaction. */
export interface MemberStatus extends Ranked {
  role: BaseRole
  name: string | null
  isActive: boolean
}

interface StandingRow extends Omit<MemberStatus, 'role'> {
  roles: string[]
}

async function readStanding(
  trx: TransactionClientContract,
  memberId: string,
  locking = rawSql('')
): Promise<MemberStatus | undefined> {
  const [row] = await queryRows<StandingRow>(
    sql`
      SELECT id, roles, coalesce(display_name, username) AS name,
        ${rawSql(IS_ACTIVE_MEMBER)} AS "isActive"
      FROM ${USERS} WHERE id = ${memberId} AND deleted_at IS NULL ${locking}
    `,
    trx
  )
  return row && { ...row, role: getBaseRole(row.roles) }
}

/** Why somebody may not do it to somebody; nothing when they may. */
export type MemberRule = (actor: Ranked, member: Ranked) => MemberErrorReason | undefined

/**
 * Reads the member for a change that the staff make, one such change after the other: what the actor may is judged by what
 * the change before has left of it, so that of two owners who take each other's role one stays.
 * @throws NoRowsAffectedError when there is no such member any more, or the actor may not any more
 */
export async function lockMemberForChange(
  trx: TransactionClientContract,
  { actor, memberId }: MemberDecision,
  refusal: MemberRule
): Promise<MemberStatus> {
  await lockOwners(trx)
  const member = await readStanding(trx, memberId, rawSql('FOR NO KEY UPDATE'))
  if (!member) throw new NoRowsAffectedError()
  if (!actor) return member
  const by = await readStanding(trx, actor.id)
  if (!by?.isActive || refusal(by, member)) throw new NoRowsAffectedError()
  return member
}
