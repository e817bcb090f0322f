import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { AccountPart } from '#app/identity/account/account_parts'

async function rows(client: QueryClientContract, statement: string, memberId: string) {
  const answer = await client.rawQuery<{ rows: unknown[] }>(statement, [memberId])
  return answer.rows
}

const ACCOUNT = `
  SELECT id, email, first_name AS "firstName", last_name AS "lastName",
    display_name AS "displayName", username, profile_image_url AS "profileImageUrl",
    discord_id AS "discordId", discord_username AS "discordUsername",
    discord_display_name AS "discordDisplayName", discord_discriminator AS "discordDiscriminator",
    discord_avatar AS "discordAvatar", discord_banner AS "discordBanner",
    discord_roles AS "discordRoles", bio, website, twitter, github, youtube, roles,
    banned, ban_reason AS "banReason", ban_expires_at AS "banExpiresAt",
    disabled, disable_reason AS "disableReason", disable_expires_at AS "disableExpiresAt",
    is_premium AS "isPremium", premium_type AS "premiumType",
    premium_expires_at AS "premiumExpiresAt", stripe_customer_id AS "stripeCustomerId",
    stripe_subscription_id AS "stripeSubscriptionId",
    paypal_subscription_id AS "paypalSubscriptionId",
    created_at AS "createdAt", updated_at AS "updatedAt"
  FROM users WHERE id = ?`

const SESSIONS = `
  SELECT expires_at AS "expiresAt" FROM sessions
  WHERE user_id = ? AND expires_at > now() ORDER BY expires_at`

const TOKENS = `
  SELECT name, scope, created_at AS "createdAt", last_used_at AS "lastUsedAt",
    expires_at AS "expiresAt"
  FROM auth_access_tokens WHERE tokenable_id = ? ORDER BY id`

const DESKTOP_SIGN_INS = `
  SELECT device, created_at AS "createdAt" FROM desktop_sign_ins
  WHERE user_id = ? ORDER BY id`

const ACTIVITY = `
  SELECT action, target_type AS "targetType", target_id AS "targetId", details,
    host(ip_address) AS "ipAddress", user_agent AS "userAgent", created_at AS "createdAt"
  FROM admin_logs WHERE admin_id = ? ORDER BY created_at, id`

/** What this context holds itself; deleting it is the deletion of the account. */
export const ownPart: AccountPart = {
  name: 'account',
  async read(memberId, client) {
    const [profile] = await rows(client, ACCOUNT, memberId)
    return {
      profile,
      sessions: await rows(client, SESSIONS, memberId),
      accessTokens: await rows(client, TOKENS, memberId),
      desktopSignIns: await rows(client, DESKTOP_SIGN_INS, memberId),
      activity: await rows(client, ACTIVITY, memberId),
    }
  },
}
