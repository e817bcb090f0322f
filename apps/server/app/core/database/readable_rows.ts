import logger from '@adonisjs/core/services/logger'
import { safeUrl } from '#app/core/text'

/**
 * Maps the rows of a query with `read`. An unreadable row is logged and left out, so that it never breaks the rest of a list.
 * @param read maps a row; throws if the row is unreadable
 */
export function mapReadableRows<Row extends { id: number }, Readable>(
  kind: string,
  rows: readonly Row[],
  read: (row: Row) => Readable
): Readable[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      logger.error({ err: error, kind, id: row.id }, 'a row was left out of an answer')
      return []
    }
  })
}

/** Formats a date for JSON. @throws for dates that PostgreSQL can store and JavaScript cannot */
export function isoDate(date: Date): string {
  return date.toISOString()
}

/** Returns the URL if it may be linked, else `null`: stored URLs may be older than today's rules. */
export function toLinkableUrl(address: string | null): string | null {
  return address === null ? null : (safeUrl(address).value ?? null)
}
