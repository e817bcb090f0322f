import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import {
  BOT_CHIP_COLUMNS,
  type BotChipRow,
  IS_OPEN_TRANSFER,
} from '#app/directory/queries/bot_rows'
import type { TransferState } from '#app/directory/transfers/rules'
import type { ApprovalStatus } from '#app/directory/rules'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { type Person, personJson } from '#app/identity/queries/person_json'
import { USERS } from '#app/identity/tables'

/** A transfer as those who take part in it see it. */
export interface TransferRow extends BotChipRow {
  id: number
  state: Extract<TransferState, 'offered' | 'accepted'>
  approvalStatus: ApprovalStatus
  /** The member who offered the bot; `null` for a deleted account. */
  from: Person | null
  to: Person | null
  isFrom: boolean
  endsAt: Date
  createdAt: Date
}

/** Condition: the member takes part in the transfer. The receiver of an accepted one is just the main owner. */
const concerns = (memberId: string): Sql => sql`
  (bot_transfers.from_id = ${memberId}
    OR (bot_transfers.to_id = ${memberId} AND bot_transfers.state = 'offered'))
`

/** Lists what a member can do about transfers: accept, cancel, take back. The soonest to end comes first. */
export function listOwnTransfers(memberId: string): Promise<TransferRow[]> {
  return queryRows<TransferRow>(sql`
    SELECT bot_transfers.id, bot_transfers.state, bots.approval_status AS "approvalStatus",
      ${rawSql(personJson('bot_transfers.from_id'))} AS "from",
      ${rawSql(personJson('bot_transfers.to_id'))} AS "to",
      bot_transfers.from_id IS NOT DISTINCT FROM ${memberId} AS "isFrom",
      bot_transfers.ends_at AS "endsAt", bot_transfers.created_at AS "createdAt",
      ${BOT_CHIP_COLUMNS}
    FROM bot_transfers JOIN bots ON bots.id = bot_transfers.bot_id
    WHERE ${IS_OPEN_TRANSFER} AND bots.deleted_at IS NULL AND ${concerns(memberId)}
    ORDER BY bot_transfers.ends_at, bot_transfers.id
  `)
}

/** What decides who may do what about a transfer. */
export interface TransferAccess {
  id: number
  botId: number
  fromId: string | null
  toId: string | null
  state: TransferState
  isOpen: boolean
}

const ACCESS = rawSql(`
  bot_transfers.id, bot_transfers.bot_id AS "botId", bot_transfers.from_id AS "fromId",
  bot_transfers.to_id AS "toId", bot_transfers.state, ${IS_OPEN_TRANSFER.text} AS "isOpen"
`)

/** Finds a transfer that has not been deleted, of a bot that is not deleted. */
export async function findTransfer(id: number): Promise<TransferAccess | undefined> {
  const [transfer] = await queryRows<TransferAccess>(sql`
    SELECT ${ACCESS} FROM bot_transfers JOIN bots ON bots.id = bot_transfers.bot_id
    WHERE bot_transfers.id = ${id} AND bots.deleted_at IS NULL
  `)
  return transfer
}

/** Whether a bot has a transfer that has not ended. */
export async function hasOpenTransfer(botId: number): Promise<boolean> {
  const found = await queryRows(
    sql`SELECT FROM bot_transfers WHERE bot_id = ${botId} AND ${IS_OPEN_TRANSFER}`
  )
  return found.length > 0
}

/** An open transfer with its bot, both locked. */
export interface LockedTransfer {
  id: number
  botId: number
  botName: string
  fromId: string
  toId: string
  userId: string
  additionalOwners: string[]
  /** The co-owners when it was accepted. */
  formerAdditionalOwners: string[]
}

/**
 * Locks the bot of an open transfer, and then the transfer. The bot comes first, as in every change.
 * @param condition what must hold of `bot_transfers`
 * @returns `undefined` when the bot is gone, the transfer has ended, or the condition does not hold
 */
export async function lockTransfer(
  client: QueryClientContract,
  id: number,
  condition: Sql
): Promise<LockedTransfer | undefined> {
  await queryRows(
    sql`
      SELECT FROM bots WHERE id = (SELECT bot_id FROM bot_transfers WHERE id = ${id})
      FOR NO KEY UPDATE
    `,
    client
  )
  const [transfer] = await queryRows<LockedTransfer>(
    sql`
      SELECT bot_transfers.id, bot_transfers.bot_id AS "botId", bots.name AS "botName",
        bot_transfers.from_id AS "fromId", bot_transfers.to_id AS "toId",
        bots.user_id AS "userId", bots.additional_owners AS "additionalOwners",
        coalesce(bot_transfers.former_additional_owners, '{}') AS "formerAdditionalOwners"
      FROM bot_transfers JOIN bots ON bots.id = bot_transfers.bot_id
      WHERE bot_transfers.id = ${id} AND ${IS_OPEN_TRANSFER} AND bots.deleted_at IS NULL
        AND ${condition}
      FOR NO KEY UPDATE OF bot_transfers
    `,
    client
  )
  return transfer
}

/** Whether a member has an account that is not restricted, as the receiver of a bot needs. */
export async function isActiveAccount(
  memberId: string,
  client?: QueryClientContract
): Promise<boolean> {
  const found = await queryRows(
    sql`SELECT FROM ${USERS} WHERE users.id = ${memberId} AND ${rawSql(IS_ACTIVE_MEMBER)}`,
    client
  )
  return found.length > 0
}
