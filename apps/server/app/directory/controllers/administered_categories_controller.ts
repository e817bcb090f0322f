import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors'
import { HTTP_CREATED } from '#app/core/http/status'
import { parseInternalId } from '#app/core/path_ids'
import { emptyBodyValidator } from '#app/core/validation/request_validation'
import {
  addCategory,
  editCategory,
  moveBots,
  removeCategory,
} from '#app/directory/actions/change_categories'
import {
  findAdministeredCategory,
  listAdministeredCategories,
} from '#app/directory/queries/administered_categories'
import AdministeredCategoryTransformer from '#app/directory/transformers/administered_category_transformer'
import {
  categoryEditValidator,
  categoryMoveValidator,
  categoryValidator,
} from '#app/directory/validators'
import { getActor } from '#app/identity/actor'
import { runIdempotentAsStaff } from '#app/identity/run_idempotent_as_staff'

const RIGHT = 'manageCategories'

/** Creating a category has no precondition that could change in the meantime. */
const noChecks = () => {}

async function findCategory({ params }: HttpContext) {
  const category = await findAdministeredCategory(parseInternalId(params.id))
  if (!category) throw notFound()
  return category
}

async function toResponse(ctx: HttpContext, id: number, trx: TransactionClientContract) {
  const category = (await findAdministeredCategory(id, trx))!
  return ctx.serialize(AdministeredCategoryTransformer.transform(category))
}

/** Categories, as the owners of the site manage them. */
export default class AdministeredCategoriesController {
  async index({ serialize }: HttpContext) {
    return serialize(AdministeredCategoryTransformer.transform(await listAdministeredCategories()))
  }

  async store(ctx: HttpContext) {
    const category = await ctx.request.validateUsing(categoryValidator)
    ctx.response.status(HTTP_CREATED)
    return runIdempotentAsStaff(ctx, RIGHT, noChecks, async (trx) => {
      return toResponse(ctx, await addCategory(trx, getActor(ctx), category), trx)
    })
  }

  async update(ctx: HttpContext) {
    const { id } = await findCategory(ctx)
    const change = await ctx.request.validateUsing(categoryEditValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findCategory, async (trx) => {
      await editCategory(trx, getActor(ctx), id, change)
      return toResponse(ctx, id, trx)
    })
  }

  /** Moves the next batch of bots to another category. */
  async move(ctx: HttpContext) {
    const { id } = await findCategory(ctx)
    const { to } = await ctx.request.validateUsing(categoryMoveValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findCategory, (trx) =>
      moveBots(trx, getActor(ctx), { from: id, to })
    )
  }

  async destroy(ctx: HttpContext) {
    const { id } = await findCategory(ctx)
    await ctx.request.validateUsing(emptyBodyValidator)
    return runIdempotentAsStaff(ctx, RIGHT, findCategory, async (trx) => {
      await removeCategory(trx, getActor(ctx), id)
      return { id }
    })
  }
}
