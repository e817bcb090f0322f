import { queryRows, sql } from '#app/core/database/sql'
import type { AdPlacement } from '#app/advertising/rules'

export interface DisplayedAd {
  content: string
  placement: AdPlacement
  /** Milliseconds until it ends; `null` when it has no end. */
  endsIn: number | null
}

/** Finds an ad that is shown now by the database clock, which excludes inactive, expired and scheduled ads. */
export async function findDisplayedAd(id: number): Promise<DisplayedAd | undefined> {
  const [ad] = await queryRows<DisplayedAd>(sql`
    SELECT content, placement,
      extract(epoch FROM end_date - now())::double precision * 1000 AS "endsIn"
    FROM advertisements
    WHERE id = ${id} AND is_active
      AND (start_date IS NULL OR start_date <= now()) AND (end_date IS NULL OR end_date > now())
  `)
  return ad
}
