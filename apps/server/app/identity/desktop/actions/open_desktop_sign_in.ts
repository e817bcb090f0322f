import { createHash, randomBytes } from 'node:crypto'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, sql } from '#app/core/database/sql'
import { DESKTOP_CODE_LIFE } from '#app/identity/desktop/rules'

const CODE_BYTES = 32

/** What is stored of a code or a state. They hold so many random bits that one round is enough. */
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
 * Notes that a member lets a desktop client in.
 * @returns the only copy of the code by which that client gets its token
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
