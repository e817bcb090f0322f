import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { Failure, notFound } from '#app/core/errors'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { parseSnowflake } from '#app/core/path_ids'
import { editProfile, type ProfileChange } from '#app/identity/actions/edit_profile'
import { findProfile } from '#app/identity/queries/find_profile'
import { runIdempotentAsMember } from '#app/identity/run_idempotent_as_member'
import CurrentUserTransformer from '#app/identity/transformers/current_user_transformer'
import { profileValidator } from '#app/identity/validators'
import { requireMember } from '#app/identity/viewer'

async function show({ serialize }: HttpContext, memberId: string, trx: TransactionClientContract) {
  const profile = await findProfile(memberId, trx)
  if (!profile) throw new NoRowsAffectedError()
  return serialize(CurrentUserTransformer.transform(profile))
}

function edit(ctx: HttpContext, change: ProfileChange) {
  const { id } = requireMember(ctx)
  return runIdempotentAsMember(
    ctx,
    () => {},
    async (trx) => {
      await editProfile(trx, id, change)
      return show(ctx, id, trx)
    }
  )
}

/** The caller's own profile, served at two addresses. */
export default class ProfilesController {
  async update(ctx: HttpContext) {
    return edit(ctx, await ctx.request.validateUsing(profileValidator))
  }

  /** Edits the profile with this id, which must be the caller's own. */
  async updateNamed(ctx: HttpContext) {
    const id = parseSnowflake(ctx.params.id)
    if (id !== requireMember(ctx).id) {
      throw (await findProfile(id)) ? new Failure('forbidden') : notFound()
    }
    return edit(ctx, await ctx.request.validateUsing(profileValidator))
  }
}
