import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, rawSql, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { lockUsernames, releaseUsername } from '#app/identity/actions/sign_in'
import { USER_TOPIC } from '#app/identity/outbox'
import type { DiscordUser } from '#app/platform/discord/discord'

const DISCORD_COLUMNS = rawSql(
  '(discord_username, discord_display_name, discord_discriminator, discord_avatar, discord_banner)'
)

function toDiscordValues({ username, globalName, discriminator, avatar, banner }: DiscordUser) {
  return sql`(
    ${username}::text, ${globalName}::text, ${discriminator}::text, ${avatar}::text, ${banner}::text
  )`
}

async function isUpToDate(account: DiscordUser): Promise<boolean> {
  const rows = await queryRows(sql`
    SELECT FROM users WHERE id = ${account.id} AND deleted_at IS NULL
      AND ${DISCORD_COLUMNS} IS DISTINCT FROM ${toDiscordValues(account)}
  `)
  return rows.length === 0
}

/**
 * Updates a member's names and images from Discord, except fields that staff have edited.
 * @returns whether anything changed
 */
export async function refreshMember(account: DiscordUser): Promise<boolean> {
  if (await isUpToDate(account)) return false
  return runInTransaction(async (trx) => {
    await lockUsernames(trx)
    const yielded = await releaseUsername(trx, account)
    const refreshed = await execute(
      sql`
        UPDATE users SET ${DISCORD_COLUMNS} = ${toDiscordValues(account)},
          username = CASE WHEN 'username' = ANY (staff_edited_fields)
            THEN username ELSE ${account.username} END,
          display_name = CASE WHEN 'display_name' = ANY (staff_edited_fields)
            THEN display_name ELSE ${account.globalName} END
        WHERE id = ${account.id} AND deleted_at IS NULL
      `,
      trx
    )
    const changed = [...yielded, ...(refreshed > 0 ? [account.id] : [])]
    await publish(trx, ...changed.map((key) => ({ topic: USER_TOPIC, key })))
    return refreshed > 0
  })
}
