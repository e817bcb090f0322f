import {
  type ListPage,
  type ListQuery,
  paginate,
  type WithCursor,
} from '#app/core/database/list_page'
import { INTEGER_KEY, KeysetOrder } from '#app/core/database/keyset_order'
import { queryRows, rawSql, type Sql, sql } from '#app/core/database/sql'
import { LISTING_FIELDS, type ListingFields } from '#app/directory/versions/queries/listing'
import { FIRST_VERSION, type VersionedField, type VersionKind } from '#app/directory/versions/rules'
import { type Person, personJson } from '#app/identity/queries/person_json'

/** A version without its fields. */
export interface VersionRow {
  number: number
  kind: VersionKind
  /** `null` when nobody knows, for an administrator at the console and for a deleted account. */
  author: Person | null
  changedFields: VersionedField[]
  createdAt: Date
}

export interface VersionDetailRow extends VersionRow {
  fields: ListingFields
}

const NEWEST = new KeysetOrder('version', 'DESC', { column: 'versions.number', kind: INTEGER_KEY })

/** The versions of a bot. One of which none has been recorded yet has its current listing as its first version. */
const versionsOf = (botId: number): Sql => sql`(
  SELECT number, kind, author_id, changed_fields, created_at, fields FROM bot_versions
  WHERE bot_id = ${botId}
  UNION ALL
  SELECT ${FIRST_VERSION}::integer, 'recorded', NULL, '{}', bots.updated_at, ${LISTING_FIELDS}
  FROM bots
  WHERE bots.id = ${botId} AND NOT EXISTS (SELECT FROM bot_versions WHERE bot_id = ${botId})
) AS versions`

const COLUMNS = rawSql(`
  versions.number, versions.kind, ${personJson('versions.author_id')} AS author,
  versions.changed_fields AS "changedFields", versions.created_at AS "createdAt"
`)

/** Lists the versions of a bot, newest first. */
export async function listVersions(
  botId: number,
  { limit, cursor }: ListQuery
): Promise<ListPage<VersionRow>> {
  const rows = await queryRows<WithCursor<VersionRow>>(sql`
    SELECT ${COLUMNS}, ${NEWEST.place} AS place FROM ${versionsOf(botId)}
    WHERE ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy} LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

export async function findVersion(
  botId: number,
  number: number
): Promise<VersionDetailRow | undefined> {
  const [version] = await queryRows<VersionDetailRow>(sql`
    SELECT ${COLUMNS}, versions.fields FROM ${versionsOf(botId)} WHERE versions.number = ${number}
  `)
  return version
}
