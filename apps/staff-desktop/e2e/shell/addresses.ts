import { APP_ORIGIN } from '../../src/shared/bridge.ts'

/** Chromium knows no scheme of ours; `*.localhost` is as secure a context as `app://bundle` is in Electron. */
const STAND_IN = 'http://bundle.localhost'

function move(url: string, from: string, to: string): string {
  return url === from || url.startsWith(`${from}/`) ? to + url.slice(from.length) : url
}

/** An address of the client as the browser has it. */
export function inBrowser(url: string): string {
  return move(url, APP_ORIGIN, STAND_IN)
}

/** An address of the browser as the client is told it. */
export function inClient(url: string): string {
  return move(url, STAND_IN, APP_ORIGIN)
}

/** The origin of the client's pages as the browser has it. */
export const BROWSER_ORIGIN = STAND_IN
