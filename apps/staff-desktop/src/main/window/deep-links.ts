import { INTERNAL_ID_PATTERN } from '@botanica/api-client/contract'
import type Electron from 'electron'
import type { Destination } from '../../shared/bridge.ts'

/** The protocol that the system routes to this client (`packaging/config.ts`). */
export const LINK_SCHEME = 'botanica-staff'
const LINK =
  /^botanica-staff:\/\/(?:(queue|applications|support|appeals|reports|changes)\/?|(bot|application|request|appeal|report|change)\/(\d+))$/

/**
 * Parses a deep link to a list (`botanica-staff://queue`, `//applications`, `//support`, `//appeals`, `//reports`,
 * `//changes`) or to one item (`//bot/17`, `//application/3`, `//request/5`, `//appeal/7`, `//report/7`,
 * `//change/7`). A link carries no token, and does nothing
 * but navigate.
 */
export function parseDeepLink(link: string): Destination | undefined {
  const [, list, item, id] = LINK.exec(link) ?? []
  if (list !== undefined)
    return {
      kind: list as 'queue' | 'applications' | 'support' | 'appeals' | 'reports' | 'changes',
    }
  if (id !== undefined && INTERNAL_ID_PATTERN.test(id))
    return {
      kind: item as 'bot' | 'application' | 'request' | 'appeal' | 'report' | 'change',
      id: Number(id),
    }
  return undefined
}

/** Returns the destination of the first deep link among the command-line arguments. */
export function findDeepLink(argv: readonly string[]): Destination | undefined {
  return argv.map(parseDeepLink).find((destination) => destination !== undefined)
}

/** Deep links that macOS opens with the client. */
export interface OpenedLinks {
  /** Calls the handler with the destination of each link, including earlier ones; `undefined` for an invalid link. */
  onOpen: (open: (destination: Destination | undefined) => void) => void
}

/**
 * Listens for deep links. Call it before Electron is ready: macOS reports the link that starts the
 * client before that.
 */
export function listenForLinks(app: Pick<Electron.App, 'on'>): OpenedLinks {
  let handle: ((destination: Destination | undefined) => void) | undefined
  const buffered: (Destination | undefined)[] = []
  app.on('open-url', (event, link) => {
    event.preventDefault()
    if (handle) handle(parseDeepLink(link))
    else buffered.push(parseDeepLink(link))
  })
  return {
    onOpen(open) {
      handle = open
      for (const destination of buffered.splice(0)) open(destination)
    },
  }
}
