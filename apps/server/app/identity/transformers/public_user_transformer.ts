import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Profile } from '#app/identity/queries/find_profile'
import { getRoles } from '#app/identity/roles'

/**
 * A public profile. Keys are listed one by one, so that a new column stays private until somebody adds it. Of a banned
 * member it shows only the ban and its reason.
 */
export default class PublicUserTransformer extends BaseTransformer<Profile> {
  toObject() {
    const { resource } = this
    const shown = resource.banned ? null : resource
    const isNameless = shown?.displayName === null && shown.username === null
    return {
      id: resource.id,
      username: shown?.username ?? null,
      displayName: shown?.displayName ?? null,
      firstName: isNameless ? shown.firstName : null,
      lastName: isNameless ? shown.lastName : null,
      profileImageUrl: shown?.profileImageUrl ?? null,
      discordAvatar: shown?.discordAvatar ?? null,
      discordBanner: shown?.discordBanner ?? null,
      bio: shown?.bio ?? null,
      website: shown?.website ?? null,
      twitter: shown?.twitter ?? null,
      github: shown?.github ?? null,
      youtube: shown?.youtube ?? null,
      roles: shown ? getRoles(shown) : [],
      banned: resource.banned,
      banReason: resource.banned ? resource.banReason : null,
      isPremium: shown?.isPremium ?? false,
      createdAt: resource.createdAt.toISOString(),
      botCount: shown?.listedBots ?? 0,
    }
  }
}
