import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { audit } from '#app/core/audit/audit'
import { BOT_FIELD_COLUMNS } from '#app/directory/bot_fields'
import { publishBotChange } from '#app/directory/actions/bot_changes'
import { revokeTokensOfDeletedMember } from '#app/directory/actions/revoke_bot_tokens'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import { endTransfersOfDeletedMember } from '#app/directory/transfers/actions/transfer_bot'
import { recordBotEvents } from '#app/events/actions/record_bot_events'
import type { AccountModule, AccountDeletion } from '#app/identity/account/account_modules'

/** Deletes the bots of which the member is main owner, as if one by one. */
async function deleteOwnBots(trx: TransactionClientContract, { memberId, actor }: AccountDeletion) {
  const deleted = await queryRows<{ id: number; name: string; discordBotId: string }>(
    sql`
      UPDATE bots SET deleted_at = now(), deleted_by = ${actor.id}
      WHERE user_id = ${memberId} AND deleted_at IS NULL
      RETURNING id, name, discord_bot_id AS "discordBotId"
    `,
    trx
  )
  for (const { id, name, discordBotId } of deleted) {
    await audit(trx, actor, {
      action: 'delete_bot',
      targetType: 'bot',
      targetId: String(id),
      details: { targetName: name, discordBotId, userId: memberId },
    })
    await publishBotChange(trx, id)
    await recordBotEvents(trx, { botId: id, type: 'bot.deleted', data: {} })
  }
}

/** Removes the member from the co-owners of other bots, so that a new account with the same id owns none of them. */
async function removeCoOwner(trx: TransactionClientContract, memberId: string) {
  const left = await queryRows<{ id: number }>(
    sql`
      UPDATE bots SET additional_owners = array_remove(additional_owners, ${memberId}::text)
      WHERE additional_owners @> ARRAY[${memberId}::text] RETURNING id
    `,
    trx
  )
  for (const { id } of left) await publishBotChange(trx, id)
}

export const botsAccount: AccountModule = {
  name: 'bots',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT id, discord_bot_id AS "discordBotId", user_id = ${memberId} AS "isMainOwner",
          additional_owners AS "additionalOwners", name, username,
          ${rawSql(BOT_FIELD_COLUMNS)}, tags,
          (SELECT json_build_object('endsOn', ends_on, 'successorId', successor_id)
            FROM bot_ends WHERE bot_ends.bot_id = bots.id) AS end,
          approval_status AS "approvalStatus", approval_reason AS "approvalReason", certified,
          created_at AS "createdAt", updated_at AS "updatedAt", deleted_at AS "deletedAt",
          (SELECT coalesce(jsonb_agg(jsonb_build_object(
              'shardId', shard_id, 'serverCount', server_count, 'postedAt', posted_at
            ) ORDER BY shard_id), '[]')
            FROM bot_shards WHERE bot_shards.bot_id = bots.id) AS shards,
          (SELECT jsonb_build_object('checkedAt', checked_at, 'version', version, 'results', (
              SELECT coalesce(jsonb_agg(result - 'similarBot'), '[]')
              FROM jsonb_array_elements(results) AS result
            )) FROM bot_preflights WHERE bot_preflights.bot_id = bots.id) AS preflight
        FROM bots
        WHERE user_id = ${memberId} OR additional_owners @> ARRAY[${memberId}::text] ORDER BY id
      `,
      client
    ),
  async onAccountDeletion(trx, deletion) {
    await endTransfersOfDeletedMember(trx, deletion.memberId, deletion.actor)
    await deleteOwnBots(trx, deletion)
    await removeCoOwner(trx, deletion.memberId)
    // Last, with the bots locked: a request of the member that creates a token has either ended or will be refused.
    await revokeTokensOfDeletedMember(trx, deletion.memberId)
  },
}

/** The tokens that the member created for bots; the export leaves out their hashes. */
export const botTokensAccount: AccountModule = {
  name: 'botTokens',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", name, scopes, created_at AS "createdAt",
          last_used_at AS "lastUsedAt", expires_at AS "expiresAt", replaced_at AS "endedAt"
        FROM bot_api_tokens WHERE created_by = ${memberId} ORDER BY id
      `,
      client
    ),
}

/** The transfers of bots that the member has offered or was offered. */
export const botTransfersAccount: AccountModule = {
  name: 'botTransfers',
  exportData: (memberId, client) =>
    queryRows(
      sql`
        SELECT bot_id AS "botId", from_id = ${memberId} AS "isOfferedByMe", state,
          created_at AS "createdAt", accepted_at AS "acceptedAt", ends_at AS "endsAt",
          closed_at AS "closedAt"
        FROM bot_transfers WHERE from_id = ${memberId} OR to_id = ${memberId} ORDER BY id
      `,
      client
    ),
}
