import vine from '@vinejs/vine'
import { SNOWFLAKE_PATTERN } from '#app/core/rules'
import { LONE_SURROGATES, searchText } from '#app/core/text'

const MAX_NAME_LENGTH = 100
const IMAGE_HASH = /^[A-Za-z0-9_]{1,128}$/
const DISCRIMINATOR = /^[0-9]{1,4}$/
const EMAIL_LENGTHS = { min: 3, max: 320 } as const
/** An account as Discord describes it, in the bounds of what we store. */
export interface DiscordAccount {
  id: string
  username: string
  globalName: string | null
  /** Absent, or `0`, for all who have changed to the new names. */
  discriminator: string | null
  avatar: string | null
  banner: string | null
  /** Only one that Discord has verified. */
  email: string | null
}

const answerValidator = vine.compile(
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
 * A name that cannot be refused, because its member does not type it here: without what must not be stored or shown, as a
 * search text is. `null` when nothing is left to see.
 */
export function cleanName(text: string | null | undefined): string | null {
  return (
    searchText(text ?? '')
      .slice(0, MAX_NAME_LENGTH)
      // The cut may have gone through the middle of a character.
      .replace(LONE_SURROGATES, '') || null
  )
}

function verifiedEmail(email: string | null | undefined, verified: boolean | null | undefined) {
  if (!email || verified !== true) return null
  const fits = email.length >= EMAIL_LENGTHS.min && email.length <= EMAIL_LENGTHS.max
  return fits && email.isWellFormed() && !email.includes('\u0000') ? email : null
}

/**
 * Reads the body of `GET /users/@me`.
 * @throws when it is not what Discord documents; nothing of it is used then.
 */
export async function readDiscordAccount(body: unknown): Promise<DiscordAccount> {
  const answer = await answerValidator.validate(body)
  const username = cleanName(answer.username)
  if (!username) throw new TypeError('Discord named an account without a username.')
  return {
    id: answer.id,
    username,
    globalName: cleanName(answer.global_name),
    discriminator: answer.discriminator ?? null,
    avatar: answer.avatar ?? null,
    banner: answer.banner ?? null,
    email: verifiedEmail(answer.email, answer.verified),
  }
}
