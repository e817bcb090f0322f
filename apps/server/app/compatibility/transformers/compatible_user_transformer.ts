import { BaseTransformer } from '@adonisjs/core/transformers'
import { DEFAULT_AVATAR, DISCRIMINATOR } from '#app/compatibility/rules'
import type { Profile } from '#app/identity/queries/find_profile'

/** A member as top.gg returns one: no more than the public profile shows. */
export default class CompatibleUserTransformer extends BaseTransformer<Profile> {
  toObject() {
    const { resource } = this
    const visible = resource.banned ? null : resource
    return {
      id: resource.id,
      username: visible?.username ?? resource.id,
      discriminator: DISCRIMINATOR,
      avatar: visible?.discordAvatar ?? null,
      defAvatar: DEFAULT_AVATAR,
      bio: visible?.bio ?? '',
      social: {},
      color: '',
      supporter: visible?.isPremium ?? false,
      certifiedDev: visible?.hasCertifiedBot ?? false,
      mod: false,
      webMod: false,
      admin: false,
    }
  }
}
