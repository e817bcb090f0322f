import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors'
import { HTTP_CREATED } from '#app/core/http/status'
import { linkNextPage } from '#app/core/pagination'
import { parseInternalId } from '#app/core/path_ids'
import { PAGE_LIMITS } from '#app/core/rules'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'
import { toAdInput } from '#app/advertising/ad_input'
import { addAd, editAd, removeAd } from '#app/advertising/actions/change_ads'
import { findAdministeredAd, listAdministeredAds } from '#app/advertising/queries/administered_ads'
import AdministeredAdTransformer from '#app/advertising/transformers/administered_ad_transformer'
import {
  adEditValidator,
  administeredAdListValidator,
  adValidator,
} from '#app/advertising/validators'

/** No condition can prevent adding an ad, so there is nothing to explain. */
const noChecks = () => {}

async function findAdOrFail({ params }: HttpContext) {
  const ad = await findAdministeredAd(parseInternalId(params.id))
  if (!ad) throw notFound()
  return ad
}

async function presentAd(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const ad = (await findAdministeredAd(id, trx))!
  return ctx.serialize(AdministeredAdTransformer.transform(ad))
}

/** Ads, for owners of the site. */
export default class AdministeredAdsController {
  async index(ctx: HttpContext) {
    const {
      limit = PAGE_LIMITS.default,
      cursor,
      placement,
    } = await ctx.request.validateUsing(administeredAdListValidator)
    const { rows, next } = await listAdministeredAds({ placement, limit, cursor })
    linkNextPage(ctx, next, { limit, placement })
    return ctx.serialize(AdministeredAdTransformer.transform(rows))
  }

  async store(ctx: HttpContext) {
    const ad = toAdInput(await ctx.request.validateUsing(adValidator))
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsStaff(ctx, 'manageAds', noChecks, async (trx) => {
      return presentAd(ctx, await addAd(trx, getActor(ctx), ad), trx)
    })
  }

  async update(ctx: HttpContext) {
    const { id } = await findAdOrFail(ctx)
    const change = toAdInput(await ctx.request.validateUsing(adEditValidator))
    return runIdempotentAsStaff(ctx, 'manageAds', findAdOrFail, async (trx) => {
      await editAd(trx, getActor(ctx), id, change)
      return presentAd(ctx, id, trx)
    })
  }

  async destroy(ctx: HttpContext) {
    const { id } = await findAdOrFail(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, 'manageAds', findAdOrFail, async (trx) => {
      await removeAd(trx, getActor(ctx), id)
      return { id }
    })
  }
}
