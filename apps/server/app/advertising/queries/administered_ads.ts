import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { KeysetOrder, INTEGER_KEY } from '#app/core/database/keyset_order'
import { type ListQuery, paginate, type WithCursor } from '#app/core/database/list_page'
import { rawSql, queryRows, sql } from '#app/core/database/sql'
import type { AdPlacement, AdState, AdType } from '#app/advertising/rules'

const NEWEST = new KeysetOrder('newest', 'DESC', { column: 'id', kind: INTEGER_KEY })

/** An ad as owners of the site see it. */
export interface AdministeredAd {
  id: number
  title: string
  content: string
  placement: AdPlacement
  type: AdType
  isActive: boolean
  priority: number
  startDate: Date | null
  endDate: Date | null
  state: AdState
  createdAt: Date
  updatedAt: Date
}

export interface AdministeredAdQuery extends ListQuery {
  placement?: AdPlacement | undefined
}

/** The state is computed by the database clock. */
const COLUMNS = rawSql(`
  id, title, content, placement, type, is_active AS "isActive", priority,
  start_date AS "startDate", end_date AS "endDate", created_at AS "createdAt",
  updated_at AS "updatedAt",
  CASE
    WHEN NOT is_active THEN 'off'
    WHEN end_date <= now() THEN 'over'
    WHEN start_date > now() THEN 'scheduled'
    ELSE 'shown'
  END AS state
`)

/** Lists the ads of a placement, or all of them, newest first. */
export async function listAdministeredAds({ placement, limit, cursor }: AdministeredAdQuery) {
  const rows = await queryRows<WithCursor<AdministeredAd>>(sql`
    SELECT ${COLUMNS}, ${NEWEST.place} AS place FROM advertisements
    WHERE (${placement ?? null}::text IS NULL OR placement = ${placement ?? null})
      AND ${NEWEST.after(NEWEST.parseCursor(cursor))}
    ORDER BY ${NEWEST.orderBy}
    LIMIT ${limit + 1}
  `)
  return paginate(rows, NEWEST, limit)
}

export async function findAdministeredAd(
  id: number,
  client?: QueryClientContract
): Promise<AdministeredAd | undefined> {
  const [ad] = await queryRows<AdministeredAd>(
    sql`SELECT ${COLUMNS} FROM advertisements WHERE id = ${id}`,
    client
  )
  return ad
}
