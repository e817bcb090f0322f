import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit, type Actor } from '#app/core/audit/audit'
import type { AuditAction } from '#app/core/audit/rules'
import { execute, queryRows, rawSql, sql } from '#app/core/database/sql'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { publish } from '#app/core/outbox/outbox'
import { lockBot, lockOwnedBot } from '#app/directory/queries/find_owned_bot'
import { lockSubmissionAllowance } from '#app/directory/queries/submission_allowance'
import {
  endTransfer,
  endTransfers,
  ENDED_STATES,
} from '#app/directory/transfers/actions/end_transfers'
import { setOwners } from '#app/directory/transfers/actions/set_owners'
import { IS_OPEN_TRANSFER } from '#app/directory/queries/bot_rows'
import {
  isActiveAccount,
  type LockedTransfer,
  lockTransfer,
} from '#app/directory/transfers/queries/transfers'
import { TAKE_BACK_DAYS, TRANSFER_OFFER_DAYS } from '#app/directory/transfers/rules'
import { createInboxEvent } from '#app/identity/inbox_events'
import type { InboxKind } from '#app/identity/account/rules'

interface TransferAudit {
  botId: number
  botName: string
  fromId: string
  toId: string
}

/** Records what happened to a transfer. */
function auditTransfer(
  trx: TransactionClientContract,
  actor: Actor | null,
  action: AuditAction,
  { botId, botName, fromId, toId }: TransferAudit
) {
  return audit(trx, actor, {
    action,
    targetType: 'bot',
    targetId: String(botId),
    details: {
      targetName: botName,
      oldValue: { user_id: fromId },
      newValue: { user_id: toId },
    },
  })
}

function notifyMember(
  trx: TransactionClientContract,
  kind: InboxKind,
  memberId: string,
  botId: number
) {
  return publish(trx, createInboxEvent({ kind, to: [memberId], botId }))
}

/**
 * Offers a bot to another member, who has `TRANSFER_OFFER_DAYS` to accept.
 * @throws NoRowsAffectedError when the actor is not the main owner, the receiver has no account or is restricted, or
 * the bot is being transferred already
 */
export async function offerTransfer(
  trx: TransactionClientContract,
  botId: number,
  actor: Actor,
  receiverId: string
): Promise<number> {
  const bot = await lockOwnedBot(trx, botId, actor.id)
  if (bot.userId !== actor.id || receiverId === actor.id) throw new NoRowsAffectedError()
  if (!(await isActiveAccount(receiverId, trx))) throw new NoRowsAffectedError()
  // The job may not have ended them yet.
  await endTransfers(trx, sql`bot_id = ${botId} AND ends_at <= now()`, ENDED_STATES)
  const [offer] = await queryRows<{ id: number }>(
    sql`
      INSERT INTO bot_transfers (bot_id, from_id, to_id, state, ends_at)
      VALUES (${botId}, ${actor.id}, ${receiverId}, 'offered',
        now() + make_interval(days => ${TRANSFER_OFFER_DAYS}))
      ON CONFLICT (bot_id) WHERE state IN ('offered', 'accepted') DO NOTHING
      RETURNING id
    `,
    trx
  )
  if (!offer) throw new NoRowsAffectedError()
  const transfer = { botId, botName: bot.name, fromId: actor.id, toId: receiverId }
  await auditTransfer(trx, actor, 'offer_transfer', transfer)
  await notifyMember(trx, 'transfer_offered', receiverId, botId)
  return offer.id
}

const IS_OFFERED = rawSql(`bot_transfers.state = 'offered'`)

/**
 * Ends an offer, for the member who made it or the one who got it.
 * @throws NoRowsAffectedError when it has ended, or is not that member's
 */
async function endOffer(
  trx: TransactionClientContract,
  id: number,
  actor: Actor,
  state: 'canceled' | 'declined'
) {
  const isOwn =
    state === 'canceled'
      ? sql`bot_transfers.from_id = ${actor.id}`
      : sql`bot_transfers.to_id = ${actor.id}`
  const transfer = await lockTransfer(trx, id, sql`${IS_OFFERED} AND ${isOwn}`)
  if (!transfer || !(await isActiveAccount(actor.id, trx))) throw new NoRowsAffectedError()
  await endTransfer(trx, id, state)
  const action = state === 'canceled' ? 'cancel_transfer' : 'decline_transfer'
  await auditTransfer(trx, actor, action, transfer)
  return transfer
}

/** Cancels an offer, for the main owner. @throws as {@link endOffer} */
export async function cancelTransfer(trx: TransactionClientContract, id: number, actor: Actor) {
  await endOffer(trx, id, actor, 'canceled')
}

/** Declines an offer, for its receiver. @throws as {@link endOffer} */
export async function declineTransfer(trx: TransactionClientContract, id: number, actor: Actor) {
  const { fromId, botId } = await endOffer(trx, id, actor, 'declined')
  await notifyMember(trx, 'transfer_declined', fromId, botId)
}

/**
 * Makes the receiver of an offer the bot's main owner. The former one keeps no right but to take the bot back for
 * `TAKE_BACK_DAYS`. The receiver's row is locked first, as for a submission.
 * @throws NoRowsAffectedError when the offer has ended or is another member's, either of them is restricted, or the
 * receiver has as many bots as allowed
 */
export async function acceptTransfer(
  trx: TransactionClientContract,
  id: number,
  actor: Actor,
  staffRights: boolean
) {
  if (!(await lockSubmissionAllowance(trx, actor.id, staffRights))) throw new NoRowsAffectedError()
  const isOwn = sql`${IS_OFFERED} AND bot_transfers.to_id = ${actor.id} AND bot_transfers.from_id = bots.user_id`
  const transfer = await lockTransfer(trx, id, isOwn)
  if (!transfer || !(await isActiveAccount(transfer.fromId, trx))) throw new NoRowsAffectedError()
  const { botId, fromId, additionalOwners } = transfer
  await execute(
    sql`
      UPDATE bot_transfers SET state = 'accepted', accepted_at = now(),
        ends_at = now() + make_interval(days => ${TAKE_BACK_DAYS}),
        former_additional_owners = ${additionalOwners}::text[]
      WHERE id = ${id}
    `,
    trx
  )
  await setOwners(trx, toBot(transfer), {
    userId: actor.id,
    additionalOwners: additionalOwners.filter((owner) => owner !== actor.id),
  })
  await auditTransfer(trx, actor, 'accept_transfer', transfer)
  await notifyMember(trx, 'transfer_accepted', fromId, botId)
}

const toBot = ({ botId, userId, additionalOwners }: LockedTransfer) => ({
  id: botId,
  userId,
  additionalOwners,
})

/**
 * Gives a bot back to its former main owner. Of the former co-owners those return who still own it; nobody whom the
 * receiver has added stays.
 */
async function giveBack(
  trx: TransactionClientContract,
  transfer: LockedTransfer,
  { state, isReceiverLeaving }: { state: 'taken_back' | 'returned'; isReceiverLeaving: boolean }
) {
  const remaining = new Set(transfer.additionalOwners)
  if (!isReceiverLeaving) remaining.add(transfer.toId)
  await endTransfer(trx, transfer.id, state)
  await setOwners(trx, toBot(transfer), {
    userId: transfer.fromId,
    additionalOwners: transfer.formerAdditionalOwners.filter((owner) => remaining.has(owner)),
  })
}

const IS_ACCEPTED = rawSql(`bot_transfers.state = 'accepted'`)

/**
 * Takes a bot back, for its former main owner.
 * @throws NoRowsAffectedError when it is too late, the bot is deleted, or the actor is restricted
 */
export async function takeBackBot(trx: TransactionClientContract, id: number, actor: Actor) {
  const isOwn = sql`${IS_ACCEPTED} AND bot_transfers.from_id = ${actor.id} AND bot_transfers.to_id = bots.user_id`
  const transfer = await lockTransfer(trx, id, isOwn)
  if (!transfer || !(await isActiveAccount(actor.id, trx))) throw new NoRowsAffectedError()
  await giveBack(trx, transfer, { state: 'taken_back', isReceiverLeaving: false })
  await auditTransfer(trx, actor, 'take_back_bot', {
    ...transfer,
    fromId: transfer.toId,
    toId: transfer.fromId,
  })
  await notifyMember(trx, 'transfer_taken_back', transfer.toId, transfer.botId)
}

/**
 * Ends the transfers of a member whose account is being deleted. Bots that their former owners can take back return to
 * them, before the member's own bots are deleted.
 */
export async function endTransfersOfDeletedMember(
  trx: TransactionClientContract,
  memberId: string,
  actor: Actor
) {
  const open = await queryRows<{ id: number; isReceiver: boolean }>(
    sql`
      SELECT id, to_id IS NOT DISTINCT FROM ${memberId} AS "isReceiver" FROM bot_transfers
      WHERE (from_id = ${memberId} OR to_id = ${memberId}) AND ${IS_OPEN_TRANSFER} ORDER BY bot_id
    `,
    trx
  )
  for (const { id, isReceiver } of open) {
    const transfer = await lockTransfer(trx, id, rawSql('true'))
    if (!transfer) continue
    const isAccepted = transfer.userId === transfer.toId
    if (!isReceiver) {
      await endTransfer(trx, id, isAccepted ? 'completed' : 'canceled')
    } else if (!isAccepted) {
      await endTransfer(trx, id, 'declined')
      await notifyMember(trx, 'transfer_declined', transfer.fromId, transfer.botId)
    } else if (!(await isActiveAccount(transfer.fromId, trx))) {
      await endTransfer(trx, id, 'completed')
    } else {
      await giveBack(trx, transfer, { state: 'returned', isReceiverLeaving: true })
      const back = { ...transfer, fromId: transfer.toId, toId: transfer.fromId }
      await auditTransfer(trx, actor, 'return_bot', back)
      await notifyMember(trx, 'transfer_returned', transfer.fromId, transfer.botId)
    }
  }
  await execute(
    sql`
      UPDATE bot_transfers SET
        from_id = nullif(from_id, ${memberId}), to_id = nullif(to_id, ${memberId})
      WHERE from_id = ${memberId} OR to_id = ${memberId}
    `,
    trx
  )
}

/** Why an administrator cannot transfer a bot. */
export type ConsoleTransferError = 'unknown' | 'owner' | 'receiver' | 'limit'

/**
 * Transfers a bot at once, for an administrator at the console: for good, without an offer, and ending one that is open.
 * @returns why it cannot be transferred; `undefined` on success
 */
export async function transferBotAtConsole(
  trx: TransactionClientContract,
  botId: number,
  receiverId: string
): Promise<ConsoleTransferError | undefined> {
  if (!(await isActiveAccount(receiverId, trx))) return 'receiver'
  if (!(await lockSubmissionAllowance(trx, receiverId, true))) return 'limit'
  const bot = await lockBot(trx, botId, receiverId)
  if (!bot) return 'unknown'
  if (bot.userId === receiverId) return 'owner'
  await endTransfers(trx, sql`bot_id = ${botId}`, { offered: 'canceled', accepted: 'completed' })
  await setOwners(trx, bot, {
    userId: receiverId,
    additionalOwners: bot.additionalOwners.filter((owner) => owner !== receiverId),
  })
  const transfer = { botId, botName: bot.name, fromId: bot.userId, toId: receiverId }
  await auditTransfer(trx, null, 'transfer_bot', transfer)
  await publish(
    trx,
    createInboxEvent({ kind: 'bot_transferred', to: [bot.userId, receiverId], botId })
  )
  return undefined
}
