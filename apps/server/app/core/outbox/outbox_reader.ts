import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { OutboxEvent } from '#app/core/outbox/outbox'

/**
 * How far a process has read. Ids are given when a row is written, not when its transaction commits, so no id can say it;
 * a snapshot of Postgres can: it knows of every transaction whether it had committed by then. What is committed now and
 * was not in the snapshot is news, each row exactly once, and no transaction that stays open holds others back.
 */
export interface OutboxPosition {
  /** A `pg_snapshot` as text: all that is visible in it has been read. */
  seen: string
  /** When Postgres was started. After a crash it may give unfinished transactions' ids away again. */
  startedAt: string
  /** Within a long backlog: the snapshot up to which it is read, and the last row of it that was. */
  page?: { until: string; xid: string; id: string }
}

export interface OutboxPage {
  events: OutboxEvent[]
  /** Where to go on. */
  position: OutboxPosition
  /** Whether more is waiting. */
  isFull: boolean
  /** Whether the database is older than what was already read: it was restored. */
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

/** The present: all that has committed by now counts as read. */
export async function readOutboxPosition(): Promise<OutboxPosition> {
  const [position] = await queryRows<OutboxPosition>(
    sql`SELECT pg_current_snapshot()::text AS seen, ${STARTED_AT}`
  )
  return position!
}

/** What has committed since the position, transaction by transaction. */
export async function readOutbox(from: OutboxPosition, limit = PAGE_SIZE): Promise<OutboxPage> {
  const { until = null, xid, id } = from.page ?? { until: null, ...BEFORE_ALL }
  const { seen } = from
  // One row for each event, or one without, so that the rest of the answer is always there.
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
