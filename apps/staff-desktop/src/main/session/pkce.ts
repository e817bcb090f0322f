import { createHash, randomBytes } from 'node:crypto'

const STATE_BYTES = 16
const VERIFIER_BYTES = 32

/** Proves that the same client requests the code and the token (RFC 7636). */
export interface PkcePair {
  /** 128 random bits. */
  state: string
  /** Kept secret until it is sent with the code. */
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
