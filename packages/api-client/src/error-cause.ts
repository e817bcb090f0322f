import { ApiError } from './api-error.ts'

/** Causes that a retry may fix, and those that it cannot. */
const PASSING = {
  network: 'lost',
  timeout: 'timeout',
  unavailable: 'unavailable',
  rate_limited: 'tooMany',
} as const
const STANDING = {
  account_restricted: 'restricted',
  forbidden: 'forbidden',
  blocked: 'blocked',
  invalid: 'refused',
  unknown_field: 'refused',
} as const

type Values<Causes> = Causes[keyof Causes]

/** Why a call failed, by the names for which clients have texts. */
export type ErrorCause =
  | { name: Values<typeof STANDING>; passes: false }
  | { name: Values<typeof PASSING> | 'offline'; passes: true }

function lookUp<Causes extends object>(causes: Causes, code: string) {
  return Object.hasOwn(causes, code) ? causes[code as keyof Causes] : undefined
}

/** Only browsers know whether they are online; Node's `navigator` does not say. */
const isOffline = () => globalThis.navigator?.onLine === false

/** @returns null when the cause is unknown */
export function getErrorCause(error: unknown): ErrorCause | null {
  const code = error instanceof ApiError ? error.code : ''
  const standing = lookUp(STANDING, code)
  if (standing) return { name: standing, passes: false }
  const passing = isOffline() ? 'offline' : lookUp(PASSING, code)
  return passing ? { name: passing, passes: true } : null
}
