import { ApiError } from './api-error.ts'

/** Causes after which trying again helps, and those that stand. */
const PASSING = {
  network: 'lost',
  timeout: 'timeout',
  unavailable: 'unavailable',
  rate_limited: 'tooMany',
} as const
const ACCOUNT_CAUSES = {
  account_restricted: 'restricted',
  forbidden: 'forbidden',
  blocked: 'blocked',
  invalid: 'refused',
  unknown_field: 'refused',
} as const

type Values<Causes> = Causes[keyof Causes]

/** Why a call failed, as screens have words for it. */
export type ErrorCause =
  | { name: Values<typeof ACCOUNT_CAUSES>; passes: false }
  | { name: Values<typeof PASSING> | 'offline'; passes: true }

function findCause<Causes extends object>(causes: Causes, code: string) {
  return Object.hasOwn(causes, code) ? causes[code as keyof Causes] : undefined
}

/** Browsers alone know whether there is a connection; Node has a `navigator` that does not say. */
const isOffline = () => globalThis.navigator?.onLine === false

/** @returns null when nothing is known but that it failed */
export function getErrorCause(error: unknown): ErrorCause | null {
  const code = error instanceof ApiError ? error.code : ''
  const accountCause = findCause(ACCOUNT_CAUSES, code)
  if (accountCause) return { name: accountCause, passes: false }
  const passing = isOffline() ? 'offline' : findCause(PASSING, code)
  return passing ? { name: passing, passes: true } : null
}
