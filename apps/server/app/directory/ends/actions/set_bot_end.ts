import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { TODAY } from '#app/core/database/utc_day'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publishBotChange, recordBotUpdate } from '#app/directory/actions/bot_changes'
import { findBotEnd, findSuccessorError } from '#app/directory/ends/queries/bot_ends'
import { lockOwnedBot, type OwnedBot } from '#app/directory/queries/find_owned_bot'

/** Key of the advisory lock for changes of successors; arbitrary, but shared by all of them. */
const SUCCESSORS_LOCK = 551_095_310

export interface NewBotEnd {
  /** A day in UTC. */
  endsOn: string
  successorId: number | null
}

/** The columns of an end, as the audit log has them. */
type EndValues = { ends_on: string; successor_id: number | null } | null

const toValues = (end: NewBotEnd | undefined): EndValues =>
  end ? { ends_on: end.endsOn, successor_id: end.successorId } : null

/** Lets lists show the bot last from its day on. */
async function updateHasEnded(trx: TransactionClientContract, botId: number) {
  await execute(
    sql`
      UPDATE bot_stats SET has_ended = NOT has_ended
      WHERE bot_id = ${botId} AND has_ended IS DISTINCT FROM EXISTS (
        SELECT FROM bot_ends WHERE bot_ends.bot_id = bot_stats.bot_id AND ends_on <= ${TODAY}
      )
    `,
    trx
  )
}

async function publishEnd(
  trx: TransactionClientContract,
  actor: Actor,
  { id, name }: OwnedBot,
  change: { action: AuditAction; before: EndValues; after: EndValues }
) {
  const { action, before, after } = change
  await updateHasEnded(trx, id)
  await audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(id),
    details: { targetName: name, oldValue: before ?? {}, newValue: after ?? {} },
  })
  await publishBotChange(trx, id)
  const columns = (['ends_on', 'successor_id'] as const).filter(
    (column) => (before?.[column] ?? null) !== (after?.[column] ?? null)
  )
  await recordBotUpdate(trx, id, columns)
}

/**
 * Sets or replaces the end of a bot, for one of its owners.
 * @throws NoRowsAffectedError when the bot is not listed or not the actor's, or the successor cannot succeed it
 */
export async function setBotEnd(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  end: NewBotEnd
) {
  // Two changes at once could otherwise make two bots each other's successor.
  await queryRows(sql`SELECT pg_advisory_xact_lock(${SUCCESSORS_LOCK})`, trx)
  const bot = await lockOwnedBot(trx, botId, actor.id)
  if (bot.approvalStatus !== 'approved') throw new NoRowsAffectedError()
  const { endsOn, successorId } = end
  const former = await findBotEnd(botId, trx)
  const isNew = successorId !== null && successorId !== former?.successorId
  if (isNew && (await findSuccessorError(botId, successorId, trx))) throw new NoRowsAffectedError()
  if (former?.endsOn === endsOn && former.successorId === successorId) return
  await execute(
    sql`
      INSERT INTO bot_ends (bot_id, ends_on, successor_id)
      VALUES (${botId}, ${endsOn}::date, ${successorId}::bigint)
      ON CONFLICT (bot_id) DO UPDATE
      SET ends_on = excluded.ends_on, successor_id = excluded.successor_id
    `,
    trx
  )
  const change = { before: toValues(former), after: toValues(end) }
  await publishEnd(trx, actor, bot, { action: 'set_bot_end', ...change })
}

/**
 * Withdraws the end of a bot, for one of its owners.
 * @throws NoRowsAffectedError when it has none, or is not the actor's
 */
export async function withdrawBotEnd(trx: TransactionClientContract, botId: number, actor: Actor) {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  const former = await findBotEnd(botId, trx)
  if (!former) throw new NoRowsAffectedError()
  await execute(sql`DELETE FROM bot_ends WHERE bot_id = ${botId}`, trx)
  const change = { before: toValues(former), after: null }
  await publishEnd(trx, actor, bot, { action: 'withdraw_bot_end', ...change })
}
