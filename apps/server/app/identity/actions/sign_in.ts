import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { runInTransaction } from '#app/core/database/run_in_transaction'
import { execute, rawSql, queryRows, sql } from '#app/core/database/sql'
import type { Language } from '#app/core/languages'
import { publish } from '#app/core/outbox/outbox'
import { USER_TOPIC } from '#app/identity/outbox'
import type { DiscordAccount } from '#app/platform/discord/discord_account'

/** Columns that are not refreshed once staff have edited them. */
const REFRESHED_UNLESS_EDITED = ['email', 'username', 'display_name']
/** Columns that always hold Discord's values. */
const REFRESHED_ALWAYS = [
  'discord_username',
  'discord_display_name',
  'discord_discriminator',
  'discord_avatar',
  'discord_banner',
]

const REFRESH = rawSql(
  [
    ...REFRESHED_UNLESS_EDITED.map(
      (column) =>
        `${column} = CASE WHEN '${column}' = ANY (users.staff_edited_fields)
        THEN users.${column} ELSE excluded.${column} END`
    ),
    ...REFRESHED_ALWAYS.map((column) => `${column} = excluded.${column}`),
  ].join(',\n')
)

/** Key of the advisory lock for changes of usernames and e-mails; arbitrary, but shared by all of them. */
const NAMES_LOCK = 4_127_001

/**
 * Serializes changes of usernames and e-mails until the end of the transaction. Both are unique and can change hands,
 * so two transactions could otherwise deadlock on each other's rows.
 */
export async function lockUsernames(trx: TransactionClientContract) {
  await queryRows(sql`SELECT pg_advisory_xact_lock(${NAMES_LOCK})`, trx)
}

/**
 * Clears the username on any other row. On Discord a name belongs to one account, so the account that was read last has
 * it now.
 */
export async function releaseUsername(
  trx: TransactionClientContract,
  { id, username }: Pick<DiscordAccount, 'id' | 'username'>
) {
  const rows = await queryRows<{ id: string }>(
    sql`
      UPDATE users SET username = NULL
      WHERE username = ${username} AND id <> ${id} AND NOT EXISTS (
        SELECT FROM users AS self
        WHERE self.id = ${id} AND 'username' = ANY (self.staff_edited_fields)
      ) RETURNING id
    `,
    trx
  )
  return rows.map((row) => row.id)
}

/**
 * Creates the member at the first sign-in and refreshes names, images and e-mail at later ones. Concurrent sign-ins
 * give one row. Accounts are matched by Discord id alone: an e-mail that another member has is left out, never used to
 * match. A deleted account starts anew.
 * @param language in which the member reads the site; it stays as it was when it is unknown
 */
export async function signIn(account: DiscordAccount, language?: Language): Promise<void> {
  const { id, email, username, globalName, discriminator, avatar, banner } = account
  await runInTransaction(async (trx) => {
    await lockUsernames(trx)
    const yielded = await releaseUsername(trx, account)
    await execute(
      sql`
        INSERT INTO users (id, discord_id, email, username, display_name, discord_username,
          discord_display_name, discord_discriminator, discord_avatar, discord_banner, language)
        VALUES (${id}, ${id},
          (SELECT ${email}::text WHERE NOT EXISTS (
            SELECT FROM users WHERE lower(email) = lower(${email}) AND id <> ${id}
          )),
          ${username}, ${globalName}, ${username}, ${globalName}, ${discriminator}, ${avatar},
          ${banner}, ${language ?? null})
        ON CONFLICT (id) DO UPDATE SET
          ${REFRESH},
          language = coalesce(excluded.language, users.language),
          created_at = CASE WHEN users.deleted_at IS NULL THEN users.created_at ELSE now() END,
          deleted_at = NULL
      `,
      trx
    )
    const changed = [id, ...yielded]
    await publish(trx, ...changed.map((key) => ({ topic: USER_TOPIC, key })))
  })
}
