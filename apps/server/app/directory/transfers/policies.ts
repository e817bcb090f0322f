import type { HttpContext } from '@adonisjs/core/http'
import { Failure, notFound, withReason } from '#app/core/errors'
import { parseInternalId } from '#app/core/path_ids'
import type { OwnedBot } from '#app/directory/queries/find_owned_bot'
import { assertWithinBotLimit, findBotToChange } from '#app/directory/submission/policies'
import {
  findTransfer,
  hasOpenTransfer,
  isActiveAccount,
  type TransferAccess,
} from '#app/directory/transfers/queries/transfers'
import { TRANSFER_ERRORS, type TransferErrorReason } from '#app/directory/transfers/rules'
import { requireMember } from '#app/identity/viewer'

/** Policies of transfers. The statements of the actions decide; policies explain a failure. */

/**
 * Returns the bot in the path, for its main owner.
 * @throws as `findBotToChange`; `forbidden` for a co-owner
 */
export async function findBotToTransfer(ctx: HttpContext): Promise<OwnedBot> {
  const bot = await findBotToChange(ctx)
  if (bot.userId !== requireMember(ctx).id)
    throw new Failure('forbidden', withReason(TRANSFER_ERRORS, 'notMainOwner'))
  return bot
}

const conflict = (reason: TransferErrorReason) =>
  new Failure('conflict', withReason(TRANSFER_ERRORS, reason))

/** @throws `conflict` when the bot is being transferred, or the member cannot take it over */
export async function assertCanOffer(ctx: HttpContext, receiverId: string) {
  const bot = await findBotToTransfer(ctx)
  if (receiverId === bot.userId) throw conflict('self')
  if (!(await isActiveAccount(receiverId))) throw conflict('receiver')
  if (await hasOpenTransfer(bot.id)) throw conflict('open')
}

/** Who acts on a transfer: the member who offered the bot, or the one who was offered it. */
type Party = 'from' | 'to'

/**
 * Returns the transfer in the path, for one of its parties.
 * @throws `not_found` for a transfer of others; `conflict` when it has ended or is in another state
 */
export async function findTransferToChange(
  ctx: HttpContext,
  party: Party,
  state: 'offered' | 'accepted'
): Promise<TransferAccess> {
  const member = requireMember(ctx)
  const transfer = await findTransfer(parseInternalId(ctx.params.id))
  const partyId = party === 'from' ? transfer?.fromId : transfer?.toId
  if (!transfer || partyId !== member.id) throw notFound()
  if (!transfer.isOpen || transfer.state !== state) throw conflict('ended')
  return transfer
}

/**
 * Returns the offer in the path, for a receiver who may have one more bot.
 * @throws as `findTransferToChange`; `limit`; `conflict` when the main owner is restricted
 */
export async function findTransferToAccept(ctx: HttpContext): Promise<TransferAccess> {
  const transfer = await findTransferToChange(ctx, 'to', 'offered')
  await assertWithinBotLimit(ctx)
  if (!(await isActiveAccount(transfer.fromId!))) throw conflict('ended')
  return transfer
}
