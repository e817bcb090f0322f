import { INTERNAL_ID_PATTERN } from '@botanica/api-client/contract'
import type Electron from 'electron'
import type { Destination } from '../../shared/bridge.ts'

/** What the system gives to this client (`packaging/config.ts`). */
export const LINK_SCHEME = 'botanica-staff'
const LINK =
  /^botanica-staff:\/\/(?:(queue|applications|support)\/?|(bot|application|request)\/(\d+))$/

/**
 * Where a link leads: to one of the lists (`botanica-staff://queue`, `//applications`, `//support`), or to one thing
 * (`//bot/17`, `//application/3`, `//request/5`). A link carries no token, and does nothing but show.
 */
export function parseDeepLink(link: string): Destination | undefined {
  const [, list, thing, id] = LINK.exec(link) ?? []
  if (list !== undefined) return { kind: list as 'queue' | 'applications' | 'support' }
  if (id !== undefined && INTERNAL_ID_PATTERN.test(id))
    return { kind: thing as 'bot' | 'application' | 'request', id: Number(id) }
  return undefined
}

/** The first place among the arguments that a client is started with. */
export function findDeepLink(argv: readonly string[]): Destination | undefined {
  return argv.map(parseDeepLink).find((place) => place !== undefined)
}

/** The links that macOS opens with the client. */
export interface OpenedLinks {
  /** Hands on where each link leads, also those that were opened before; `undefined` for one that leads nowhere. */
  onOpen: (open: (place: Destination | undefined) => void) => void
}

/**
 * Listens to links from now on: to be called before Electron is ready, for macOS names the link that starts the client no later.
 */
export function listenForLinks(app: Pick<Electron.App, 'on'>): OpenedLinks {
  let handle: ((place: Destination | undefined) => void) | undefined
  const early: (Destination | undefined)[] = []
  app.on('open-url', (event, link) => {
    event.preventDefault()
    if (handle) handle(parseDeepLink(link))
    else early.push(parseDeepLink(link))
  })
  return {
    onOpen(open) {
      handle = open
      for (const place of early.splice(0)) open(place)
    },
  }
}
