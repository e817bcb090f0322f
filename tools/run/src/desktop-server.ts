import { Failure } from './machine/failure.ts'

/** URL of the server that the desktop client is built for; by default that of `npm start` on this machine. */
export const SERVER_VARIABLE = 'STAFF_SERVER_URL'

const ABOUT_PATH = '/api/desktop/about'
const NAME = 'botanica'
const ANSWER_MS = 5_000

/**
 * Checks that a compatible Botanica server answers at an address.
 * @returns its origin
 * @throws {Failure} that says what to do when there is none
 */
export async function findServerOrFail(address: string): Promise<string> {
  const url = URL.parse(address)
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new Failure(`"${address}" is not a server URL: correct ${SERVER_VARIABLE}.`)
  }
  const about = await requestName(url)
  if (about === NAME) return url.origin
  throw new Failure(
    `${about === undefined ? 'Nothing' : 'Something other than Botanica'} answers at ${url.origin}: start Botanica in another terminal (npm start, or npm run dev), or set its URL in ${SERVER_VARIABLE}.`
  )
}

/** @returns the name that the server reports, `null` when it reports none, undefined without a response */
async function requestName(url: URL): Promise<unknown> {
  try {
    const answer = await fetch(new URL(ABOUT_PATH, url), {
      signal: AbortSignal.timeout(ANSWER_MS),
    })
    const body: unknown = await answer.json().catch(() => null)
    return body !== null && typeof body === 'object' && 'name' in body ? body.name : null
  } catch {
    return undefined
  }
}
