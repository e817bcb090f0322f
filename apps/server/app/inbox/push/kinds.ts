import type { InboxKind } from '#app/identity/account/rules'

/** What is about the member, and nothing else. */
export const ACCOUNT_KINDS = [
  'account_banned',
  'account_disabled',
  'account_freed',
] as const satisfies readonly InboxKind[]
