import type { Place } from '../../shared/bridge.ts'

/** What the system gives to this client (`packaging/config.ts`). */
export const LINK_SCHEME = 'botanica-staff'
const LINK =
  /^botanica-staff:\/\/(?:(queue|applications|support)\/?|(bot|application|request)\/([1-9]\d{0,9}))$/

/**
 * Where a link leads (E-26): to one of the lists (`botanica-staff://queue`, `//applications`, `//support`), or to one thing
 * (`//bot/17`, `//application/3`, `//request/5`). A link carries no token, and does nothing but show.
 */
export function placeOf(link: string): Place | undefined {
  const [, list, thing, id] = LINK.exec(link) ?? []
  if (list !== undefined) return { kind: list as 'queue' | 'applications' | 'support' }
  if (thing !== undefined)
    return { kind: thing as 'bot' | 'application' | 'request', id: Number(id) }
  return undefined
}

/** The first place among the arguments that a client is started with. */
export function placeIn(argv: readonly string[]): Place | undefined {
  return argv.map(placeOf).find((place) => place !== undefined)
}
