import { ApiFailure } from '@botanica/api-client'
import { OWN_BOT_REFUSAL } from '@botanica/api-client/contract'

/** The server's own sentence, which is English. */
export function getServerMessage(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined
  const { message } = (error.response ?? {}) as { message?: unknown }
  return typeof message === 'string' && message !== '' ? message : undefined
}

/**
 * Which of the reasons that server and screens share the server gave: screens say those in both languages.
 * @param reasons the server's sentences, by name
 */
export function findReason<Name extends string>(
  error: unknown,
  reasons: Readonly<Record<Name, string>>
): Name | undefined {
  const message = getServerMessage(error)
  const known = Object.entries(reasons).find(([, text]) => text === message)
  return known?.[0] as Name | undefined
}

/** Whether it failed because nobody decides about a bot that they own. */
export function isRefusedAsOwn(error: unknown): boolean {
  return getServerMessage(error) === OWN_BOT_REFUSAL
}

/**
 * Who has decided before, and what.
 * @param actions those that a screen has words for
 * @returns undefined when it failed for something else; `by` is null for an administrator at the console
 */
export function findRival<Action extends string>(
  error: unknown,
  actions: readonly Action[]
): { action: Action; by: string | null } | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'decided') return undefined
  const { decided } = error.response as { decided?: { action: string; by: string | null } }
  const action = actions.find((known) => known === decided?.action)
  return action && { action, by: decided?.by ?? null }
}
