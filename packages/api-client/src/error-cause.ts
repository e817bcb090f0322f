import { ApiError } from './api-error.ts'

/** Causes that a retry may fix, and those that it cannot. */
const TRANSIENT = {
  network: 'lost',
  timeout: 'timeout',
  unavailable: 'unavailable',
  rate_limited: 'tooMany',
} as const
const PERMANENT = {
  account_restricted: 'restricted',
  forbidden: 'forbidden',
  blocked: 'blocked',
  invalid: 'refused',
  unknown_field: 'refused',
} as const

type Values<Causes> = Causes[keyof Causes]

/** Why a call failed, by the names for which clients have texts. */
export type ErrorCause =
  | { name: Values<typeof PERMANENT>; passes: false }
  | { name: Values<typeof TRANSIENT> | 'offline'; passes: true }

function findCause<Causes extends object>(causes: Causes, code: string) {
  return Object.hasOwn(causes, code) ? causes[code as keyof Causes] : undefined
}

/** Only browsers know whether they are online; Node's `navigator` does not say. */
const isOffline = () => globalThis.navigator?.onLine === false

/** @returns null when the cause is unknown */
export function getErrorCause(error: unknown): ErrorCause | null {
  const code = error instanceof ApiError ? error.code : ''
  const permanent = findCause(PERMANENT, code)
  if (permanent) return { name: permanent, passes: false }
  const transient = isOffline() ? 'offline' : findCause(TRANSIENT, code)
  return transient ? { name: transient, passes: true } : null
}
