import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { BotFields } from '#app/directory/bot_fields'
import { isInterestedIn, PUBLIC_BOT } from '#app/directory/queries/bot_rows'
import type { ListingFields } from '#app/directory/versions/queries/listing'
import type { BotChangeKind, HeldFor } from '#app/directory/versions/rules'

/** What a change writes: only what it changes. Categories are stored by id, because they can be renamed. */
export type StoredFields = Partial<BotFields> & { categoryIds?: number[] }

/** What a change writes, as people read it: `tags` are the names of the categories. */
export type ChangedFields = Partial<ListingFields>

/** A change that waits for staff, or a sampled one. */
export interface BotChangeRow {
  id: number
  botId: number
  kind: BotChangeKind
  authorId: string | null
  fields: StoredFields
  /** The values before the change. */
  former: StoredFields
  heldFor: HeldFor[]
}

const COLUMNS = rawSql(`
  changes.id, changes.bot_id AS "botId", changes.kind, changes.author_id AS "authorId",
  changes.fields, changes.former, changes.held_for AS "heldFor"
`)

/** SQL expression: stored fields with the names of the categories. @param column of `bot_changes changes` */
const withTags = (column: string) =>
  rawSql(`(
    (${column} - 'categoryIds') || CASE WHEN ${column} -> 'categoryIds' IS NOT NULL THEN jsonb_build_object('tags', (
      SELECT coalesce(jsonb_agg(categories.name ORDER BY categories.name), '[]') FROM categories
      WHERE to_jsonb(categories.id) <@ (${column} -> 'categoryIds')
    )) ELSE '{}' END
  )`)

export const CHANGED_FIELDS = withTags('changes.fields')
export const FORMER_FIELDS = withTags('changes.former')

/** Condition on `bot_changes changes`: staff have not decided on it, and the owners have not withdrawn it. */
export const IS_OPEN_CHANGE = rawSql(`changes.state = 'open'`)

/** Condition on `bots`: staff decide on its changes. Those of a rejected or deleted bot wait until it is back. */
export const HAS_DECIDABLE_CHANGES = rawSql(PUBLIC_BOT)

/** Counts the changes that staff can decide on. */
export const COUNT_OPEN_CHANGES = rawSql(`
  SELECT count(*)::int FROM bot_changes changes JOIN bots ON bots.id = changes.bot_id
  WHERE ${IS_OPEN_CHANGE.text} AND ${HAS_DECIDABLE_CHANGES.text}
`)

/** Finds the change of a bot that waits for staff. */
export async function findHeldChange(
  botId: number,
  client?: QueryClientContract
): Promise<BotChangeRow | undefined> {
  const [change] = await queryRows<BotChangeRow>(
    sql`
      SELECT ${COLUMNS} FROM bot_changes changes
      WHERE changes.bot_id = ${botId} AND changes.kind = 'held' AND ${IS_OPEN_CHANGE}
    `,
    client
  )
  return change
}

/** What the owners of a bot see of the change that waits for staff. */
export interface HeldChange {
  id: number
  fields: ChangedFields
  heldFor: HeldFor[]
  createdAt: Date
}

export async function findOwnHeldChange(
  botId: number,
  client?: QueryClientContract
): Promise<HeldChange | undefined> {
  const [change] = await queryRows<HeldChange>(
    sql`
      SELECT changes.id, ${CHANGED_FIELDS} AS fields, changes.held_for AS "heldFor",
        changes.created_at AS "createdAt"
      FROM bot_changes changes
      WHERE changes.bot_id = ${botId} AND changes.kind = 'held' AND ${IS_OPEN_CHANGE}
    `,
    client
  )
  return change
}

/** An open change and the bot that it is about, locked for a decision. */
export interface DecidableChange extends BotChangeRow {
  name: string
  userId: string
  additionalOwners: string[]
}

/**
 * Locks the bot of an open change, and the change. The bot comes first, as in every edit.
 * @returns `undefined` when the change is closed, the bot is not public, or the member owns it
 */
export async function lockChangeToDecide(
  client: QueryClientContract,
  changeId: number,
  actorId: string
): Promise<DecidableChange | undefined> {
  await queryRows(
    sql`
      SELECT FROM bots WHERE id = (SELECT bot_id FROM bot_changes WHERE id = ${changeId})
      FOR NO KEY UPDATE
    `,
    client
  )
  const [change] = await queryRows<DecidableChange>(
    sql`
      SELECT ${COLUMNS}, bots.name, bots.user_id AS "userId",
        bots.additional_owners AS "additionalOwners"
      FROM bot_changes changes JOIN bots ON bots.id = changes.bot_id
      WHERE changes.id = ${changeId} AND ${IS_OPEN_CHANGE} AND ${HAS_DECIDABLE_CHANGES}
        AND NOT ${isInterestedIn(actorId)}
      FOR NO KEY UPDATE OF changes
    `,
    client
  )
  return change
}
