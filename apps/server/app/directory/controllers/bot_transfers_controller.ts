import type { HttpContext } from '@adonisjs/core/http'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import {
  acceptTransfer,
  cancelTransfer,
  declineTransfer,
  offerTransfer,
  takeBackBot,
} from '#app/directory/transfers/actions/transfer_bot'
import {
  assertCanOffer,
  findBotToTransfer,
  findTransferToAccept,
  findTransferToChange,
} from '#app/directory/transfers/policies'
import { listOwnTransfers } from '#app/directory/transfers/queries/transfers'
import { transferValidator } from '#app/directory/transfers/validators'
import BotTransferTransformer from '#app/directory/transformers/bot_transfer_transformer'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import { carriesStaffRights, requireMember } from '#app/identity/viewer'

/** Transfers of bots to other main owners. */
export default class BotTransfersController {
  /** What the caller can do about transfers. */
  async index(ctx: HttpContext) {
    const transfers = await listOwnTransfers(requireMember(ctx).id)
    return ctx.serialize(BotTransferTransformer.transform(transfers))
  }

  /** Offers a bot to another member. */
  async store(ctx: HttpContext) {
    const bot = await findBotToTransfer(ctx)
    const { receiverId } = await ctx.request.validateUsing(transferValidator)
    await assertCanOffer(ctx, receiverId)
    ctx.response.status(201)
    const checks = () => assertCanOffer(ctx, receiverId)
    return runIdempotentAsMember(ctx, checks, async (trx) => ({
      id: await offerTransfer(trx, bot.id, getActor(ctx), receiverId),
    }))
  }

  /** Cancels an offer. */
  async destroy(ctx: HttpContext) {
    const check = () => findTransferToChange(ctx, 'from', 'offered')
    const { id } = await check()
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, check, async (trx) => {
      await cancelTransfer(trx, id, getActor(ctx))
      return { id }
    })
  }

  /** Makes the caller the main owner. */
  async accept(ctx: HttpContext) {
    const { id } = await findTransferToAccept(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    const staffRights = carriesStaffRights(requireMember(ctx))
    return runIdempotentAsMember(ctx, findTransferToAccept, async (trx) => {
      await acceptTransfer(trx, id, getActor(ctx), staffRights)
      return { id }
    })
  }

  async decline(ctx: HttpContext) {
    const check = () => findTransferToChange(ctx, 'to', 'offered')
    const { id } = await check()
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, check, async (trx) => {
      await declineTransfer(trx, id, getActor(ctx))
      return { id }
    })
  }

  /** Makes the former main owner the main owner again. */
  async takeBack(ctx: HttpContext) {
    const check = () => findTransferToChange(ctx, 'from', 'accepted')
    const { id } = await check()
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsMember(ctx, check, async (trx) => {
      await takeBackBot(trx, id, getActor(ctx))
      return { id }
    })
  }
}
