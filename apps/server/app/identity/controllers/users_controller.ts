import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors'
import { parseSnowflake } from '#app/core/path_ids'
import { findProfile, type Profile } from '#app/identity/queries/find_profile'
import PublicUserTransformer from '#app/identity/transformers/public_user_transformer'

/** Returns when the profile changes without a write: the ends of a ban and of premium. */
function getExpiries({ banned, banExpiresAt, isPremium, premiumExpiresAt }: Profile): Date[] {
  const ends = [banned ? banExpiresAt : null, isPremium ? premiumExpiresAt : null]
  return ends.filter((end) => end !== null)
}

export default class UsersController {
  async show({ params, serialize, responseCache }: HttpContext) {
    const profile = await findProfile(parseSnowflake(params.id))
    if (!profile) throw notFound()
    for (const end of getExpiries(profile)) responseCache?.expireAt(end)
    return serialize(PublicUserTransformer.transform(profile))
  }
}
