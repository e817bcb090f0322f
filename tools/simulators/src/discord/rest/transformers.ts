import type { Snowflake } from '@botanica/demo-world'
import {
  ApplicationFlags,
  PermissionFlagsBits,
  type APIApplication,
  type APIGuild,
  type APIGuildMember,
  type APIRole,
  type APIUser,
} from 'discord-api-types/v10'
import type { Directory, Membership, SimulatedAccount, SimulatedBot } from '../directory.ts'
import type { Intent } from '../gateway/intents.ts'
import type { Tokens } from '../oauth/grants.ts'

/** Wider than the literal, because the SDK's flag enums have no value for no flags. */
const NO_FLAGS: number = 0
const NO_FLAGS_TEXT = '0'
/** Discord's largest member count without a special arrangement; far above the demo world's. */
const MAX_MEMBERS = 500_000
const MAX_VIDEO_USERS = 25
const MAX_STAGE_VIDEO_USERS = 50
const AFK_SECONDS = 300
/** The demo's roles have no permissions; the role `@everyone` has those of all members. */
const NO_PERMISSIONS = '0'
const PERMISSIONS_OF_EVERYBODY = String(
  PermissionFlagsBits.ViewChannel |
    PermissionFlagsBits.ReadMessageHistory |
    PermissionFlagsBits.SendMessages |
    PermissionFlagsBits.EmbedLinks |
    PermissionFlagsBits.AddReactions |
    PermissionFlagsBits.MentionEveryone
)
/** The key to verify signed interactions; the simulator sends none. */
const VERIFY_KEY = '0'.repeat(64)

/** `GET /users/{id}` */
export function toUser(account: SimulatedAccount): APIUser & { primary_guild: null } {
  const { username, globalName, discriminator, avatar, banner, accentColor } = account.account
  return {
    id: account.id,
    username,
    discriminator,
    global_name: globalName,
    avatar,
    banner,
    accent_color: accentColor,
    avatar_decoration_data: null,
    collectibles: null,
    primary_guild: null,
    public_flags: NO_FLAGS,
    flags: NO_FLAGS,
    ...(account.kind === 'bot' ? { bot: true } : {}),
  }
}

/** `GET /users/@me`: the email address only with the scope `email`. */
export function toPrivateUser(account: SimulatedAccount, scopes: readonly string[]): APIUser {
  const person = account.kind === 'person' ? account : null
  return {
    ...toUser(account),
    mfa_enabled: false,
    locale: person?.locale ?? 'en-US',
    ...(scopes.includes('email') && person
      ? { email: person.email, verified: person.email !== null }
      : {}),
  }
}

/** `GET /guilds/{id}/members/{id}` */
export function toMember(account: SimulatedAccount, membership: Membership): APIGuildMember {
  return {
    user: toUser(account),
    nick: membership.nickname,
    avatar: null,
    banner: null,
    roles: [...membership.roles],
    joined_at: membership.joinedAt.toISOString(),
    premium_since: null,
    pending: false,
    flags: NO_FLAGS,
    mute: false,
    deaf: false,
    communication_disabled_until: null,
  }
}

interface DescribedGuild extends APIGuild {
  readonly home_header: null
  readonly safety_alerts_channel_id: null
  readonly nsfw: boolean
}

/** `GET /guilds/{id}`, with counts on request. */
export function toGuild(directory: Directory, withCounts: boolean): DescribedGuild {
  const { server } = directory
  const firstTextChannel = server.channels.find((channel) => channel.type === 'text')?.id ?? null
  return {
    id: server.id,
    name: server.name,
    description: server.description,
    icon: server.icon,
    home_header: null,
    splash: null,
    discovery_splash: null,
    banner: null,
    // Discord requires this feature for a vanity URL.
    features: ['VANITY_URL' as DescribedGuild['features'][number]],
    owner_id: server.ownerId,
    application_id: null,
    region: 'deprecated',
    afk_channel_id: null,
    afk_timeout: AFK_SECONDS,
    system_channel_id: firstTextChannel,
    system_channel_flags: NO_FLAGS,
    widget_enabled: false,
    widget_channel_id: null,
    verification_level: 1,
    roles: [everyone(server.id), ...server.roles.map(toRole)],
    default_message_notifications: 1,
    mfa_level: 0,
    explicit_content_filter: 2,
    max_presences: null,
    max_members: MAX_MEMBERS,
    max_stage_video_channel_users: MAX_STAGE_VIDEO_USERS,
    max_video_channel_users: MAX_VIDEO_USERS,
    vanity_url_code: new URL(server.inviteUrl).pathname.slice(1),
    premium_tier: 0,
    premium_subscription_count: 0,
    preferred_locale: 'en-US' as DescribedGuild['preferred_locale'],
    rules_channel_id: null,
    safety_alerts_channel_id: null,
    public_updates_channel_id: null,
    premium_progress_bar_enabled: false,
    nsfw: false,
    nsfw_level: 0,
    emojis: [],
    stickers: [],
    incidents_data: null,
    hub_type: null,
    ...(withCounts
      ? {
          approximate_member_count: directory.memberCount(),
          approximate_presence_count: directory.presenceCount(),
        }
      : {}),
  }
}

function toRole(role: { id: Snowflake; name: string; color: number }, index: number): APIRole {
  return {
    id: role.id,
    name: role.name,
    color: role.color,
    colors: { primary_color: role.color, secondary_color: null, tertiary_color: null },
    permissions: NO_PERMISSIONS,
    position: index + 1,
    hoist: true,
    managed: false,
    mentionable: true,
    icon: null,
    unicode_emoji: null,
    flags: NO_FLAGS,
  }
}

/** Every server has this role; its id is the server's. */
function everyone(serverId: Snowflake): APIRole {
  const role = toRole({ id: serverId, name: '@everyone', color: 0 }, -1)
  return { ...role, permissions: PERMISSIONS_OF_EVERYBODY, hoist: false, mentionable: false }
}

/** The flags of applications with privileged intents that Discord has not verified. */
const INTENT_FLAGS: Record<Intent, ApplicationFlags> = {
  GuildMembers: ApplicationFlags.GatewayGuildMembersLimited,
  GuildPresences: ApplicationFlags.GatewayPresenceLimited,
  MessageContent: ApplicationFlags.GatewayMessageContentLimited,
}

export type PublicApplication = Pick<
  APIApplication,
  | 'id'
  | 'name'
  | 'icon'
  | 'description'
  | 'verify_key'
  | 'flags'
  | 'bot_public'
  | 'bot_require_code_grant'
> & { readonly type: null; readonly flags_new: string; readonly summary: string }

/** `GET /applications/{id}/rpc`: the public data of an application. */
export function toPublicApplication(bot: SimulatedBot): PublicApplication {
  return {
    id: bot.id,
    name: bot.name,
    icon: bot.account.avatar,
    description: bot.description,
    summary: '',
    type: null,
    verify_key: VERIFY_KEY,
    flags: NO_FLAGS,
    flags_new: NO_FLAGS_TEXT,
    bot_public: bot.public,
    bot_require_code_grant: bot.requiresCodeGrant,
  }
}

/** `GET /applications/@me`: the application's own data. */
export function toPrivateApplication(
  bot: SimulatedBot,
  {
    owner,
    redirectUris,
    privilegedIntents,
  }: {
    owner: SimulatedAccount
    redirectUris: readonly string[]
    privilegedIntents: readonly Intent[]
  }
) {
  return {
    ...toPublicApplication(bot),
    flags: privilegedIntents.reduce((flags, intent) => flags | INTENT_FLAGS[intent], NO_FLAGS),
    bot: toUser(bot),
    owner: toUser(owner),
    team: null,
    redirect_uris: [...redirectUris],
    interactions_endpoint_url: null,
    role_connections_verification_url: null,
    approximate_guild_count: 1,
    approximate_user_install_count: 0,
    approximate_user_authorization_count: 0,
    explicit_content_filter: 0,
    eligible_oauth2_scopes: ['identify', 'email'],
  }
}

/** `GET /oauth2/@me`: what a bearer token authorizes. */
export function toAuthorization(tokens: Tokens, site: SimulatedBot, person: SimulatedAccount) {
  return {
    application: toPublicApplication(site),
    expires: new Date(tokens.expiresAt).toISOString(),
    scopes: [...tokens.scopes],
    ...(tokens.scopes.includes('identify') ? { user: toUser(person) } : {}),
  }
}
