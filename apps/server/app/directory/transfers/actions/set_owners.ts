import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { execute, queryRows, sql } from '#app/core/database/sql'
import { publish } from '#app/core/outbox/outbox'
import { publishBotChange, recordBotUpdate } from '#app/directory/actions/bot_changes'
import { revokeTokensOfFormerOwners } from '#app/directory/actions/revoke_bot_tokens'
import { USER_TOPIC } from '#app/identity/outbox'

interface Owners {
  userId: string
  additionalOwners: readonly string[]
}

const listOwners = ({ userId, additionalOwners }: Owners) => [userId, ...additionalOwners]

/**
 * Gives a bot other owners. The tokens of those who own it no longer end; their webhooks end by themselves
 * (`IS_OF_OWNER`). The bot's row is locked.
 */
export async function setOwners(
  trx: TransactionClientContract,
  bot: Owners & { id: number },
  owners: Owners
) {
  const { userId, additionalOwners } = owners
  await execute(
    sql`
      UPDATE bots SET user_id = ${userId}, additional_owners = ${additionalOwners}::text[]
      WHERE id = ${bot.id}
    `,
    trx
  )
  const remaining = listOwners(owners)
  await revokeTokensOfFormerOwners(
    trx,
    bot.id,
    listOwners(bot).filter((owner) => !remaining.includes(owner))
  )
  // Reviews by owners do not count toward the average; those of former owners count again.
  await queryRows(sql`SELECT recount_ratings(${bot.id})`, trx)
  await publishBotChange(trx, bot.id, bot.userId)
  await publish(trx, { topic: USER_TOPIC, key: userId })
  await recordBotUpdate(trx, bot.id, ['user_id'])
}
