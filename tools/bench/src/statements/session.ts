/** The planner settings of the server's sessions (apps/server/config/database.ts). */
const SESSION_OPTIONS = '-c jit=off -c random_page_cost=1.1'

/** The URL of a database with the planner settings of the server. */
export function withServerSettings(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', SESSION_OPTIONS)
  return url.href
}
