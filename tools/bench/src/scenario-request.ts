import { withClient } from '@botanica/run/postgres'
import type { RequestOptions } from './recorded-response.ts'
import { MEMBER_ID } from './member.ts'
import type { DirectorySample } from './directory-sample.ts'
import { getBotsOfRounds, type Scenario } from './scenarios.ts'

export const HTTP_OK = 200
export const HTTP_NO_CONTENT = 204
const HTTP_NOT_MODIFIED = 304
export const HTTP_BAD_REQUEST = 400
export const HTTP_UNAUTHORIZED = 401
export const HTTP_TOO_MANY_REQUESTS = 429
export const HTTP_SERVICE_UNAVAILABLE = 503

/** What the site's pages send with a change. */
export const FROM_PAGES = {
  'content-type': 'application/json',
  'sec-fetch-site': 'same-origin',
  'x-requested-with': 'XMLHttpRequest',
} as const

/**
 * How the requests of a scenario are sent.
 * @param cookie session of the member who writes
 */
export function toRequestOptions({ write }: Scenario, cookie: string): RequestOptions {
  if (write === undefined) return {}
  return { method: write.method, headers: { ...FROM_PAGES, cookie }, body: write.body }
}

/** The status that a response must have. Any other status counts as a failure. */
export function getExpectedStatus({ write, conditional }: Scenario): number {
  return write?.expectedStatus ?? (conditional ? HTTP_NOT_MODIFIED : HTTP_OK)
}

/** Deletes what a scenario wrote. Needs the migrator role; the server's role may not delete these rows. */
export async function deleteWrites({ write }: Scenario, migratorUrl: string) {
  if (write === undefined) return
  await withClient(migratorUrl, (client) => client.query(write.undo, [MEMBER_ID]))
}

/** Lets the member write to the bots of all rounds. Needs the migrator role. */
export async function giveRight(
  { write }: Scenario,
  migratorUrl: string,
  sample: DirectorySample,
  rounds: number
) {
  const right = write?.right
  if (right === undefined) return
  const ids = getBotsOfRounds(sample, rounds).map(({ id }) => id)
  await withClient(migratorUrl, (client) => client.query(right.give, [MEMBER_ID, ids]))
}

/** Takes back what {@link giveRight} has given. */
export async function takeRight({ write }: Scenario, migratorUrl: string) {
  const right = write?.right
  if (right === undefined) return
  await withClient(migratorUrl, (client) => client.query(right.take, [MEMBER_ID]))
}
