import { INBOX_KINDS, type InboxKind } from '@botanica/api-client/contract'

/** A newer server may send kinds that this page does not know. */
export function isKnownKind(kind: string): kind is InboxKind {
  return INBOX_KINDS.some((known) => known === kind)
}
