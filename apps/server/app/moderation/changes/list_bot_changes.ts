import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { oldestFirst } from '#app/core/database/keyset_order'
import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import type { Language } from '#app/core/languages'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { BOT_CHIP_COLUMNS, type BotChipRow, isInterestedIn } from '#app/directory/queries/bot_rows'
import { BOT_CHANGES, BOTS } from '#app/directory/tables'
import { selectUndo, type Undo } from '#app/directory/undo/select_undo'
import {
  CHANGED_FIELDS,
  type ChangedFields,
  FORMER_FIELDS,
  HAS_DECIDABLE_CHANGES,
  IS_OPEN_CHANGE,
} from '#app/directory/versions/queries/bot_changes'
import {
  LISTING_FIELDS,
  type ListingFields,
  NEWEST_VERSION,
} from '#app/directory/versions/queries/listing'
import type { BotChangeKind, HeldFor } from '#app/directory/versions/rules'
import { memberLanguage, type Person, personJson } from '#app/identity/queries/person_json'

/** A change in the staff's queue. */
export interface QueuedChangeRow extends BotChipRow {
  id: number
  kind: BotChangeKind
  author: Person | null
  /** In which to write to the author; `null` while it is unknown. */
  authorLanguage: Language | null
  heldFor: HeldFor[]
  fields: ChangedFields
  former: ChangedFields
  listing: ListingFields
  version: number
  createdAt: Date
  isOwn: boolean
}

const OLDEST = oldestFirst('changes')

const COLUMNS = sql`
  changes.id, changes.kind, ${rawSql(personJson('changes.author_id'))} AS author,
  ${rawSql(memberLanguage('changes.author_id'))} AS "authorLanguage",
  changes.held_for AS "heldFor", ${CHANGED_FIELDS} AS fields, ${FORMER_FIELDS} AS former,
  ${LISTING_FIELDS} AS listing, ${NEWEST_VERSION} AS version, changes.created_at AS "createdAt",
  ${BOT_CHIP_COLUMNS}
`

const TABLES = sql`${BOT_CHANGES} changes JOIN ${BOTS} ON bots.id = changes.bot_id`

/** Literals, so that the planner knows the kind; there are two. */
const OF_KIND: Record<BotChangeKind, Sql> = {
  held: rawSql(`changes.kind = 'held'`),
  sampled: rawSql(`changes.kind = 'sampled'`),
}

interface ChangeQuery extends ListQuery {
  viewerId: string
  kind?: BotChangeKind | undefined
}

/** Lists one page of the changes that staff can decide on, longest waiting first. */
export async function listBotChanges({
  viewerId,
  kind,
  limit,
  cursor,
}: ChangeQuery): Promise<ListPage<QueuedChangeRow>> {
  const rows = await queryRows<WithCursor<QueuedChangeRow>>(sql`
    SELECT ${COLUMNS}, ${isInterestedIn(viewerId)} AS "isOwn", ${OLDEST.place} AS place
    FROM ${TABLES}
    WHERE ${IS_OPEN_CHANGE} AND ${HAS_DECIDABLE_CHANGES} AND ${kind ? OF_KIND[kind] : rawSql('true')}
      AND ${OLDEST.after(OLDEST.parseCursor(cursor))}
    ORDER BY ${OLDEST.orderBy} LIMIT ${limit + 1}
  `)
  return paginate(rows, OLDEST, limit)
}

/** What decides whether a caller may decide on a change, and why not. */
export interface ChangeAccess {
  id: number
  botId: number
  isOpen: boolean
  isOwn: boolean
  /** The name of who decided; `null` when nobody did, and for a deleted account. */
  decidedBy: string | null
  state: 'open' | 'approved' | 'rejected' | 'withdrawn' | 'replaced'
  closedAt: Date | null
}

/** Finds a change of a bot that is not deleted, open or not. */
export async function findChangeAccess(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<ChangeAccess | undefined> {
  const [change] = await queryRows<ChangeAccess>(
    sql`
      SELECT changes.id, changes.bot_id AS "botId", changes.state,
        ${IS_OPEN_CHANGE} AND ${HAS_DECIDABLE_CHANGES} AS "isOpen",
        ${isInterestedIn(viewerId)} AS "isOwn", changes.closed_at AS "closedAt",
        ${rawSql(personJson('changes.decided_by'))} ->> 'displayName' AS "decidedBy"
      FROM ${TABLES} WHERE changes.id = ${id} AND bots.deleted_at IS NULL
    `,
    client
  )
  return change
}

/** Finds the viewer's decision on a change, while it can be undone. */
export async function findChangeUndo(
  id: number,
  viewerId: string,
  client?: QueryClientContract
): Promise<Undo> {
  const [row] = await queryRows<{ undo: Undo }>(
    sql`SELECT ${selectUndo(viewerId, sql`decision_news.change_id = ${id}`)} AS undo`,
    client
  )
  return row!.undo
}

/** Finds which of the changes are about bots that are not deleted, and whether these are the staff member's own. */
export function listChangeItems(
  ids: readonly number[],
  { id: viewerId }: { id: string },
  client?: QueryClientContract
): Promise<{ id: number; isOwn: boolean }[]> {
  return queryRows(
    sql`
      SELECT changes.id, ${isInterestedIn(viewerId)} AS "isOwn" FROM ${TABLES}
      WHERE changes.id = ANY (${ids}::bigint[]) AND bots.deleted_at IS NULL
    `,
    client
  )
}
