import db from '@adonisjs/lucid/services/db'
import type { AdverseAction } from '#app/identity/decisions/rules'
import { OWNER } from '#database/factories/support'
import { makeBot } from '#database/factories/bot_factory'
import { makeUser } from '#database/factories/user_factory'

interface DecisionOptions {
  action?: AdverseAction
  targetType?: string
  targetId?: string
  /** Who decided; an administrator at the console by default. */
  adminId?: string | null
  memberIds?: readonly string[]
  details?: Record<string, unknown>
  createdAt?: Date
}

/** Adds a decision against members to the audit log, without what it changes. @returns its id */
export async function makeDecision({
  action = 'reject_bot',
  targetType = 'bot',
  targetId = '1',
  adminId = null,
  memberIds = [],
  details = {},
  createdAt = new Date(),
}: DecisionOptions): Promise<number> {
  const [row] = await db
    .connection(OWNER.connection)
    .table('admin_logs')
    .insert({
      action,
      target_type: targetType,
      target_id: targetId,
      admin_id: adminId,
      details: JSON.stringify({
        memberIds,
        reason: 'It is not good.',
        targetName: 'Fern',
        ...details,
      }),
      created_at: createdAt,
    })
    .returning('id')
  return Number(row.id)
}

/** Creates an open appeal by the main owner of a rejected bot. */
export async function makeAppeal({ adminId = null }: { adminId?: string | null } = {}) {
  const owner = await makeUser()
  const bot = await makeBot({ userId: owner.id, approvalStatus: 'rejected' })
  const decisionId = await makeDecision({
    targetId: String(bot.id),
    adminId,
    memberIds: [owner.id],
  })
  const [row] = await db
    .connection(OWNER.connection)
    .table('appeals')
    .insert({
      decision_id: decisionId,
      action: 'reject_bot',
      user_id: owner.id,
      text: 'The invitation works now.',
    })
    .returning('id')
  return { id: Number(row.id), decisionId, owner, bot }
}
