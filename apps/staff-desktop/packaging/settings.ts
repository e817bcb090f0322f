/**
 * Settings of a package from the environment. `STAFF_UPDATE_FEED` is the URL of the update feed;
 * `null` without updates.
 */
export interface PackageSettings {
  updateFeed: string | null
}

/**
 * Reads the package settings.
 * @throws {Error} when the update feed is not an HTTPS URL
 */
export function readPackageSettings(env: NodeJS.ProcessEnv): PackageSettings {
  const feed = env.STAFF_UPDATE_FEED
  if (!feed) return { updateFeed: null }
  if (URL.parse(feed)?.protocol === 'https:') return { updateFeed: feed }
  throw new Error(
    `STAFF_UPDATE_FEED is "${feed}", and must be an address that begins with https://.`
  )
}
