import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, rawSql, type Sql, sql } from '#app/core/database/sql'
import { DAY_SECONDS } from '#app/core/time'
import { ADMIN_LOGS } from '#app/core/tables'
import { isAboutSubmission, selectSubmittedAt } from '#app/directory/review_queue/submissions'
import { DECISION_NEWS } from '#app/directory/tables'
import { isNotUndone } from '#app/identity/decisions/decisions'
import { ADVERSE_ACTIONS, UNSPECIFIED_RULE } from '#app/identity/decisions/rules'
import type { AppealOutcome, TransparencyMeasure } from '#app/transparency/rules'

/** Which actions of the audit log each measure counts. */
const COUNTED: Record<string, TransparencyMeasure> = {
  submit_bot: 'submissions',
  resubmit_bot: 'submissions',
  approve_bot: 'approvals',
  reject_bot: 'rejections',
  act_on_reports: 'reports',
  dismiss_reports: 'reports',
  send_appeal: 'appeals',
  uphold_appeal: 'upheld_appeals',
  reverse_decision: 'reversals',
}

/** The actions that decide an appeal, with its outcome. */
const OUTCOMES: Record<string, AppealOutcome> = {
  uphold_appeal: 'upheld',
  reverse_decision: 'reversed',
  close_appeal: 'closed',
}

/** The entries of a day of UTC without undone decisions. Both bounds are on `created_at`, which is indexed. */
function entriesOf(day: string): Sql {
  return sql`
    SELECT id, action, target_id, details, created_at FROM ${ADMIN_LOGS} AS logs
    WHERE created_at >= ${day}::timestamp AT TIME ZONE 'UTC'
      AND created_at < (${day}::timestamp + interval '1 day') AT TIME ZONE 'UTC'
      AND ${isNotUndone('logs')}
  `
}

/** The rules that an entry names, as an array of texts. */
const RULES = sql`
  CASE WHEN jsonb_typeof(details->'ruleIds') = 'array' AND details->'ruleIds' <> '[]'
    THEN ARRAY(SELECT jsonb_array_elements_text(details->'ruleIds'))
    ELSE ARRAY[${UNSPECIFIED_RULE}::text] END
`

/**
 * Counts the day's entries. The time to a decision runs from the last submission of the bot before it; rejections of
 * bots that were listed already are no decisions on a submission.
 */
async function insertCounts(trx: TransactionClientContract, day: string) {
  await execute(
    sql`
      WITH entries AS (${entriesOf(day)}),
      timed AS (
        SELECT extract(epoch FROM entries.created_at - submitted.at) AS seconds FROM entries
        CROSS JOIN LATERAL (
          SELECT ${selectSubmittedAt(rawSql('entries.target_id'), rawSql('entries.created_at'))} AS at
        ) AS submitted
        WHERE submitted.at IS NOT NULL AND ${isAboutSubmission('entries')}
      ),
      counted AS (
        SELECT measures.measure, '' AS rule_id, count(*) AS amount
        FROM entries
        JOIN unnest(${Object.keys(COUNTED)}::text[], ${Object.values(COUNTED)}::text[])
          AS measures (action, measure) ON measures.action = entries.action
        GROUP BY 1
        UNION ALL
        SELECT 'rejections_by_rule', rules.id, count(*)
        FROM entries CROSS JOIN LATERAL unnest(${RULES}) AS rules (id)
        WHERE action = 'reject_bot' GROUP BY 2
        UNION ALL
        SELECT 'timed_decisions', '', count(*) FROM timed
        UNION ALL
        SELECT 'decision_seconds', '', coalesce(sum(seconds), 0)::bigint FROM timed
        UNION ALL
        SELECT 'decided_within_day', '', count(*) FROM timed WHERE seconds <= ${DAY_SECONDS}
      )
      INSERT INTO transparency_counts (day, measure, rule_id, amount)
      SELECT ${day}::date, measure, rule_id, amount FROM counted WHERE amount > 0
    `,
    trx
  )
}

/** Adds the day's adverse decisions, and to earlier ones what became of appeals that were decided on that day. */
async function insertDecisions(trx: TransactionClientContract, day: string) {
  await execute(
    sql`
      WITH entries AS (${entriesOf(day)})
      INSERT INTO transparency_decisions (log_id, day, action, rule_ids)
      SELECT id, ${day}::date, action, ${RULES} FROM entries
      WHERE action = ANY (${Object.keys(ADVERSE_ACTIONS)}::text[])
        AND (action <> 'delete_review' OR details->>'removedAs' = 'staff')
        -- Those that can still be undone are added by the next computation.
        AND NOT EXISTS (SELECT FROM ${DECISION_NEWS} WHERE decision_news.decision_id = entries.id)
      ON CONFLICT (log_id) DO NOTHING
    `,
    trx
  )
  await execute(
    sql`
      WITH entries AS (${entriesOf(day)})
      UPDATE transparency_decisions
      SET outcome = outcomes.outcome
      FROM entries
      JOIN unnest(${Object.keys(OUTCOMES)}::text[], ${Object.values(OUTCOMES)}::text[])
        AS outcomes (action, outcome) ON outcomes.action = entries.action
      WHERE transparency_decisions.log_id = (entries.details->>'decisionId')::bigint
    `,
    trx
  )
}

/**
 * Computes what is published about a day from the audit log, in place of what was computed before.
 * @param day of UTC, as `2026-05-31`
 */
export function computeDay(day: string): Promise<void> {
  return runInTransaction(async (trx) => {
    await execute(
      sql`
        INSERT INTO transparency_days (day) VALUES (${day}::date)
        ON CONFLICT (day) DO UPDATE SET computed_at = now()
      `,
      trx
    )
    await execute(sql`DELETE FROM transparency_counts WHERE day = ${day}::date`, trx)
    await insertCounts(trx, day)
    await insertDecisions(trx, day)
  })
}
