import { queryRows, sql } from '#app/core/database/sql'
import type { AdPlacement, AdType } from '#app/advertising/rules'

export interface AdRow {
  id: number
  type: AdType
  content: string
}

interface ScheduledAd extends AdRow {
  isShown: boolean
  /** Milliseconds until its start or end date; `null` when there is none. */
  changesIn: number | null
}

export interface Ads {
  shown: AdRow[]
  /** Milliseconds until the next ad of the placement starts or ends; `null` when none will. */
  changesIn: number | null
}

/** Lists the ads of a placement that are shown now, by the database clock, highest priority first. */
export async function listAds(placement: AdPlacement): Promise<Ads> {
  const scheduled = await queryRows<ScheduledAd>(sql`
    SELECT id, type, content, has_begun AS "isShown", extract(
      epoch FROM CASE WHEN has_begun THEN end_date ELSE start_date END - now()
    )::double precision * 1000 AS "changesIn"
    FROM advertisements
    CROSS JOIN LATERAL (SELECT start_date IS NULL OR start_date <= now() AS has_begun) AS schedule
    WHERE placement = ${placement} AND is_active AND (end_date IS NULL OR end_date > now())
    ORDER BY priority DESC, id
  `)
  const changes = scheduled.flatMap(({ changesIn }) => changesIn ?? [])
  return {
    shown: scheduled.filter(({ isShown }) => isShown),
    changesIn: changes.length > 0 ? Math.min(...changes) : null,
  }
}
