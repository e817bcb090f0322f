import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { createBotToken, hashBotToken, IS_LIVE_BOT_TOKEN } from '#app/directory/bot_tokens'
import { queryRows, sql } from '#app/core/database/sql'
import { type BotTokenScope, MAX_BOT_TOKENS } from '#app/directory/tokens/rules'

interface NewBotToken {
  botId: number
  /** The owner who requested it; `null` for an administrator at the console. */
  createdBy: string | null
}

interface NewNamedBotToken extends NewBotToken {
  name: string
  scopes: readonly BotTokenScope[]
  /** `null` for a token that never expires. */
  expiresInDays: number | null
}

/**
 * Creates the token without a name, with which a bot posts its server count, replacing the previous one. Of several
 * concurrent calls the last one wins.
 * @returns the token in plain text; only its hash is stored
 * @throws NoRowsAffectedError when there is no such bot
 */
export async function issueBotToken(
  trx: TransactionClientContract,
  { botId, createdBy }: NewBotToken
): Promise<string> {
  const bots = await queryRows(
    sql`SELECT FROM bots WHERE id = ${botId} AND deleted_at IS NULL FOR NO KEY UPDATE`,
    trx
  )
  if (bots.length === 0) throw new NoRowsAffectedError()
  // Expired tokens too: the unique index of the unnamed ones ignores the end.
  await queryRows(
    sql`
      UPDATE bot_api_tokens SET replaced_at = now()
      WHERE bot_id = ${botId} AND replaced_at IS NULL AND name IS NULL
    `,
    trx
  )
  const token = createBotToken()
  await queryRows(
    sql`
      INSERT INTO bot_api_tokens (bot_id, hash, created_by)
      VALUES (${botId}, ${hashBotToken(token)}, ${createdBy})
    `,
    trx
  )
  return token
}

/** Whether the bot can have one more named token. In a transaction, lock the bot before. */
export async function canHaveAnotherToken(
  botId: number,
  client?: QueryClientContract
): Promise<boolean> {
  const live = await queryRows(
    sql`SELECT FROM bot_api_tokens WHERE bot_id = ${botId} AND ${IS_LIVE_BOT_TOKEN}`,
    client
  )
  return live.length < MAX_BOT_TOKENS
}

/**
 * Creates a token with a name. Call it with the bot locked, so that concurrent calls cannot exceed the maximum.
 * @returns its id, and the token in plain text; only its hash is stored
 * @throws NoRowsAffectedError when the bot has as many tokens as allowed
 */
export async function issueNamedBotToken(
  trx: TransactionClientContract,
  { botId, createdBy, name, scopes, expiresInDays }: NewNamedBotToken
): Promise<{ id: number; token: string }> {
  if (!(await canHaveAnotherToken(botId, trx))) throw new NoRowsAffectedError()
  const token = createBotToken()
  const rows = await queryRows<{ id: number }>(
    sql`
      INSERT INTO bot_api_tokens (bot_id, hash, created_by, name, scopes, expires_at)
      VALUES (${botId}, ${hashBotToken(token)}, ${createdBy}, ${name}, ${[...scopes]}::text[],
        now() + make_interval(days => ${expiresInDays}::integer))
      RETURNING id
    `,
    trx
  )
  return { id: rows[0]!.id, token }
}
