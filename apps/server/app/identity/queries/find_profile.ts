import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { selectLatestDecision } from '#app/identity/decisions/decisions'
import type { DecisionSummary } from '#app/identity/decisions/rules'
import { IS_BANNED, IS_DISABLED, HAS_PREMIUM } from '#app/identity/queries/account_status'

/** A member as profiles show one. Flags are computed when it is read. */
export interface Profile {
  id: string
  email: string | null
  firstName: string | null
  lastName: string | null
  displayName: string | null
  username: string | null
  profileImageUrl: string | null
  discordId: string
  discordUsername: string | null
  discordDisplayName: string | null
  discordAvatar: string | null
  discordBanner: string | null
  bio: string | null
  website: string | null
  twitter: string | null
  github: string | null
  youtube: string | null
  storedRoles: string[]
  banned: boolean
  banReason: string | null
  banExpiresAt: Date | null
  banDecision: DecisionSummary | null
  disabled: boolean
  disableReason: string | null
  disableExpiresAt: Date | null
  disableDecision: DecisionSummary | null
  isPremium: boolean
  premiumType: string | null
  premiumExpiresAt: Date | null
  createdAt: Date
  /** Bots of which the member is main owner: those in public lists, and all that are not deleted. */
  listedBots: number
  liveBots: number
  hasCertifiedBot: boolean
}

const selectRestriction = (action: 'ban_user' | 'disable_user') =>
  selectLatestDecision({ action, targetType: 'user', targetId: rawSql('users.id') })

/** The columns of a `Profile`; `PROFILE_TABLES` are their tables. */
export const PROFILE_COLUMNS = sql`
  users.id, email, first_name AS "firstName", last_name AS "lastName",
  display_name AS "displayName", username, profile_image_url AS "profileImageUrl",
  discord_id AS "discordId", discord_username AS "discordUsername",
  discord_display_name AS "discordDisplayName", discord_avatar AS "discordAvatar",
  discord_banner AS "discordBanner", bio, website, twitter, github, youtube,
  roles AS "storedRoles", ${rawSql(IS_BANNED)} AS banned, ban_reason AS "banReason",
  ban_expires_at AS "banExpiresAt",
  CASE WHEN ${rawSql(IS_BANNED)} THEN ${selectRestriction('ban_user')} END AS "banDecision",
  ${rawSql(IS_DISABLED)} AS disabled,
  disable_reason AS "disableReason", disable_expires_at AS "disableExpiresAt",
  CASE WHEN ${rawSql(IS_DISABLED)} THEN ${selectRestriction('disable_user')} END AS "disableDecision",
  ${rawSql(HAS_PREMIUM)} AS "isPremium", premium_type AS "premiumType",
  premium_expires_at AS "premiumExpiresAt", users.created_at AS "createdAt", owned.*
`

export const PROFILE_TABLES = rawSql(`
  users CROSS JOIN LATERAL (
    SELECT count(*)::int AS "liveBots",
      (count(*) FILTER (WHERE is_listed))::int AS "listedBots",
      coalesce(bool_or(certified) FILTER (WHERE is_listed), false) AS "hasCertifiedBot"
    FROM member_bots WHERE member_bots.user_id = users.id
  ) AS owned
`)

/** @returns the member, or `null` when the account does not exist */
export async function findProfile(
  id: string,
  client?: QueryClientContract
): Promise<Profile | null> {
  const [profile] = await queryRows<Profile>(
    sql`
      SELECT ${PROFILE_COLUMNS} FROM ${PROFILE_TABLES}
      WHERE users.id = ${id} AND users.deleted_at IS NULL
    `,
    client
  )
  return profile ?? null
}

/** Returns when the profile changes without a write: the ends of a ban and of premium. */
export function getExpiries({
  banned,
  banExpiresAt,
  isPremium,
  premiumExpiresAt,
}: Profile): Date[] {
  const ends = [banned ? banExpiresAt : null, isPremium ? premiumExpiresAt : null]
  return ends.filter((end) => end !== null)
}
