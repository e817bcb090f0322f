import db from '@adonisjs/lucid/services/db'
import { rowsOf, sql } from '#app/directory/queries/sql'

/** Whoever holds it refreshes the tiers, in whichever process. */
const LOCK = 'search_tiers'
/** Each change writes an index entry for every word of a bot; so many fit well into a statement's time limit. */
const MOST_CHANGED = 200

interface Part {
  /** The last bot that was looked at; `null` when there was none left. */
  upTo: number | null
  changed: number
}

/**
 * Makes the search's tiers of popularity up anew (decision 6), part by part, so that nobody waits for it. It ends at once
 * when it is under way already.
 * @param signal ends it between two parts; what is done stays
 * @returns how many bots came into another tier, or `undefined` when somebody else is at it
 */
export async function refreshTiers(signal?: AbortSignal): Promise<number | undefined> {
  const holder = await db.transaction()
  try {
    const { rows } = await holder.rawQuery<{ rows: { isOurs: boolean }[] }>(
      'SELECT pg_try_advisory_xact_lock(hashtext(?)) AS "isOurs"',
      [LOCK]
    )
    if (!rows[0]!.isOurs) return undefined
    let total = 0
    for (let after: number | null = 0; after !== null;) {
      if (signal?.aborted) break
      const [part]: Part[] = await rowsOf<Part>(
        sql`SELECT up_to AS "upTo", changed FROM refresh_search_tiers(${after}, ${MOST_CHANGED})`
      )
      after = part!.upTo
      total += part!.changed
      // The lock's own session must not look idle: its transaction would be ended.
      await holder.rawQuery('SELECT')
    }
    return total
  } finally {
    await holder.rollback()
  }
}
