import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { LONE_SURROGATES, searchText } from '#app/core/text'

const MAX_NAME_LENGTH = 100
const IMAGE_HASH = /^[A-Za-z0-9_]{1,128}$/
const DISCRIMINATOR = /^[0-9]{1,4}$/
const EMAIL_LENGTHS = { min: 3, max: 320 } as const

/** A Discord account, within the limits of what we store. */
export interface DiscordAccount {
  id: string
  username: string
  globalName: string | null
  /** Absent or `0` for everybody who has changed to the new usernames. */
  discriminator: string | null
  avatar: string | null
  banner: string | null
  /** Only an address that Discord has verified. */
  email: string | null
}

const accountValidator = vine.compile(
  vine.object({
    id: vine.string().regex(SNOWFLAKE_PATTERN),
    username: vine.string(),
    global_name: vine.string().nullable().optional(),
    discriminator: vine.string().regex(DISCRIMINATOR).nullable().optional(),
    avatar: vine.string().regex(IMAGE_HASH).nullable().optional(),
    banner: vine.string().regex(IMAGE_HASH).nullable().optional(),
    email: vine.string().nullable().optional(),
    verified: vine.boolean({ strict: true }).nullable().optional(),
  })
)

/**
 * Removes from a name what must not be stored or shown, as from a search text. Such a name cannot be rejected, because its
 * member does not enter it here.
 * @returns `null` when nothing visible is left
 */
export function cleanName(text: string | null | undefined): string | null {
  return (
    searchText(text ?? '')
      .slice(0, MAX_NAME_LENGTH)
      // The cut may have split a surrogate pair.
      .replace(LONE_SURROGATES, '') || null
  )
}

function verifiedEmail(email: string | null | undefined, verified: boolean | null | undefined) {
  if (!email || verified !== true) return null
  const fits = email.length >= EMAIL_LENGTHS.min && email.length <= EMAIL_LENGTHS.max
  return fits && email.isWellFormed() && !email.includes('\u0000') ? email : null
}

/**
 * Parses the body of `GET /users/@me`.
 * @throws when it does not have the documented shape; then nothing of it is used.
 */
export async function readDiscordAccount(body: unknown): Promise<DiscordAccount> {
  const account = await accountValidator.validate(body)
  const username = cleanName(account.username)
  if (!username) throw new TypeError('Discord named an account without a username.')
  return {
    id: account.id,
    username,
    globalName: cleanName(account.global_name),
    discriminator: account.discriminator ?? null,
    avatar: account.avatar ?? null,
    banner: account.banner ?? null,
    email: verifiedEmail(account.email, account.verified),
  }
}
