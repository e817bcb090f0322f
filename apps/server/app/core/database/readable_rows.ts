import logger from '@adonisjs/core/services/logger'
import { safeUrl } from '#app/core/text'

/**
 * What can be shown of rows that a query found. One that makes no sense is left out and logged, so that it never takes
 * the rest of a list with it (`security.md` section 7, "a poison row").
 * @param read what is shown of a row; throws for one of which nothing can be
 */
export function mapReadableRows<Row extends { id: number }, Sound>(
  kind: string,
  rows: readonly Row[],
  read: (row: Row) => Sound
): Sound[] {
  return rows.flatMap((row) => {
    try {
      return [read(row)]
    } catch (error) {
      logger.error({ err: error, kind, id: row.id }, 'a row was left out of an answer')
      return []
    }
  })
}

/** A date as JSON has it. Postgres knows dates that JavaScript does not; those throw. */
export function isoDate(date: Date): string {
  return date.toISOString()
}

/** The address when it may be linked, else `null`: what is stored may be older than today's rules (ruling R13). */
export function toLinkableUrl(address: string | null): string | null {
  return address === null ? null : (safeUrl(address).value ?? null)
}
