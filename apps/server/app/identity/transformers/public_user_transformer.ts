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
    const visible = resource.banned ? null : resource
    const isNameless = visible?.displayName === null && visible.username === null
    return {
      id: resource.id,
      username: visible?.username ?? null,
      displayName: visible?.displayName ?? null,
      firstName: isNameless ? visible.firstName : null,
      lastName: isNameless ? visible.lastName : null,
      profileImageUrl: visible?.profileImageUrl ?? null,
      discordAvatar: visible?.discordAvatar ?? null,
      discordBanner: visible?.discordBanner ?? null,
      bio: visible?.bio ?? null,
      website: visible?.website ?? null,
      twitter: visible?.twitter ?? null,
      github: visible?.github ?? null,
      youtube: visible?.youtube ?? null,
      roles: visible ? getRoles(visible) : [],
      banned: resource.banned,
      banReason: resource.banned ? resource.banReason : null,
      isPremium: visible?.isPremium ?? false,
      createdAt: resource.createdAt.toISOString(),
      botCount: visible?.listedBots ?? 0,
    }
  }
}
