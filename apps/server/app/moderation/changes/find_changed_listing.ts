import { queryRows, sql } from '#app/core/database/sql'
import type { PreflightListing } from '#app/directory/preflight/run_preflight'
import { BOT_CHANGES, BOTS } from '#app/directory/tables'
import { CHANGED_FIELDS } from '#app/directory/versions/queries/bot_changes'
import {
  LISTING_FIELDS,
  type ListingFields,
  NEWEST_VERSION,
} from '#app/directory/versions/queries/listing'

interface ChangedListing {
  listing: PreflightListing
  /** The number of the newest version of the listing without the change. */
  version: number
}

/** Finds the listing that a change would make; `undefined` when the bot was deleted. */
export async function findChangedListing(changeId: number): Promise<ChangedListing | undefined> {
  const [row] = await queryRows<{ discordBotId: string; fields: ListingFields; version: number }>(
    sql`
      SELECT bots.discord_bot_id AS "discordBotId", ${LISTING_FIELDS} || ${CHANGED_FIELDS} AS fields,
        ${NEWEST_VERSION} AS version
      FROM ${BOT_CHANGES} changes JOIN ${BOTS} ON bots.id = changes.bot_id
      WHERE changes.id = ${changeId} AND bots.deleted_at IS NULL
    `
  )
  return row && { listing: { discordBotId: row.discordBotId, ...row.fields }, version: row.version }
}
