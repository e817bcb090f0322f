import db from '@adonisjs/lucid/services/db'
import { OWNER } from '#database/factories/support'

interface ReportData {
  targetType: 'bot' | 'review' | 'member'
  targetId: string | number
  reporterId: string | null
  reason?: string
  text?: string | null
  /** The members behind the target. */
  memberIds?: string[]
  state?: 'open' | 'acted' | 'dismissed'
  decidedAt?: Date
}

/** Creates a report in a case of its own. @returns the ids of both */
export async function makeReport({
  targetType,
  targetId,
  reporterId,
  reason = 'other',
  text = 'Look at this.',
  memberIds = [],
  state = 'open',
  decidedAt,
}: ReportData) {
  const client = db.connection(OWNER.connection)
  const [{ id: caseId }] = await client
    .table('report_cases')
    .insert({
      target_type: targetType,
      target_id: String(targetId),
      state,
      decided_at: decidedAt ?? (state === 'open' ? null : new Date()),
    })
    .returning('id')
  const snapshot = JSON.stringify({ name: 'Reported', memberIds, fields: {} })
  const [{ id }] = await client
    .table('reports')
    .insert({ case_id: caseId, reporter_id: reporterId, reason, text, snapshot })
    .returning('id')
  return { id: id as number, caseId: caseId as number }
}
