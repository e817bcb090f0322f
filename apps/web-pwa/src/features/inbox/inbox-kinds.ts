import { INBOX_KINDS, type InboxKind } from '@botanica/api-client/contract'

/** A server that is newer than this page may tell of more. */
export function isKnownKind(kind: string): kind is InboxKind {
  return INBOX_KINDS.some((known) => known === kind)
}
