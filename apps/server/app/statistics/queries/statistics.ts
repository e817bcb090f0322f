import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import { USERS } from '#app/identity/tables'
import { toHours } from '#app/transparency/queries/transparency'
import { QUEUES } from '#app/statistics/queries/queue_entries'
import { MAX_STATISTICS_PEOPLE, type StatisticsKind } from '#app/statistics/rules'

export interface Period {
  kind: StatisticsKind
  /** Weeks of UTC, with the current one. */
  weeks: number
}

/** What was decided in a week or in the whole period. */
export interface DecisionFigures {
  /** Without undone ones. */
  decisions: number
  /** Half of the decisions took at most this long; `null` without decisions of which it is known. */
  medianHours: number | null
  /** Nine in ten of the decisions took at most this long. */
  p90Hours: number | null
  /** Decisions that were reversed after an appeal, by the time of the reversal. */
  reversed: number
  /** Decisions that were undone within seconds, by the time of that. */
  undone: number
}

export interface WeekFigures extends DecisionFigures {
  /** Its Monday, as `2026-05-25`. */
  week: string
}

export interface QueueWeekFigures extends WeekFigures {
  /** How many waited at the end of the week, or now. */
  backlog: number
}

/** The figures of a queue. */
export interface Statistics {
  countedUntil: Date
  total: DecisionFigures
  /** The oldest first. */
  weeks: QueueWeekFigures[]
}

export interface PersonStatistics {
  /** `null` for administrators at the console. */
  id: string | null
  /** `null` for a deleted account, too. */
  name: string | null
  total: DecisionFigures
  /** The oldest first. */
  weeks: WeekFigures[]
}

/** The figures of each person who has decided. */
export interface PeopleStatistics {
  countedUntil: Date
  /** Those with the most decisions first. */
  people: PersonStatistics[]
}

interface FiguresRow {
  countedUntil: Date
  /** `null` in the row of the whole period. */
  week: string | null
  decisions: number
  medianSeconds: number | null
  p90Seconds: number | null
  reversed: number
  undone: number
}

interface PersonRow extends FiguresRow {
  id: string | null
  name: string | null
}

/** SQL expression: the Monday on which a time's week of UTC begins. */
const weekOf = (time: string): Sql => rawSql(`date_trunc('week', ${time} AT TIME ZONE 'UTC')`)

/**
 * Common table expressions. `weeks`: the Mondays of the period, with the ends of their weeks. `entries`: what left the queue
 * in the period or waits in it. `events`: each decision and each reversal of one with the person who had decided.
 */
function selectPeriod({ kind, weeks }: Period): Sql {
  const { selectEntries, isDecision } = QUEUES[kind]
  const firstMonday = sql`(${weekOf('now()')} - make_interval(weeks => ${weeks - 1}::integer))`
  const since = sql`(${firstMonday} AT TIME ZONE 'UTC')`
  return sql`
    weeks AS (
      SELECT week, least((week + interval '1 week') AT TIME ZONE 'UTC', now()) AS ends_at
      FROM generate_series(${firstMonday}, ${weekOf('now()')}, interval '1 week') AS week
    ),
    entries AS MATERIALIZED (${selectEntries(since)}),
    events AS MATERIALIZED (
      SELECT ${weekOf('left_at')} AS week, coalesce(decided_by, '') AS person, 'decided' AS event,
        extract(epoch FROM left_at - entered_at)::double precision AS seconds
      FROM entries WHERE is_decided
      UNION ALL
      SELECT ${weekOf('reversals.created_at')}, coalesce(logs.admin_id, ''),
        CASE reversals.action WHEN 'undo_decision' THEN 'undone' ELSE 'reversed' END, NULL
      FROM ${ADMIN_LOGS} AS reversals
      JOIN ${ADMIN_LOGS} AS logs ON logs.id = (reversals.details->>'decisionId')::bigint
      WHERE reversals.action IN ('reverse_decision', 'undo_decision')
        AND reversals.created_at >= ${since} AND ${isDecision}
    )
  `
}

/** Aggregates `events`. */
const FIGURES = rawSql(`
  now() AS "countedUntil", to_char(weeks.week, 'YYYY-MM-DD') AS week,
  (count(*) FILTER (WHERE event = 'decided'))::integer AS decisions,
  percentile_disc(0.5) WITHIN GROUP (ORDER BY seconds) AS "medianSeconds",
  percentile_disc(0.9) WITHIN GROUP (ORDER BY seconds) AS "p90Seconds",
  (count(*) FILTER (WHERE event = 'reversed'))::integer AS reversed,
  (count(*) FILTER (WHERE event = 'undone'))::integer AS undone
`)

function toFigures({
  decisions,
  medianSeconds,
  p90Seconds,
  reversed,
  undone,
}: Omit<FiguresRow, 'week'>): DecisionFigures {
  const times = { medianHours: toHours(medianSeconds), p90Hours: toHours(p90Seconds) }
  return { decisions, ...times, reversed, undone }
}

/** Splits the rows of a grouping into the one of the whole period and those of its weeks. */
function splitRows<Row extends FiguresRow>(rows: readonly Row[]) {
  const weeks = rows.filter((row): row is Row & { week: string } => row.week !== null)
  return { total: rows.find(({ week }) => week === null)!, weeks }
}

/** Computes the figures of a queue by week. */
export async function findStatistics(period: Period): Promise<Statistics> {
  const rows = await queryRows<FiguresRow & { backlog: number }>(sql`
    WITH ${selectPeriod(period)}
    SELECT ${FIGURES}, (
        SELECT count(*)::integer FROM entries
        WHERE entered_at < weeks.ends_at AND (left_at IS NULL OR left_at >= weeks.ends_at)
      ) AS backlog
    FROM weeks LEFT JOIN events ON events.week = weeks.week
    GROUP BY GROUPING SETS ((), (weeks.week, weeks.ends_at))
    ORDER BY weeks.week
  `)
  const { total, weeks } = splitRows(rows)
  return {
    countedUntil: total.countedUntil,
    total: toFigures(total),
    weeks: weeks.map(({ week, backlog, ...row }) =>
      Object.assign(toFigures(row), { week, backlog })
    ),
  }
}

/** Computes the figures of each person by week. */
export async function findPeopleStatistics(period: Period): Promise<PeopleStatistics> {
  const rows = await queryRows<PersonRow>(sql`
    WITH ${selectPeriod(period)},
    people AS (
      SELECT person, count(*) FILTER (WHERE event = 'decided') AS decisions FROM events
      GROUP BY person ORDER BY decisions DESC, person LIMIT ${MAX_STATISTICS_PEOPLE}
    )
    SELECT ${FIGURES}, nullif(people.person, '') AS id,
      (
        SELECT coalesce(display_name, username, discord_username) FROM ${USERS}
        WHERE users.id = people.person AND users.deleted_at IS NULL
      ) AS name
    FROM people CROSS JOIN weeks
    LEFT JOIN events ON events.person = people.person AND events.week = weeks.week
    GROUP BY GROUPING SETS ((people.decisions, people.person), (people.decisions, people.person, weeks.week))
    ORDER BY people.decisions DESC, people.person, weeks.week
  `)
  const people = [...Map.groupBy(rows, ({ id }) => id)].map(([id, own]) => {
    const { total, weeks } = splitRows(own)
    const { name } = total
    const byWeek = weeks.map(({ week, ...row }) => Object.assign(toFigures(row), { week }))
    return { id, name, total: toFigures(total), weeks: byWeek }
  })
  return { countedUntil: rows[0]?.countedUntil ?? new Date(), people }
}
