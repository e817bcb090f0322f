import { appUrl } from '#config/app'
import env from '#start/env'

const VERSIONED_API = /^(?<base>.+?)\/v(?<version>\d+)\/?$/
const DEFAULT_VERSION = '10'

const apiUrl = env.get('DISCORD_API_URL')
const { base = apiUrl, version = DEFAULT_VERSION } = VERSIONED_API.exec(apiUrl)?.groups ?? {}

/** Where Discord sends people back to after they have signed in there. */
export const DISCORD_CALLBACK_PATH = '/api/auth/discord/callback'

/** How the server accesses Discord as its own bot. */
export const discordConfig = {
  /** Without the version, which the library adds. */
  api: base.replace(/\/$/, ''),
  version,
  token: env.get('DISCORD_BOT_TOKEN').release(),
  /** The community server. */
  guildId: env.get('DISCORD_GUILD_ID'),
  callbackUrl: new URL(DISCORD_CALLBACK_PATH, appUrl).href,
  authorizeUrl: env.get('DISCORD_AUTHORIZE_URL'),
  /** The host of Discord's images, without a trailing slash. */
  imageHost: env.get('DISCORD_IMAGE_HOST').replace(/\/$/, ''),
  serverInviteUrl: env.get('DISCORD_SERVER_INVITE_URL'),
  /** For the lock of the gateway's holder, which lasts as long as its session. */
  databaseUrl: env.get('DIRECT_DATABASE_URL', env.get('DATABASE_URL')),
  /** Whether this process may hold the gateway connection. Tests must enable it. */
  holdsGateway: env.get('DISCORD_GATEWAY', env.get('NODE_ENV') === 'test' ? 'off' : 'on') === 'on',
}

/** The origin of Discord's images, for the Content Security Policy. */
export const imageOrigin = new URL(discordConfig.imageHost).origin
