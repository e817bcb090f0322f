import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Profile } from '#app/identity/queries/find_profile'
import { getRoles } from '#app/identity/roles'
import { listRestrictions } from '#app/identity/transformers/restrictions'
import { getBaseRole } from '#app/moderation/rules'

/** A member as staff other than owners see one: public fields, and those that their menu on the member needs. */
export default class ModeratedUserTransformer extends BaseTransformer<Profile> {
  toObject() {
    const { resource } = this
    return {
      ...this.pick(resource, ['id', 'username', 'displayName', 'profileImageUrl', 'discordAvatar']),
      roles: getRoles(resource),
      role: getBaseRole(resource.storedRoles),
      ...listRestrictions(resource),
      createdAt: resource.createdAt.toISOString(),
    }
  }
}
