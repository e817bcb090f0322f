import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { NoRowsAffectedError } from '#app/core/idempotency/run_idempotent'
import { isInterestedIn, isOwnedBy } from '#app/directory/queries/bot_rows'
import {
  accessColumns,
  type BotAccess,
  type BotKey,
  matchesBot,
} from '#app/directory/queries/find_bot'
import { isActiveMember } from '#app/identity/queries/account_status'
import { queryRows, type Sql, sql } from '#app/core/database/sql'
import type { ApprovalStatus } from '#app/directory/rules'

/** A bot as its owners edit it. */
export interface OwnedBot extends BotAccess {
  userId: string
  additionalOwners: string[]
  discordBotId: string
  name: string
  approvalStatus: ApprovalStatus
}

const columnsFor = (viewerId: string | undefined): Sql => sql`
  ${accessColumns(viewerId)}, bots.user_id AS "userId",
  bots.additional_owners AS "additionalOwners", bots.discord_bot_id AS "discordBotId", bots.name,
  bots.approval_status AS "approvalStatus"
`

export async function findOwnedBot(
  key: BotKey,
  viewerId: string | undefined
): Promise<OwnedBot | undefined> {
  const [bot] = await queryRows<OwnedBot>(
    sql`SELECT ${columnsFor(viewerId)} FROM bots WHERE ${matchesBot(key)}`
  )
  return bot
}

/**
 * Locks the bot for a change by one of its owners.
 * @throws NoRowsAffectedError when it is gone, or the member does not own it or is restricted
 */
export async function lockOwnedBot(
  client: QueryClientContract,
  id: number,
  ownerId: string
): Promise<OwnedBot> {
  const [bot] = await queryRows<OwnedBot>(
    sql`
      SELECT ${columnsFor(ownerId)} FROM bots
      WHERE ${matchesBot({ id })} AND ${isOwnedBy(ownerId)} AND ${isActiveMember(ownerId)}
      FOR NO KEY UPDATE OF bots
    `,
    client
  )
  if (!bot) throw new NoRowsAffectedError()
  return bot
}

export interface LockedBot extends OwnedBot {
  /** Whether the actor owns it or takes part in a transfer of it, and so cannot decide about it as staff. */
  isInterested: boolean
}

/** Locks the bot for a change by somebody who need not own it. @returns `undefined` when it is gone */
export async function lockBot(
  client: QueryClientContract,
  id: number,
  actorId: string
): Promise<LockedBot | undefined> {
  const [bot] = await queryRows<LockedBot>(
    sql`
      SELECT ${columnsFor(actorId)}, ${isInterestedIn(actorId)} AS "isInterested" FROM bots
      WHERE ${matchesBot({ id })} FOR NO KEY UPDATE OF bots
    `,
    client
  )
  return bot
}
