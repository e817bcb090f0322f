/** What an invitation needs: whose it is, what it does, and what it asks to be allowed. */
const NEEDED_PARAMS = new Set(['client_id', 'scope', 'permissions'])

/**
 * An invitation reduced to what adds the bot to any server. A redirect, a server chosen beforehand, or a port of its own would
 * lead whoever follows it elsewhere than the page of the platform. For browsers too, so without library.
 * @param address a valid URL
 * @param platformUrl an address of the configured platform's, where the port belongs to the host
 */
export function reduceInvitation(address: string, platformUrl?: string): string {
  const url = new URL(address)
  const isPlatform = platformUrl !== undefined && new URL(platformUrl).origin === url.origin
  if (!isPlatform) url.port = ''
  url.hash = ''
  const [kept, dropped] = [new Set<string>(), new Set<string>()]
  for (const key of url.searchParams.keys()) {
    if (NEEDED_PARAMS.has(key) && !kept.has(key)) kept.add(key)
    else dropped.add(key)
  }
  for (const key of dropped) {
    const first = kept.has(key) ? url.searchParams.get(key) : null
    url.searchParams.delete(key)
    if (first !== null) url.searchParams.set(key, first)
  }
  return url.href
}
