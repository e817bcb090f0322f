import { CORE_ONLY, createDemoWorld } from '@botanica/demo-world'

const { application, communityServer } = createDemoWorld(CORE_ONLY)

/** Botanica's credentials at the Discord simulator. They are not secrets anywhere else. */
export const DEMO_DISCORD_CREDENTIALS = {
  clientId: application.id,
  clientSecret: 'demo-client-secret-for-the-simulator',
  /** In the format of a bot token, whose first part is the bot's id. */
  botToken: `${Buffer.from(application.id).toString('base64url')}.demo.token-for-the-simulator`,
  /** The community server. */
  guildId: communityServer.id,
} as const

export type DiscordCredentials = Readonly<Record<keyof typeof DEMO_DISCORD_CREDENTIALS, string>>
