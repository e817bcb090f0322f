import { constant, queryRows, rawSql, sql } from '#app/core/database/sql'
import { IS_ACTIVE_MEMBER } from '#app/identity/queries/account_status'
import { type Person, personJson } from '#app/identity/queries/person_json'
import { hasRoleWithRight } from '#app/identity/rules'
import { USERS } from '#app/identity/tables'
import type { Viewer } from '#app/identity/viewer'
import { IS_READING } from '#app/readers/change_readers'
import { listItems } from '#app/readers/list_items'
import { ITEM_RIGHTS, type ItemType, type StaffItem } from '#app/readers/rules'

/** A staff member who has an item open. */
export interface ItemReader extends StaffItem {
  person: Person
}

/** More would be of no use to anybody. */
const MAX_READERS = 500

const COLUMNS = rawSql(`
  item_readers.item_type AS "itemType", item_readers.item_id AS "itemId",
  ${personJson('item_readers.user_id')} AS person
`)

/** Lists the other staff members who have an item open that the viewer may decide on, each once per item. */
export async function listReaders(viewer: Pick<Viewer, 'id' | 'roles'>): Promise<ItemReader[]> {
  const rows = await queryRows<ItemReader>(sql`
    SELECT DISTINCT ${COLUMNS}
    FROM item_readers JOIN ${USERS} ON users.id = item_readers.user_id
    WHERE item_readers.user_id <> ${viewer.id} AND ${IS_READING} AND ${rawSql(IS_ACTIVE_MEMBER)}
    ORDER BY 1, 2, 3 LIMIT ${constant(MAX_READERS)}
  `)
  const byType = Map.groupBy(rows, ({ itemType }) => itemType)
  const shown = await Promise.all(
    [...byType].map(([itemType, readers]) => selectShown(itemType, readers, viewer))
  )
  return shown.flat()
}

/** A role may have been lost since the item was opened. */
async function selectShown(
  itemType: ItemType,
  readers: readonly ItemReader[],
  viewer: Pick<Viewer, 'id' | 'roles'>
): Promise<ItemReader[]> {
  const right = ITEM_RIGHTS[itemType]
  if (!hasRoleWithRight(viewer.roles, right)) return []
  const ids = [...new Set(readers.map(({ itemId }) => itemId))]
  const items = await listItems(itemType, ids, viewer)
  const shownIds = new Set(items.filter(({ isOwn }) => !isOwn).map(({ id }) => id))
  return readers.filter(
    ({ itemId, person }) => shownIds.has(itemId) && hasRoleWithRight(person.roles, right)
  )
}

/** Whether one of the members has an item open. */
export async function hasReaders(memberIds: readonly string[]): Promise<boolean> {
  const rows = await queryRows(
    sql`SELECT FROM item_readers WHERE user_id = ANY (${memberIds}::text[]) LIMIT 1`
  )
  return rows.length > 0
}
