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

/** The actor and the member of a moderation. */
export interface MemberDecision {
  /** `null` for an administrator at the console, to whom ranks do not apply. */
  actor: Actor | null
  memberId: string
}

/** A member's current status within a transaction. */
export interface MemberStatus extends Ranked {
  role: BaseRole
  name: string | null
  isActive: boolean
}

interface MemberStatusRow extends Omit<MemberStatus, 'role'> {
  roles: string[]
}

async function readMemberStatus(
  trx: TransactionClientContract,
  memberId: string,
  lockClause = rawSql('')
): Promise<MemberStatus | undefined> {
  const [row] = await queryRows<MemberStatusRow>(
    sql`
      SELECT id, roles, coalesce(display_name, username) AS name,
        ${rawSql(IS_ACTIVE_MEMBER)} AS "isActive"
      FROM ${USERS} WHERE id = ${memberId} AND deleted_at IS NULL ${lockClause}
    `,
    trx
  )
  return row && { ...row, role: getBaseRole(row.roles) }
}

/** Returns why the actor may not do something to the member; `undefined` when they may. */
export type MemberRule = (actor: Ranked, member: Ranked) => MemberErrorReason | undefined

/**
 * Locks a member for a change by staff. Such changes run one after the other, and the actor's rights are read after the lock:
 * of two owners who concurrently take each other's role, one stays an owner.
 * @throws NoRowsAffectedError when the member is gone, or the actor may not do this (any more)
 */
export async function lockMemberForChange(
  trx: TransactionClientContract,
  { actor, memberId }: MemberDecision,
  rule: MemberRule
): Promise<MemberStatus> {
  await lockOwners(trx)
  const member = await readMemberStatus(trx, memberId, rawSql('FOR NO KEY UPDATE'))
  if (!member) throw new NoRowsAffectedError()
  if (!actor) return member
  const by = await readMemberStatus(trx, actor.id)
  if (!by?.isActive || rule(by, member)) throw new NoRowsAffectedError()
  return member
}
