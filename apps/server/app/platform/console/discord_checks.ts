import {
  ApplicationFlags,
  PermissionFlagsBits,
  Routes,
  type APIApplication,
  type APIGuild,
  type APIGuildMember,
} from 'discord-api-types/v10'
import { discordConfig } from '#config/discord'
import env from '#start/env'
import { type Check, failed, ok, warning } from '#app/core/console/checkup'
import { HTTP_BAD_REQUEST, HTTP_UNAUTHORIZED } from '#app/core/http/status'
import { computeServerPermissions } from '#app/platform/discord/channels'
import { fetchFromDiscord, findChannels, findDiscordProblem } from '#app/platform/discord/discord'
import { DISCORD_DEADLINE_MS } from '#app/platform/discord/rest_options'

const KIND = 'checks'
const PORTAL = 'https://discord.com/developers/applications'
const UNREACHABLE = `Let this machine reach ${discordConfig.api} by https, and try again.`

/** The two flags of each privileged intent: of applications that Discord has verified, and of all others. */
const PRIVILEGED_INTENTS = {
  Presence: ApplicationFlags.GatewayPresence | ApplicationFlags.GatewayPresenceLimited,
  'Server Members':
    ApplicationFlags.GatewayGuildMembers | ApplicationFlags.GatewayGuildMembersLimited,
}
/** Members are banned from and kicked out of the community server with them. */
const MODERATION_PERMISSIONS = {
  'Ban Members': PermissionFlagsBits.BanMembers,
  'Kick Members': PermissionFlagsBits.KickMembers,
}

/** @throws with what is wrong with the connection to Discord */
async function fetchApplication(): Promise<APIApplication> {
  try {
    return (await fetchFromDiscord(KIND, Routes.currentApplication())) as APIApplication
  } catch (cause) {
    throw new Error(findDiscordProblem() ?? 'Discord does not answer', { cause })
  }
}

async function checkBotToken() {
  const { id, name } = await fetchApplication()
  const clientId = env.get('DISCORD_CLIENT_ID')
  if (id === clientId) return ok(`The bot token is that of ${name}.`)
  return failed(
    `DISCORD_BOT_TOKEN is the token of the application ${id}, and DISCORD_CLIENT_ID is ${clientId}.`,
    `Copy both from the same application at ${PORTAL}: id from "General Information", token from "Bot".`
  )
}

/** Discord looks at the client's credentials before it looks at the code. */
async function checkClientSecret() {
  const response = await fetch(`${env.get('DISCORD_API_URL')}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: KIND,
      redirect_uri: discordConfig.callbackUrl,
      client_id: env.get('DISCORD_CLIENT_ID'),
      client_secret: env.get('DISCORD_CLIENT_SECRET').release(),
    }),
    signal: AbortSignal.timeout(DISCORD_DEADLINE_MS),
  })
  if (response.status === HTTP_BAD_REQUEST) return ok('Discord accepts the client secret.')
  if (response.status === HTTP_UNAUTHORIZED) {
    return failed(
      'Discord refuses DISCORD_CLIENT_SECRET.',
      `Copy the secret from "OAuth2" of the application at ${PORTAL}, or reset it there.`
    )
  }
  return failed(`Discord answered ${response.status}.`, UNREACHABLE)
}

async function checkRedirect() {
  const { redirect_uris: registered = [] } = await fetchApplication()
  const callback = discordConfig.callbackUrl
  if (registered.includes(callback)) return ok(`Discord returns people to ${callback}.`)
  return failed(
    `${callback} is not a redirect of the application, so nobody can sign in.`,
    `Add it under "OAuth2", "Redirects" at ${PORTAL}.`
  )
}

async function checkIntents() {
  const { flags = 0 } = await fetchApplication()
  const missing = Object.entries(PRIVILEGED_INTENTS)
    .filter(([, bits]) => (flags & bits) === 0)
    .map(([name]) => name)
  if (missing.length === 0) return ok('The privileged intents are enabled.')
  return failed(
    `The bot lacks the privileged intents ${missing.join(' and ')}, so Discord closes its connection.`,
    `Enable them under "Bot", "Privileged Gateway Intents" at ${PORTAL}.`
  )
}

async function checkCommunityServer() {
  const { guildId } = discordConfig
  const { id } = await fetchApplication()
  const [server, bot] = (await Promise.all([
    fetchFromDiscord(KIND, Routes.guild(guildId)).catch(() => null),
    fetchFromDiscord(KIND, Routes.guildMember(guildId, id)).catch(() => null),
  ])) as [APIGuild | null, APIGuildMember | null]
  if (!server || !bot) {
    return failed(
      `The bot is not in the server ${guildId}.`,
      `Invite it with https://discord.com/oauth2/authorize?client_id=${id}&scope=bot, or correct DISCORD_GUILD_ID.`
    )
  }
  const granted = computeServerPermissions(server, bot)
  const missing = Object.entries(MODERATION_PERMISSIONS)
    .filter(([, bit]) => (granted & bit) === 0n)
    .map(([name]) => name)
  const channels = (await findChannels(undefined)) ?? []
  if (missing.length === 0 && channels.length > 0) {
    return ok(`The bot is in ${server.name} and can announce in ${channels.length} channels.`)
  }
  return warning(
    [
      `The bot is in ${server.name}.`,
      missing.length > 0 ? `It lacks the permissions ${missing.join(' and ')}.` : '',
      channels.length === 0 ? 'It can announce in no channel.' : '',
    ]
      .filter(Boolean)
      .join(' '),
    'To moderate and announce there, give its role Ban Members and Kick Members, and in a text channel View Channel, Read Message History, Send Messages, Embed Links and Add Reactions.'
  )
}

const BOT = 'discord bot'

/** The checks of the settings for Discord, for `ace doctor`. */
export const DISCORD_CHECKS: readonly Check[] = [
  {
    name: BOT,
    fix: `Copy DISCORD_BOT_TOKEN anew from "Bot" of the application at ${PORTAL}, and let this machine reach ${discordConfig.api}.`,
    run: checkBotToken,
  },
  { name: 'discord secret', fix: UNREACHABLE, run: checkClientSecret },
  { name: 'discord redirect', needs: BOT, fix: UNREACHABLE, run: checkRedirect },
  { name: 'discord intents', needs: BOT, fix: UNREACHABLE, run: checkIntents },
  { name: 'discord server', needs: BOT, fix: UNREACHABLE, run: checkCommunityServer },
]
