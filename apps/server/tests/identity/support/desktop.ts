import { createHash, randomBytes } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { openDesktopSignIn } from '#app/identity/desktop/actions/open_desktop_sign_in'

/** The secrets that a client keeps during a sign-in. */
export function newProof() {
  const verifier = randomBytes(32).toString('base64url')
  return {
    state: randomBytes(16).toString('base64url'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}
export type Proof = ReturnType<typeof newProof>

export const PROOF = newProof()

/** A code that a staff member has given to a client. */
export function openCode(memberId: string, proof: Proof = PROOF): Promise<string> {
  const { state, challenge } = proof
  return db.transaction((trx) =>
    openDesktopSignIn(trx, { memberId, state, challenge, device: 'Desk' })
  )
}

/** The body of a token request. */
export const shownWith = (code: string, { state, verifier }: Proof = PROOF) => ({
  json: { code, state, verifier },
})

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` })

export const tokensOf = (memberId: string) =>
  db.from('auth_access_tokens').where('tokenable_id', memberId).orderBy('id')
