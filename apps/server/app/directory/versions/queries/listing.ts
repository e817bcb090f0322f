import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import string from '@adonisjs/core/helpers/string'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import type { BotFields } from '#app/directory/bot_fields'
import { FIRST_VERSION, VERSIONED_FIELDS } from '#app/directory/versions/rules'

/** The fields of a version. */
export type ListingFields = BotFields & { tags: string[] }

const PAIRS = VERSIONED_FIELDS.map((field) => `'${field}', bots.${string.snakeCase(field)}`)

/** SQL expression on `bots`: the fields of the listing as JSON. */
export const LISTING_FIELDS = rawSql(`jsonb_build_object(${PAIRS.join(', ')})`)

/** SQL expression on `bots`: the number of the newest version. */
export const NEWEST_VERSION = rawSql(`coalesce(
  (SELECT max(number) FROM bot_versions WHERE bot_versions.bot_id = bots.id), ${FIRST_VERSION}
)`)

/** A listing as it is now. */
export interface Listing {
  fields: ListingFields
  categoryIds: number[]
  version: number
  /** The long description that staff saw last; the current one when they have seen none. */
  approvedDescription: string
}

/** Reads a bot's listing. In a transaction that has locked the bot it is the newest one. */
export async function findListing(
  botId: number,
  client?: QueryClientContract
): Promise<Listing | undefined> {
  const [listing] = await queryRows<Omit<Listing, 'categoryIds'> & { categoryIds: string[] }>(
    sql`
      SELECT ${LISTING_FIELDS} AS fields, ${NEWEST_VERSION} AS version,
        ARRAY(
          SELECT category_id::text FROM bot_categories WHERE bot_id = bots.id ORDER BY category_id
        ) AS "categoryIds",
        coalesce((
          SELECT bot_versions.fields ->> 'description' FROM bot_versions
          WHERE bot_versions.bot_id = bots.id AND approved ORDER BY number DESC LIMIT 1
        ), bots.description) AS "approvedDescription"
      FROM bots WHERE bots.id = ${botId}
    `,
    client
  )
  return listing && { ...listing, categoryIds: listing.categoryIds.map(Number) }
}

/** Returns the number of a bot's newest version. */
export async function findNewestVersion(
  botId: number,
  client?: QueryClientContract
): Promise<number> {
  const [row] = await queryRows<{ version: number }>(
    sql`SELECT ${NEWEST_VERSION} AS version FROM bots WHERE id = ${botId}`,
    client
  )
  return row?.version ?? FIRST_VERSION
}
