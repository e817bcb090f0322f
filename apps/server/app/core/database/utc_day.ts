import { rawSql } from '#app/core/database/sql'

/** SQL expression: the current day of UTC. */
export const TODAY = rawSql(`(now() AT TIME ZONE 'UTC')::date`)
