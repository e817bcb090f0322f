import { BaseTransformer } from '@adonisjs/core/transformers'
import type { Profile } from '#app/identity/queries/find_profile'
import { getRoles } from '#app/identity/roles'

/**
 * What everybody may know of a member. The keys are named one by one, so that a new column stays private
 * until somebody decides otherwise. Of a banned member the public learns only that, and why.
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
