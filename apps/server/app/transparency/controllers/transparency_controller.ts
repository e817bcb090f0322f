import type { HttpContext } from '@adonisjs/core/http'
import { isoDate } from '#app/core/database/readable_rows'
import { linkNextPage } from '#app/core/pagination'
import { PAGE_LIMITS } from '#app/core/rules'
import { pageValidator } from '#app/core/validation/list_fields'
import {
  findTransparencyReport,
  listAnonymousDecisions,
} from '#app/transparency/queries/transparency'
import AnonymousDecisionTransformer from '#app/transparency/transformers/anonymous_decision_transformer'

/** What staff did, for everybody, without personal data. */
export default class TransparencyController {
  async show() {
    const { computedAt, months } = await findTransparencyReport()
    return { computedAt: computedAt && isoDate(computedAt), months }
  }

  async decisions(ctx: HttpContext) {
    const { limit = PAGE_LIMITS.default, cursor } = await ctx.request.validateUsing(pageValidator)
    const page = await listAnonymousDecisions({ limit, cursor })
    linkNextPage(ctx, page.next, { limit })
    return ctx.serialize(AnonymousDecisionTransformer.transform(page.rows))
  }
}
