import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { queryRows, sql } from '#app/core/database/sql'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import { toUndoFailure } from '#app/directory/undo/policies'
import { requireMember } from '#app/identity/viewer'
import { findReportCase, type ReportCaseRow } from '#app/reports/queries/report_cases'
import { selectSnapshot, type TargetSnapshot } from '#app/reports/queries/report_targets'
import { OWN_CASE_ERRORS, REPORT_ERRORS, type ReportTarget } from '#app/reports/rules'

/** Policies of reports. The statements of the actions decide; policies explain a failure. */

const DEFAULT_DECIDER = 'An administrator'
const ALREADY_REPORTED = 'You have already reported this. The staff will look at it.'

interface Target {
  targetType: ReportTarget
  targetId: string
}

/** @throws `not_found` for what not everybody sees; `forbidden` for what is the caller's own; `conflict` the second time */
export async function assertReportable(ctx: HttpContext, { targetType, targetId }: Target) {
  const { id } = requireMember(ctx)
  const [target] = await queryRows<{ snapshot: TargetSnapshot; isPublic: boolean }>(sql`
    SELECT snapshot, is_public AS "isPublic" FROM (${selectSnapshot(targetType, targetId)}) AS target
  `)
  if (!target?.isPublic) throw notFound()
  if (target.snapshot.memberIds.includes(id))
    throw new Failure('forbidden', withReason(REPORT_ERRORS, 'ownTarget'))
  const reported = await queryRows(sql`
    SELECT reports.id FROM reports JOIN report_cases cases ON cases.id = reports.case_id
    WHERE reports.reporter_id = ${id} AND cases.state = 'open'
      AND cases.target_type = ${targetType} AND cases.target_id = ${targetId}
  `)
  if (reported.length > 0) throw new Failure('conflict', { message: ALREADY_REPORTED })
}

/** Returns the case in the path. @throws `not_found`; `forbidden` when it is about the caller */
export async function findCaseToDecide(ctx: HttpContext): Promise<ReportCaseRow> {
  const found = await findReportCase(parseInternalId(ctx.params.id), requireMember(ctx).id)
  if (!found) throw notFound()
  if (found.isOwn) throw new Failure('forbidden', withReason(OWN_CASE_ERRORS, 'ownCase'))
  return found
}

/** @throws `decided` with the name of the staff member who closed it */
export function assertCaseOpen({ state, decidedAt, decidedByName }: ReportCaseRow) {
  if (state === 'open' || !decidedAt) return
  throw new Failure('decided', {
    message: `${decidedByName ?? DEFAULT_DECIDER} has already decided on these reports.`,
    decided: {
      action: state === 'acted' ? 'act_on_reports' : 'dismiss_reports',
      by: decidedByName,
      at: isoDate(decidedAt),
    },
  })
}

/** Explains why a decision could not be undone. @throws as `findCaseToDecide`; `conflict` */
export async function explainUndo(ctx: HttpContext, decisionId: number): Promise<never> {
  const { undo } = await findCaseToDecide(ctx)
  throw toUndoFailure(undo, decisionId)
}
