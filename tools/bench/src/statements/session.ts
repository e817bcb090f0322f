/** How the server has its statements planned (apps/server/config/database.ts). */
const SESSION_OPTIONS = '-c jit=off -c random_page_cost=1.1'

/** The address of a database for sessions like the server's. */
export function asServer(databaseUrl: string): string {
  const url = new URL(databaseUrl)
  url.searchParams.set('options', SESSION_OPTIONS)
  return url.href
}
