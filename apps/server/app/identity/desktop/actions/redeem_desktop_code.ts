import { createHash } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { issueStaffToken, lockUserTokens, type IssuedToken } from '#app/identity/access_tokens'
import { hashSecret } from '#app/identity/desktop/actions/open_desktop_sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import { lockStaffMember } from '#app/identity/queries/lock_staff_member'

interface Proof {
  code: string
  state: string
  verifier: string
}

interface SpentCode {
  id: number
  userId: string
  device: string
  isProved: boolean
}

function toChallenge(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** Marks the code as spent; of several concurrent requests exactly one succeeds. */
async function spendCode(
  trx: TransactionClientContract,
  { code, state, verifier }: Proof
): Promise<SpentCode | undefined> {
  const [spent] = await queryRows<SpentCode>(
    sql`
      UPDATE desktop_sign_ins SET spent_at = now()
      WHERE code_hash = ${hashSecret(code)} AND spent_at IS NULL AND expires_at > now()
      RETURNING id, user_id AS "userId", device,
        state_hash = ${hashSecret(state)} AND challenge = ${toChallenge(verifier)} AS "isProved"
    `,
    trx
  )
  return spent
}

/** Revokes the token that the code has given: somebody else has had the code too. */
async function revokeIssuedToken(trx: TransactionClientContract, code: string) {
  const rows = await queryRows<{ userId: string }>(
    sql`
      DELETE FROM auth_access_tokens USING desktop_sign_ins
      WHERE auth_access_tokens.id = desktop_sign_ins.token_id
        AND desktop_sign_ins.code_hash = ${hashSecret(code)}
      RETURNING auth_access_tokens.tokenable_id AS "userId"
    `,
    trx
  )
  await publish(trx, ...rows.map(({ userId }) => ({ topic: USER_TOPIC, key: userId })))
}

/**
 * Exchanges a code for a token with the staff scope. A code is valid for one attempt: a wrong state or verifier spends
 * it, and reuse revokes the token that it gave.
 * @returns `null` when the code is unknown, expired, spent or not proved, or the member is not staff any more
 */
export async function redeemDesktopCode(
  trx: TransactionClientContract,
  proof: Proof
): Promise<(IssuedToken & { userId: string }) | null> {
  const spent = await spendCode(trx, proof)
  if (!spent) {
    await revokeIssuedToken(trx, proof.code)
    return null
  }
  const { id, userId, device, isProved } = spent
  if (!isProved) return null
  await lockUserTokens(trx, userId)
  if (!(await lockStaffMember(trx, userId, 'enterDashboard'))) return null
  const token = await issueStaffToken(trx, { userId, name: device })
  await execute(sql`UPDATE desktop_sign_ins SET token_id = ${token.id} WHERE id = ${id}`, trx)
  // Updates the member's list of devices.
  await publish(trx, { topic: USER_TOPIC, key: userId })
  return { ...token, userId }
}
