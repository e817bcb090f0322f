/** What packages are made from besides the sources: `STAFF_UPDATE_FEED`, where newer versions will be found. */
export interface PackageSettings {
  updateFeed: string | null
}

/**
 * @throws {Error} for a feed without encryption
 */
export function settingsOf(env: NodeJS.ProcessEnv): PackageSettings {
  const given = env.STAFF_UPDATE_FEED
  if (!given) return { updateFeed: null }
  if (URL.parse(given)?.protocol === 'https:') return { updateFeed: given }
  throw new Error(
    `STAFF_UPDATE_FEED is "${given}", and must be an address that begins with https://.`
  )
}
