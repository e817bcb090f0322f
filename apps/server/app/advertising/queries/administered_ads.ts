import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { type CursorValues, splitPage } from '#app/core/pagination'
import { literally, rowsOf, sql } from '#app/directory/queries/sql'
import type { AdPlacement, AdState, AdType } from '#app/advertising/rules'

/** A cursor of the list carries the id of the last ad seen. */
export const AD_CURSOR_LENGTH = 1

/** An ad as its administrators see it. */
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

export interface AdministeredAdQuery {
  placement?: AdPlacement | undefined
  limit: number
  cursor?: CursorValues | undefined
}

/** By the clock of the database. */
const COLUMNS = literally(`
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

/** The ads of a placement, or all of them, the newest first. */
export async function listAdministeredAds({ placement, limit, cursor }: AdministeredAdQuery) {
  const before = cursor?.[0] ?? null
  const rows = await rowsOf<AdministeredAd>(sql`
    SELECT ${COLUMNS} FROM advertisements
    WHERE (${placement ?? null}::text IS NULL OR placement = ${placement ?? null})
      AND (${before}::bigint IS NULL OR id < ${before}::bigint)
    ORDER BY id DESC
    LIMIT ${limit + 1}
  `)
  const { page, hasMore } = splitPage(rows, limit)
  return { rows: page, next: hasMore ? [page.at(-1)!.id] : undefined }
}

export async function findAdministeredAd(
  id: number,
  client?: QueryClientContract
): Promise<AdministeredAd | undefined> {
  const [ad] = await rowsOf<AdministeredAd>(
    sql`SELECT ${COLUMNS} FROM advertisements WHERE id = ${id}`,
    client
  )
  return ad
}
