import { HAS_PREMIUM } from '#app/identity/queries/account_status'

/** A member as the staff's screens show one beside something else. */
export interface Person {
  id: string
  username: string | null
  displayName: string | null
  globalName: string | null
  discriminator: string | null
  /** An image hash of the platform, like `banner`. */
  avatar: string | null
  banner: string | null
  /** The stored roles. */
  roles: string[]
  isPremium: boolean
}

/**
 * SQL expression: the member as JSON, `NULL` when there is none and for a deleted account.
 * @param id the expression of the member's id, such as `bots.user_id`
 */
export function personJson(id: string): string {
  return `(
    SELECT jsonb_build_object(
      'id', users.id, 'username', users.username, 'displayName', users.display_name,
      'globalName', users.discord_display_name, 'discriminator', users.discord_discriminator,
      'avatar', users.discord_avatar, 'banner', users.discord_banner, 'roles', users.roles,
      'isPremium', ${HAS_PREMIUM}
    ) FROM users WHERE users.id = ${id} AND users.deleted_at IS NULL
  )`
}

/**
 * SQL expression: the language in which the member last signed in or submitted a bot; `NULL` while it is unknown. Only
 * for staff, who write to the member.
 * @param id the expression of the member's id
 */
export function memberLanguage(id: string): string {
  return `(SELECT users.language FROM users WHERE users.id = ${id})`
}
