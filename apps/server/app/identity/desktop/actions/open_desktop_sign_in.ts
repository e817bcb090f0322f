import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'
import { DESKTOP_CODE_LIFE } from '#app/identity/desktop/rules'

const CODE_BYTES = 32

/** Hashes a code or a state for storage. They hold enough random bits that one round suffices. */
export function hashSecret(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

interface DesktopSignIn {
  memberId: string
  state: string
  challenge: string
  device: string
}

/**
 * Stores that a member has authorized a desktop client.
 * @returns the code that the client exchanges for its token; only its hash is stored
 */
export async function openDesktopSignIn(
  trx: TransactionClientContract,
  { memberId, state, challenge, device }: DesktopSignIn
): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url')
  await execute(
    sql`
      INSERT INTO desktop_sign_ins (user_id, code_hash, state_hash, challenge, device, expires_at)
      VALUES (${memberId}, ${hashSecret(code)}, ${hashSecret(state)}, ${challenge}, ${device},
        now() + make_interval(secs => ${DESKTOP_CODE_LIFE}))
    `,
    trx
  )
  return code
}
