import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { makeBot } from '#database/factories/index'
import { DAY_MS, HOUR_MS, SECOND_MS, WEEK_SECONDS } from '#app/core/time'
import { MIGRATOR_CONNECTION } from '#tests/helpers/database'

const MS_PER_WEEK = WEEK_SECONDS * SECOND_MS
/** The first Monday of Unix time, in milliseconds. */
const FIRST_MONDAY_MS = 4 * DAY_MS

/** The Monday on which the week of a moment begins, in UTC. */
export const mondayOf = (moment: number) =>
  moment - ((((moment - FIRST_MONDAY_MS) % MS_PER_WEEK) + MS_PER_WEEK) % MS_PER_WEEK)

export const toWeek = (moment: number) => new Date(mondayOf(moment)).toISOString().slice(0, 10)

const THIS_MONDAY = mondayOf(Date.now())

interface TimeInWeek {
  /** From Monday, 0. */
  day?: number
  hour?: number
  second?: number
}

/** A time in the week that began so many weeks before the current one. */
export const weeksAgo = (weeks: number, { day = 0, hour = 0, second = 0 }: TimeInWeek = {}) =>
  new Date(THIS_MONDAY - weeks * MS_PER_WEEK + day * DAY_MS + hour * HOUR_MS + second * SECOND_MS)

interface LogEntry {
  action: string
  at: Date
  targetId: string | number
  targetType?: string
  adminId?: string | null
  details?: Record<string, unknown>
}

/** Adds an entry to the audit log. @returns its id */
export async function addLogEntry({ action, at, targetId, ...entry }: LogEntry) {
  const { targetType = 'bot', adminId = null, details = {} } = entry
  const [row] = await db
    .table('admin_logs')
    .insert({
      action,
      target_type: targetType,
      target_id: String(targetId),
      admin_id: adminId,
      details: JSON.stringify(details),
      created_at: at,
    })
    .returning('id')
  return Number(row.id)
}

/** What happened to a bot, in order. */
export interface BotHistory {
  events: readonly (
    | { action: 'submit_bot' | 'resubmit_bot'; at: Date }
    | {
        action: 'approve_bot' | 'reject_bot'
        at: Date
        by: string | null
        /** Five seconds later. */
        isUndone?: boolean
        reversedAt?: Date
        /** The status before. */
        from?: 'approved'
      }
  )[]
  status: 'pending' | 'approved' | 'rejected'
  createdAt: Date
  deletedAt?: Date
}

const UNDONE_AFTER_MS = 5 * SECOND_MS

/** Writes the bot and its entries of the audit log. */
export async function createHistory({ events, status, createdAt, deletedAt }: BotHistory) {
  const bot = await makeBot({
    approvalStatus: status,
    createdAt: DateTime.fromJSDate(createdAt),
    deletedAt: deletedAt ? DateTime.fromJSDate(deletedAt) : null,
  })
  for (const event of events) {
    const { action, at } = event
    if (!('by' in event)) {
      await addLogEntry({ action, at, targetId: bot.id })
      continue
    }
    const { by, isUndone = false, reversedAt, from = 'pending' } = event
    const details = { oldValue: { approval_status: from } }
    const decisionId = await addLogEntry({ action, at, targetId: bot.id, adminId: by, details })
    const refersToIt = { targetId: bot.id, details: { decisionId } }
    if (isUndone) {
      const undoneAt = new Date(at.getTime() + UNDONE_AFTER_MS)
      await addLogEntry({ action: 'undo_decision', at: undoneAt, adminId: by, ...refersToIt })
    }
    if (reversedAt) {
      await addLogEntry({
        action: 'reverse_decision',
        at: reversedAt,
        targetType: 'appeal',
        ...refersToIt,
      })
    }
  }
}

interface LogRow {
  id: number
  action: string
  target_id: string
  admin_id: string | null
  details: { decisionId?: number; oldValue?: { approval_status?: string } }
  created_at: Date
}

const countHours = (ms: number | undefined) =>
  ms === undefined ? null : Math.round((ms / HOUR_MS) * 10) / 10

/** The value that at least this part of the others do not exceed. */
const pickPercentile = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * part) - 1]

/**
 * Reads the whole audit log and all bots, and counts the weeks of bots one after the other.
 * @param until the end of the current week as far as it is counted
 * @param by only what this person decided; all by default
 */
export async function readPlainly(weeks: number, until: Date, by?: string | null) {
  const logs: LogRow[] = await db.from('admin_logs').orderBy('created_at').orderBy('id')
  const bots: { id: number; deleted_at: Date | null }[] = await db
    .connection(MIGRATOR_CONNECTION)
    .from('bots')
    .select('id', 'deleted_at')
  const find = (id: number | undefined) => logs.find((log) => Number(log.id) === Number(id))!
  const undone = new Set(
    logs.flatMap(({ action, details }) =>
      action === 'undo_decision' ? [Number(details.decisionId)] : []
    )
  )
  const isSubmission = ({ action }: LogRow) => action === 'submit_bot' || action === 'resubmit_bot'
  const isAboutSubmission = ({ action, details }: LogRow) =>
    (action === 'approve_bot' || action === 'reject_bot') &&
    details.oldValue?.approval_status === 'pending'
  const isDecision = (log: LogRow) => isAboutSubmission(log) && !undone.has(Number(log.id))
  const isBy = (log: LogRow) => by === undefined || log.admin_id === by

  function waits(bot: { id: number; deleted_at: Date | null }, at: Date) {
    if (bot.deleted_at && bot.deleted_at < at) return false
    const last = logs.findLast(
      (log) =>
        Number(log.target_id) === Number(bot.id) &&
        log.created_at < at &&
        (isSubmission(log) || isDecision(log))
    )
    return last !== undefined && isSubmission(last)
  }

  return Array.from({ length: weeks }, (_, index) => {
    const start = weeksAgo(weeks - 1 - index)
    const end = new Date(Math.min(start.getTime() + MS_PER_WEEK, until.getTime()))
    const inWeek = logs.filter(({ created_at: at }) => at >= start && at < end)
    const decisions = inWeek.filter((log) => isDecision(log) && isBy(log))
    const times = decisions.flatMap((decision) => {
      const submitted = logs.findLast(
        (log) =>
          log.target_id === decision.target_id &&
          isSubmission(log) &&
          log.created_at <= decision.created_at
      )
      return submitted ? [decision.created_at.getTime() - submitted.created_at.getTime()] : []
    })
    const countOf = (action: string) =>
      inWeek.filter((log) => {
        if (log.action !== action) return false
        const decision = find(log.details.decisionId)
        return isAboutSubmission(decision) && isBy(decision)
      }).length
    return {
      week: toWeek(start.getTime()),
      ...(by === undefined ? { backlog: bots.filter((bot) => waits(bot, end)).length } : {}),
      decisions: decisions.length,
      medianHours: countHours(pickPercentile(times, 0.5)),
      p90Hours: countHours(pickPercentile(times, 0.9)),
      reversed: countOf('reverse_decision'),
      undone: countOf('undo_decision'),
    }
  })
}
