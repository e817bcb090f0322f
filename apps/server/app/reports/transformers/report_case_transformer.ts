import { BaseTransformer } from '@adonisjs/core/transformers'
import { isoDate } from '#app/core/database/readable_rows'
import type { ReportCaseRow, ReportRow } from '#app/reports/queries/report_cases'
import type { TargetSnapshot } from '#app/reports/queries/report_targets'

/** Without the members behind it. */
const toSnapshot = ({ name, botId, discordBotId, fields }: TargetSnapshot) => ({
  name,
  botId: botId ?? null,
  discordBotId: discordBotId ?? null,
  fields,
})

const toReport = ({
  id,
  reason,
  text,
  createdAt,
  reporterId,
  reporterName,
  snapshot,
}: ReportRow) => ({
  id,
  reason,
  text,
  createdAt,
  reporterId,
  reporterName,
  snapshot: toSnapshot(snapshot),
})

/** All reports of one target since the last decision, as staff see them. */
export default class ReportCaseTransformer extends BaseTransformer<ReportCaseRow> {
  toObject() {
    const { createdAt, decidedAt, reports, current, ...row } = this.resource
    return {
      ...this.pick(row, [
        'id',
        'targetType',
        'targetId',
        'state',
        'decidedByName',
        'note',
        'rules',
        'reportCount',
        'isOwn',
        'undo',
      ]),
      createdAt: isoDate(createdAt),
      decidedAt: decidedAt && isoDate(decidedAt),
      current: current && toSnapshot(current),
      reports: reports.map(toReport),
    }
  }
}
