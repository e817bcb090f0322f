import { ApiError, findReason } from '@botanica/api-client'
import { OWN_BOT_ERRORS } from '@botanica/api-client/contract'

/** The server's error message, which is English. */
export function getServerMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return undefined
  const { message } = (error.response ?? {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message : undefined
}

/** Whether it failed because staff may not decide on their own bots. */
export function isOwnBotError(error: unknown): boolean {
  return findReason(error, OWN_BOT_ERRORS) !== undefined
}

/**
 * Returns the earlier decision and who made it.
 * @param actions the actions for which there are texts
 * @returns undefined for any other error; `by` is null for an administrator at the console
 */
export function findPriorDecision<Action extends string>(
  error: unknown,
  actions: readonly Action[]
): { action: Action; by: string | null } | undefined {
  if (!(error instanceof ApiError) || error.code !== 'decided') return undefined
  const { decided } = error.response as { decided?: { action: string; by: string | null } }
  const action = actions.find((known) => known === decided?.action)
  return action && { action, by: decided?.by ?? null }
}
