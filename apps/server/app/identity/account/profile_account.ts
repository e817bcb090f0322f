import { queryRows, type Sql, sql } from '#app/core/database/sql'
import { ADMIN_LOGS } from '#app/core/tables'
import type { AccountModule } from '#app/identity/account/account_modules'

const account = (memberId: string): Sql => sql`
  SELECT id, email, first_name AS "firstName", last_name AS "lastName",
    display_name AS "displayName", username, profile_image_url AS "profileImageUrl",
    discord_id AS "discordId", discord_username AS "discordUsername",
    discord_display_name AS "discordDisplayName", discord_discriminator AS "discordDiscriminator",
    discord_avatar AS "discordAvatar", discord_banner AS "discordBanner",
    discord_roles AS "discordRoles", bio, website, twitter, github, youtube, language, roles,
    banned, ban_reason AS "banReason", ban_expires_at AS "banExpiresAt",
    disabled, disable_reason AS "disableReason", disable_expires_at AS "disableExpiresAt",
    is_premium AS "isPremium", premium_type AS "premiumType",
    premium_expires_at AS "premiumExpiresAt", stripe_customer_id AS "stripeCustomerId",
    stripe_subscription_id AS "stripeSubscriptionId",
    paypal_subscription_id AS "paypalSubscriptionId",
    created_at AS "createdAt", updated_at AS "updatedAt"
  FROM users WHERE id = ${memberId}`

const sessions = (memberId: string): Sql => sql`
  SELECT expires_at AS "expiresAt" FROM sessions
  WHERE user_id = ${memberId} AND expires_at > now() ORDER BY expires_at`

const accessTokens = (memberId: string): Sql => sql`
  SELECT name, scope, scopes, created_at AS "createdAt", last_used_at AS "lastUsedAt",
    expires_at AS "expiresAt"
  FROM auth_access_tokens WHERE tokenable_id = ${memberId} ORDER BY id`

const desktopSignIns = (memberId: string): Sql => sql`
  SELECT device, created_at AS "createdAt" FROM desktop_sign_ins
  WHERE user_id = ${memberId} ORDER BY id`

const activity = (memberId: string): Sql => sql`
  SELECT action, target_type AS "targetType", target_id AS "targetId", details,
    host(ip_address) AS "ipAddress", user_agent AS "userAgent", created_at AS "createdAt"
  FROM ${ADMIN_LOGS} WHERE admin_id = ${memberId} ORDER BY created_at, id`

/** The data of this context. It has no deletion of its own: `deleteAccount` does that. */
export const profileAccount: AccountModule = {
  name: 'account',
  async exportData(memberId, client) {
    const [profile] = await queryRows(account(memberId), client)
    return {
      profile,
      sessions: await queryRows(sessions(memberId), client),
      accessTokens: await queryRows(accessTokens(memberId), client),
      desktopSignIns: await queryRows(desktopSignIns(memberId), client),
      activity: await queryRows(activity(memberId), client),
    }
  },
}
