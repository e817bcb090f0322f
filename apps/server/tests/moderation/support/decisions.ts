import db from '@adonisjs/lucid/services/db'
import { decisionConfig } from '#config/decisions'
import { MINUTE_MS } from '#app/core/time'
import { rejectApplication } from '#app/certification/actions/review_application'
import { computeDay } from '#app/transparency/actions/compute_day'
import { approveBot } from '#app/directory/actions/decide_bot'
import { deliverDueNews } from '#app/directory/undo/deliver_news'
import { approveChange } from '#app/directory/versions/actions/decide_change'
import { restrictMember } from '#app/moderation/members/actions/restrict_member'
import { closeCase } from '#app/reports/actions/close_case'
import { deleteReview } from '#app/reviews/actions/delete_review'
import { makeStaff } from '#database/factories/index'
import { OWNER } from '#database/factories/support'

/** Reads a bot's row. */
export const botRow = (id: number) => db.from('bots').where('id', id).firstOrFail()

/** Reads the audit log's entries about a target, oldest first. */
export const listTargetLogs = (targetType: string, id: number | string) =>
  db
    .from('admin_logs')
    .where({ target_type: targetType, target_id: String(id) })
    .orderBy('id')

/** Reads the inbox events that are not delivered yet, by kind. */
export async function listInboxEvents(botId: number) {
  const rows = await db.from('outbox').where('topic', 'notice').orderBy('id')
  return rows.map(({ payload }) => payload).filter((notice) => notice.botId === botId)
}

/** Returns whether an outbox event about the bot was published. */
export async function hasBotEvent(botId: number) {
  const rows = await db.from('outbox').where({ topic: 'bot', key: String(botId) })
  return rows.length > 0
}

/** Lets decisions be undone for a minute during `work`; in tests they otherwise take full effect at once. */
export async function withUndo<Result>(work: () => Promise<Result>): Promise<Result> {
  const { undoMs } = decisionConfig
  decisionConfig.undoMs = MINUTE_MS
  try {
    return await work()
  } finally {
    decisionConfig.undoMs = undoMs
  }
}

/** Lets the time to undo run out. */
export const endTimeToUndo = () =>
  db.connection(OWNER.connection).from('decision_news').update('due_at', new Date())

/** Lets the time to undo run out, delivers the news, and waits for those that the server is delivering by itself. */
export async function deliverNewsNow() {
  await endTimeToUndo()
  await deliverDueNews()
  // Deliveries pass over locked news; this waits for them.
  await db.from('decision_news').forUpdate()
}

/** Reads the news of decisions on the bot that can still be undone. */
export const listPendingNews = (botId: number) => db.from('decision_news').where('bot_id', botId)

/** Reads the news of decisions on reports that can still be undone. */
export const listPendingCaseNews = (caseId: number) =>
  db.from('decision_news').where('report_case_id', caseId)

/** Reads the news of the removal of a review that can still be undone. */
export const listPendingRemovalNews = (reviewId: number) =>
  db.from('decision_news').where('removed_review_id', reviewId)

/** Reads the news of decisions on the member that can still be undone. */
export const listPendingMemberNews = (memberId: string) =>
  db.from('decision_news').where('member_id', memberId).orderBy('decision_id')

/** Returns whether the transparency page lists a decision of today, once the day is computed. */
export async function isTransparent(decisionId: number): Promise<boolean> {
  await computeDay(new Date().toISOString().slice(0, 10))
  const listed = await db.from('transparency_decisions').where('log_id', decisionId)
  return listed.length === 1
}

const makeActor = (id: string) => ({ id, ipAddress: '127.0.0.1', userAgent: null })

async function findPendingDecision(botId: number): Promise<number> {
  const { decision_id: id } = await listPendingNews(botId).firstOrFail()
  return Number(id)
}

/** Approves a pending bot as the staff member. @returns the id of the decision, which can be undone */
export async function approveUndoably(botId: number, staffId: string): Promise<number> {
  const decision = { actor: makeActor(staffId), reason: 'It is useful.', isUndoable: true }
  await withUndo(() => db.transaction((trx) => approveBot(trx, botId, decision)))
  return findPendingDecision(botId)
}

/** Rejects a certification request as the staff member. @returns the id of the decision, which can be undone */
export async function rejectRequestUndoably(
  { id, botId }: { id: number; botId: number },
  staffId: string
): Promise<number> {
  const rejection = { reason: 'It is often offline.', ruleIds: undefined }
  await withUndo(() =>
    db.transaction((trx) => rejectApplication(trx, id, { actor: makeActor(staffId), ...rejection }))
  )
  return findPendingDecision(botId)
}

/** Approves a held change as the staff member. @returns the id of the decision, which can be undone */
export async function approveChangeUndoably(
  { id, botId }: { id: number; botId: number },
  staffId: string
): Promise<number> {
  const decider = { actor: makeActor(staffId) }
  await withUndo(() => db.transaction((trx) => approveChange(trx, id, decider)))
  return findPendingDecision(botId)
}

/** Dismisses reports as the staff member. @returns the id of the decision, which can be undone */
export async function dismissReportsUndoably(caseId: number, staffId: string): Promise<number> {
  const decision = { outcome: 'dismissed', ruleIds: undefined, note: null } as const
  await withUndo(() =>
    db.transaction((trx) => closeCase(trx, caseId, makeActor(staffId), decision))
  )
  const { decision_id: id } = await listPendingCaseNews(caseId).firstOrFail()
  return Number(id)
}

/** Makes a decision that of another staff member, who may be restricted. */
async function giveDecision(column: string, id: string | number, staffId: string): Promise<number> {
  const news = db.connection(OWNER.connection).from('decision_news').where(column, id)
  await news.clone().update('actor_id', staffId)
  const { decision_id: decisionId } = await news.clone().firstOrFail()
  return Number(decisionId)
}

/**
 * Removes a review as another staff member and gives the decision to this one, who may be restricted by now.
 * @returns the id of the decision, which can be undone
 */
export async function removeReviewUndoably(
  { id, botId }: { id: number; botId: number },
  staffId: string
): Promise<number> {
  const remover = await makeStaff('moderator')
  const deletion = { actor: makeActor(remover.id), asStaff: true, ruleIds: undefined }
  await withUndo(() =>
    db.transaction((trx) => deleteReview(trx, { id, bot: { id: botId } }, deletion))
  )
  return giveDecision('removed_review_id', id, staffId)
}

/** Bans a member as another staff member, and gives the decision to this one. @returns the id of the decision */
export async function banUndoably(memberId: string, staffId: string): Promise<number> {
  const owner = await makeStaff('owner')
  const ban = { isWanted: true, reason: 'Spam', expiresAt: null }
  const decision = { actor: makeActor(owner.id), memberId }
  await withUndo(() =>
    db.transaction((trx) => restrictMember(trx, decision, { ban }, { isUndoable: true }))
  )
  return giveDecision('member_id', memberId, staffId)
}
