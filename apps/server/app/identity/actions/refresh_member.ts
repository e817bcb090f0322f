import db from '@adonisjs/lucid/services/db'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { publish } from '#app/core/outbox/outbox'
import { lockNames, yieldUsername } from '#app/identity/actions/sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import type { DiscordUser } from '#app/platform/discord/discord'

const SHOWN_BY_DISCORD = [
  'discord_username',
  'discord_display_name',
  'discord_discriminator',
  'discord_avatar',
  'discord_banner',
]
const AT_DISCORD =
  '(:username::text, :globalName::text, :discriminator::text, :avatar::text, :banner::text)'

/** The driver takes nulls; only the type of bindings forgets them. */
function bindingsOf({ id, username, globalName, discriminator, avatar, banner }: DiscordUser) {
  const bindings = { id, username, globalName, discriminator, avatar, banner }
  return bindings as Record<string, string>
}

async function isUpToDate(account: DiscordUser): Promise<boolean> {
  const { rows } = await db.rawQuery<{ rows: unknown[] }>(
    `SELECT FROM users WHERE id = :id AND deleted_at IS NULL
       AND (${SHOWN_BY_DISCORD.join(', ')}) IS DISTINCT FROM ${AT_DISCORD}`,
    bindingsOf(account)
  )
  return rows.length === 0
}

/**
 * Takes a member's names and images from Discord, but for what staff have edited (ruling R16).
 * @returns whether anything was different
 */
export async function refreshMember(account: DiscordUser): Promise<boolean> {
  if (await isUpToDate(account)) return false
  return runInTransaction(async (trx) => {
    await lockNames(trx)
    const yielded = await yieldUsername(trx, account)
    const { rows } = await trx.rawQuery<{ rows: unknown[] }>(
      `UPDATE users SET (${SHOWN_BY_DISCORD.join(', ')}) = ${AT_DISCORD},
         username = CASE WHEN 'username' = ANY (staff_edited_fields) THEN username ELSE :username END,
         display_name =
           CASE WHEN 'display_name' = ANY (staff_edited_fields) THEN display_name ELSE :globalName END
       WHERE id = :id AND deleted_at IS NULL RETURNING id`,
      bindingsOf(account)
    )
    const changed = [...yielded, ...(rows.length > 0 ? [account.id] : [])]
    await publish(trx, ...changed.map((key) => ({ topic: USER_TOPIC, key })))
    return rows.length > 0
  })
}
