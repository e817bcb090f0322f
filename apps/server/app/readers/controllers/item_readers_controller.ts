import type { HttpContext } from '@adonisjs/core/http'
import { HTTP_NO_CONTENT } from '#app/core/http/status'
import { getCredentialHash } from '#app/core/rate_limit/caller'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { requireMember } from '#app/identity/viewer'
import { addReader, removeReader, repeatReader } from '#app/readers/change_readers'
import { listReaders } from '#app/readers/list_readers'
import { assertReadable, assertSeesQueue, parseScreenId } from '#app/readers/policies'
import { ITEM_RIGHTS } from '#app/readers/rules'
import ItemReaderTransformer from '#app/readers/transformers/item_reader_transformer'
import { openItemValidator } from '#app/readers/validators'

const toScreen = (ctx: HttpContext) => ({
  viewer: requireMember(ctx),
  screenId: parseScreenId(ctx.params.id),
})

/** Who has which item of the staff's queues open right now. */
export default class ItemReadersController {
  async index(ctx: HttpContext) {
    return ctx.serialize(ItemReaderTransformer.transform(await listReaders(requireMember(ctx))))
  }

  /** Records what a screen has open, and that it is still open. Only the former is a change. */
  async update(ctx: HttpContext) {
    const screen = toScreen(ctx)
    const item = await ctx.request.validateUsing(openItemValidator)
    assertSeesQueue(ctx, item)
    ctx.response.status(HTTP_NO_CONTENT)
    if (await repeatReader(screen, item)) return
    const credential = getCredentialHash(ctx.request.request)!
    await runIdempotentAsStaff(
      ctx,
      ITEM_RIGHTS[item.itemType],
      () => assertReadable(ctx, item),
      (trx) => addReader(trx, screen, item, credential)
    )
  }

  async destroy(ctx: HttpContext) {
    const screen = toScreen(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    ctx.response.status(HTTP_NO_CONTENT)
    await runIdempotentAsStaff(
      ctx,
      'enterDashboard',
      () => {},
      async (trx) => {
        await removeReader(trx, screen)
      }
    )
  }
}
