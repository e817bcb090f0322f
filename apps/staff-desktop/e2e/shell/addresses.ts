import { APP_ORIGIN } from '../../src/shared/bridge.ts'

/**
 * Chromium does not know the client's scheme. `*.localhost` is as secure a context as
 * `app://bundle` is in Electron.
 */
const STAND_IN = 'http://bundle.localhost'

function replaceOrigin(url: string, from: string, to: string): string {
  return url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url
}

/** Maps an address of the client to the browser's. */
export function toBrowserUrl(url: string): string {
  return replaceOrigin(url, APP_ORIGIN, STAND_IN)
}

/** Maps an address of the browser to the client's. */
export function toClientUrl(url: string): string {
  return replaceOrigin(url, STAND_IN, APP_ORIGIN)
}

/** The origin of the client's pages in the browser. */
export const BROWSER_ORIGIN = STAND_IN
