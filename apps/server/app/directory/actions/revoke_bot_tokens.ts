import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, type Sql, sql } from '#app/core/database/sql'
import { IS_LIVE_BOT_TOKEN } from '#app/directory/bot_tokens'

/** Revokes the tokens that fulfil the condition and have not ended. @returns how many */
function revokeBotTokens(trx: TransactionClientContract, condition: Sql): Promise<number> {
  return execute(
    sql`UPDATE bot_api_tokens SET replaced_at = now() WHERE ${IS_LIVE_BOT_TOKEN} AND ${condition}`,
    trx
  )
}

/** Revokes one of a bot's tokens. @returns whether there was one that had not ended */
export async function revokeBotToken(
  trx: TransactionClientContract,
  { botId, id }: { botId: number; id: number }
): Promise<boolean> {
  return (await revokeBotTokens(trx, sql`id = ${id} AND bot_id = ${botId}`)) > 0
}

/** Revokes the tokens that these members, who own the bot no longer, created: they know the secrets. */
export async function revokeTokensOfFormerOwners(
  trx: TransactionClientContract,
  botId: number,
  formerOwners: readonly string[]
) {
  await revokeBotTokens(
    trx,
    sql`bot_id = ${botId} AND created_by = ANY (${[...formerOwners]}::text[])`
  )
}

/** Revokes the tokens of the member's own bots, and those that the member created for other bots. */
export async function revokeTokensOfDeletedMember(
  trx: TransactionClientContract,
  memberId: string
) {
  await revokeBotTokens(
    trx,
    sql`(created_by = ${memberId} OR bot_id IN (SELECT id FROM bots WHERE user_id = ${memberId}))`
  )
}
