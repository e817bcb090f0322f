import type { InboxKind } from '#app/identity/account/rules'

/** Kinds that concern the member's account only. */
export const ACCOUNT_KINDS = [
  'account_banned',
  'account_disabled',
  'account_freed',
] as const satisfies readonly InboxKind[]
