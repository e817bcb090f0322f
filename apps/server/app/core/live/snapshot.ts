import { createHash } from 'node:crypto'
import type { OutboxProgress } from '#app/core/outbox/outbox'

/** A `pg_snapshot`: `xmin:xmax:` and the transactions between them that had not ended. */
export interface Snapshot {
  xmax: bigint
  /** Transactions below `xmax` that are not visible in it. */
  open: ReadonlySet<bigint>
}

const SNAPSHOT = /^\d{1,20}:(\d{1,20}):((?:\d{1,20}(?:,\d{1,20})*)?)$/
const MAX_MARK_LENGTH = 512
const EPOCH_LENGTH = 8

/** @returns `undefined` for an invalid text */
export function parseSnapshot(text: string): Snapshot | undefined {
  const [, xmax, open] = SNAPSHOT.exec(text) ?? []
  if (xmax === undefined) return undefined
  const xids = open ? open.split(',').map(BigInt) : []
  return { xmax: BigInt(xmax), open: new Set(xids) }
}

/** Whether what the transaction wrote is visible in the snapshot. */
export function isVisible({ xmax, open }: Snapshot, xid: bigint): boolean {
  return xid < xmax && !open.has(xid)
}

/** Whether everything that `earlier` includes is included in `later`. */
export function covers(later: Snapshot, earlier: Snapshot): boolean {
  if (later.xmax < earlier.xmax) return false
  for (const xid of later.open) if (isVisible(earlier, xid)) return false
  return true
}

function getEpoch({ startedAt }: OutboxProgress): string {
  return createHash('sha256').update(startedAt).digest('base64url').slice(0, EPOCH_LENGTH)
}

/**
 * Returns the position of a client as an event id that every server process understands; `undefined` while so many
 * transactions are open that it would be too long to send each time.
 */
export function toEventId(progress: OutboxProgress): string | undefined {
  const mark = `${getEpoch(progress)}/${progress.seen}`
  return mark.length <= MAX_MARK_LENGTH ? mark : undefined
}

/**
 * @returns `undefined` for an id that does not belong to this start of PostgreSQL: then it is unknown what was missed
 */
export function parseEventId(mark: string, progress: OutboxProgress): Snapshot | undefined {
  const epoch = `${getEpoch(progress)}/`
  if (mark.length > MAX_MARK_LENGTH || !mark.startsWith(epoch)) return undefined
  return parseSnapshot(mark.slice(epoch.length))
}
