import { withClient } from '@botanica/run/postgres'
import type { Asking } from './answer.ts'
import { MEMBER_ID } from './member.ts'
import type { Scenario } from './scenarios.ts'

export const HTTP_OK = 200
const HTTP_NOT_MODIFIED = 304

/** How a scenario's requests are sent. @param token the member's, who writes */
export function askingOf({ write }: Scenario, token: string): Asking {
  if (write === undefined) return {}
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
  return { method: 'POST', headers, body: write.body }
}

/** The status that an answer must have; any other is a failure. */
export function expectedStatusOf({ write, conditional }: Scenario): number {
  return write?.expectedStatus ?? (conditional ? HTTP_NOT_MODIFIED : HTTP_OK)
}

/** Takes back what a scenario has written, if it writes. The server's own role may not. */
export async function undo({ write }: Scenario, migratorUrl: string) {
  if (write === undefined) return
  await withClient(migratorUrl, (client) => client.query(write.undo, [MEMBER_ID]))
}
