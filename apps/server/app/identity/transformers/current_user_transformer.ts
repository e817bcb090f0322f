import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Profile } from '#app/identity/queries/find_profile'
import { getRoles } from '#app/identity/roles'
import { listRestrictions } from '#app/identity/transformers/restrictions'

/**
 * Members as they see themselves, including the reason of a ban. Leaves out ids at payment providers and notes of the
 * staff.
 */
export default class CurrentUserTransformer extends BaseTransformer<Profile> {
  toObject() {
    const { resource } = this
    return {
      ...this.pick(resource, [
        'id',
        'username',
        'displayName',
        'firstName',
        'lastName',
        'profileImageUrl',
        'discordAvatar',
        'discordBanner',
        'bio',
        'website',
        'twitter',
        'github',
        'youtube',
        'email',
        'discordId',
        'discordUsername',
        'discordDisplayName',
        'isPremium',
        'premiumType',
      ]),
      premiumExpiresAt: resource.premiumExpiresAt?.toISOString() ?? null,
      roles: getRoles(resource),
      ...listRestrictions(resource),
      createdAt: resource.createdAt.toISOString(),
      botCount: resource.liveBots,
    }
  }
}
