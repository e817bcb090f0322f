import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queryRows, rawSql, sql } from '#app/core/database/sql'
import { LISTING_FIELDS } from '#app/directory/versions/queries/listing'
import type { VersionKind } from '#app/directory/versions/rules'

interface RecordedVersion {
  id: number
  number: number
}

interface VersionOptions {
  kind: VersionKind
  /** `null` for an administrator at the console, and when nobody knows who made the change. */
  authorId: string | null
  /** Whether staff made or approved the change. */
  isApproved?: boolean
}

/**
 * Records the listing of a bot as its newest version, unless the newest one has the same fields. The bot's row must be
 * locked.
 * @returns the version; `undefined` when nothing has changed
 */
export async function recordVersion(
  trx: TransactionClientContract,
  botId: number,
  { kind, authorId, isApproved = false }: VersionOptions
): Promise<RecordedVersion | undefined> {
  const [version] = await queryRows<RecordedVersion>(
    sql`
      WITH latest AS (
        SELECT id, number, fields FROM bot_versions WHERE bot_id = ${botId}
        ORDER BY number DESC LIMIT 1
      ), listing AS (
        SELECT ${LISTING_FIELDS} AS fields, approval_status FROM bots WHERE id = ${botId}
      ), replaced AS (
        UPDATE bot_versions SET replaced_at = now() FROM latest, listing
        WHERE bot_versions.id = latest.id AND latest.fields <> listing.fields
      )
      INSERT INTO bot_versions (bot_id, number, kind, author_id, fields, changed_fields, approved)
      SELECT ${botId}::bigint, coalesce(latest.number, 0) + 1, ${kind}, ${authorId}, listing.fields,
        ARRAY(
          SELECT field.key FROM jsonb_each(listing.fields) AS field
          WHERE field.value IS DISTINCT FROM latest.fields -> field.key AND latest.fields IS NOT NULL
          ORDER BY field.key
        ),
        ${isApproved} OR (
          ${kind}::text = 'recorded' AND latest.id IS NULL AND listing.approval_status = 'approved'
        )
      FROM listing LEFT JOIN latest ON true
      WHERE latest.fields IS DISTINCT FROM listing.fields
      RETURNING id, number
    `,
    trx
  )
  return version
}

/**
 * Records the listing before a change, if no version has it: bots that were listed before there were versions get
 * their first one, and tags change when a category is renamed. Versions cost nothing until a listing changes.
 */
export function recordFormerVersion(trx: TransactionClientContract, botId: number) {
  return recordVersion(trx, botId, { kind: 'recorded', authorId: null })
}

const IS_NEWEST = rawSql('replaced_at IS NULL')

/** Marks the newest version as approved by staff. @returns whether it was not already */
export async function markVersionApproved(
  trx: TransactionClientContract,
  botId: number
): Promise<boolean> {
  const approved = await queryRows(
    sql`
      UPDATE bot_versions SET approved = true WHERE bot_id = ${botId} AND ${IS_NEWEST} AND NOT approved
      RETURNING id
    `,
    trx
  )
  return approved.length > 0
}
