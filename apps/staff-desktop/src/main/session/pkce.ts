import { createHash, randomBytes } from 'node:crypto'

const STATE_BYTES = 16
const VERIFIER_BYTES = 32

/** What proves that who asks for the token is who asked for the code (RFC 7636). */
export interface PkcePair {
  /** 128 random bits. */
  state: string
  /** Stays here until the code is turned into a token. */
  verifier: string
  /** The verifier's SHA-256 (S256). */
  challenge: string
}

export function createPkcePair(): PkcePair {
  const verifier = randomBytes(VERIFIER_BYTES).toString('base64url')
  return {
    state: randomBytes(STATE_BYTES).toString('base64url'),
    verifier,
    challenge: createHash('sha256').update(verifier).digest('base64url'),
  }
}
