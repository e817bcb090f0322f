import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { createPkcePair } from '../../../src/main/session/pkce.ts'

test('state and verifier are random, and the challenge is the SHA-256 of the verifier', () => {
  const proofs = Array.from({ length: 50 }, createPkcePair)
  for (const { state, verifier, challenge } of proofs) {
    expect(Buffer.from(state, 'base64url')).toHaveLength(16)
    expect(Buffer.from(verifier, 'base64url')).toHaveLength(32)
    // The server's format (identity/desktop/rules).
    expect(state).toMatch(/^[\w-]{22,86}$/)
    expect(verifier).toMatch(/^[\w.~-]{43,128}$/)
    expect(challenge).toMatch(/^[\w-]{43}$/)
    expect(createHash('sha256').update(verifier).digest('base64url')).toBe(challenge)
  }
  expect(new Set(proofs.map(({ state }) => state)).size).toBe(proofs.length)
  expect(new Set(proofs.map(({ verifier }) => verifier)).size).toBe(proofs.length)
})
