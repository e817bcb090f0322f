import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/**
 * A position in the outbox. Ids are assigned when a row is written, not when its transaction commits, so they cannot
 * be a position. A snapshot can: it knows of every transaction whether it had committed. What is committed now and
 * was not in the snapshot is new. Each row is read exactly once, and an open transaction blocks no others.
 */
export interface OutboxPosition {
  /** A `pg_snapshot` as text: everything visible in it has been read. */
  seen: string
  /** When PostgreSQL was started. After a crash it may reuse the ids of unfinished transactions. */
  startedAt: string
  /** Within a long backlog: the snapshot up to which it is being read, and the last row read. */
  page?: { until: string; xid: string; id: string }
}

export interface OutboxPage {
  events: OutboxEvent[]
  /** The position after the page. */
  position: OutboxPosition
  /** Whether there is more to read. */
  isFull: boolean
  /** Whether the database is older than what was already read, because it was restored. */
  isBehind: boolean
}

const PAGE_SIZE = 500
const BEFORE_ALL = { xid: '0', id: '0' }

const STARTED_AT = rawSql('pg_postmaster_start_time()::text AS "startedAt"')

interface Row extends Omit<OutboxEvent, 'topic'> {
  until: string
  startedAt: string
  isBehind: boolean
  topic: string | null
}

/** Returns the current position: everything committed so far counts as read. */
export async function readOutboxPosition(): Promise<OutboxPosition> {
  const [position] = await queryRows<OutboxPosition>(
    sql`SELECT pg_current_snapshot()::text AS seen, ${STARTED_AT}`
  )
  return position!
}

/** Reads what was committed since the position, transaction by transaction. */
export async function readOutbox(from: OutboxPosition, limit = PAGE_SIZE): Promise<OutboxPage> {
  const { until = null, xid, id } = from.page ?? { until: null, ...BEFORE_ALL }
  const { seen } = from
  // One row per event, or one row without an event, so that the position is always returned.
  const rows = await queryRows<Row>(sql`
    WITH horizon AS MATERIALIZED (
      SELECT coalesce(${until}::pg_snapshot, pg_current_snapshot()) AS until
    )
    SELECT
      horizon.until::text AS until,
      ${STARTED_AT},
      pg_snapshot_xmax(pg_current_snapshot()) < pg_snapshot_xmax(${seen}::pg_snapshot) AS "isBehind",
      event.*
    FROM horizon LEFT JOIN LATERAL (
      SELECT xid::text, id::text, topic, key, payload, created_at AS "createdAt"
      FROM outbox
      WHERE xid >= pg_snapshot_xmin(${seen}::pg_snapshot)
        AND (xid, id) > (${xid}::xid8, ${id}::bigint)
        AND NOT pg_visible_in_snapshot(xid, ${seen}::pg_snapshot)
        AND pg_visible_in_snapshot(xid, horizon.until)
      ORDER BY outbox.xid, outbox.id
      LIMIT ${limit}
    ) AS event ON true
  `)
  const first = rows[0]!
  const events: OutboxEvent[] = []
  for (const { id: eventId, xid: writtenBy, topic, key, payload, createdAt } of rows) {
    if (topic !== null) events.push({ id: eventId, xid: writtenBy, topic, key, payload, createdAt })
  }

  const isFull = events.length === limit
  const last = rows.at(-1)!
  const { startedAt } = first
  const position = isFull
    ? { seen, startedAt, page: { until: first.until, xid: last.xid, id: last.id } }
    : { seen: first.until, startedAt }
  return { events, position, isFull, isBehind: first.isBehind }
}
