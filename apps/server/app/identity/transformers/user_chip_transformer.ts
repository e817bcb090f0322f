import { BaseTransformer } from '@adonisjs/core/transformers'

/** The columns of a user chip; both the model and joined rows have them. */
export interface UserChipSource {
  id: string
  username: string | null
  displayName: string | null
  discordDisplayName: string | null
  discordDiscriminator: string | null
  discordAvatar: string | null
  discordBanner: string | null
  isPremium: boolean
}

/** A member as lists and reviews show one. Images are Discord's hashes. */
export default class UserChipTransformer extends BaseTransformer<UserChipSource> {
  toObject() {
    const { id, username, displayName, discordDisplayName } = this.resource
    const { discordDiscriminator, discordAvatar, discordBanner, isPremium } = this.resource
    return {
      id,
      username,
      displayName,
      globalName: discordDisplayName,
      discriminator: discordDiscriminator,
      avatar: discordAvatar,
      banner: discordBanner,
      isPremium,
    }
  }
}
