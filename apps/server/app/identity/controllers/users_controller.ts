import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { findProfile, getExpiries } from '#app/identity/queries/find_profile'
import PublicUserTransformer from '#app/identity/transformers/public_user_transformer'

export default class UsersController {
  async show({ params, serialize, responseCache }: HttpContext) {
    const profile = await findProfile(parseSnowflake(params.id))
    if (!profile) throw notFound()
    for (const end of getExpiries(profile)) responseCache?.expireAt(end)
    return serialize(PublicUserTransformer.transform(profile))
  }
}
