import { NOTICE_KINDS, type NoticeKind } from '@botanica/api-client/contract'

/** A server that is newer than this page may tell of more. */
export function isKnownKind(kind: string): kind is NoticeKind {
  return NOTICE_KINDS.some((known) => known === kind)
}
