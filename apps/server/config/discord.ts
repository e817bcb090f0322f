import env from '#start/env'

const VERSIONED_API = /^(?<base>.+?)\/v(?<version>\d+)\/?$/
const DEFAULT_VERSION = '10'

const apiUrl = env.get('DISCORD_API_URL')
const { base = apiUrl, version = DEFAULT_VERSION } = VERSIONED_API.exec(apiUrl)?.groups ?? {}

/** How this server speaks to Discord as its own bot. */
export const discordConfig = {
  /** Without the version, which its library adds. */
  api: base.replace(/\/$/, ''),
  version,
  token: env.get('DISCORD_BOT_TOKEN').release(),
  /** The community server. */
  guildId: env.get('DISCORD_GUILD_ID'),
  authorizeUrl: env.get('DISCORD_AUTHORIZE_URL'),
  /** Where the platform's pictures are, without a slash at its end. */
  imageHost: env.get('DISCORD_IMAGE_HOST').replace(/\/$/, ''),
  serverInviteUrl: env.get('DISCORD_SERVER_INVITE_URL'),
  databaseUrl: env.get('DATABASE_URL'),
  /** Whether a process of this server may hold the gateway. Tests do so only where they mean to. */
  holdsGateway: env.get('DISCORD_GATEWAY', env.get('NODE_ENV') === 'test' ? 'off' : 'on') === 'on',
}

/** From where browsers load the platform's pictures: what a security policy has to let in. */
export const imageOrigin = new URL(discordConfig.imageHost).origin
