import { createHash, randomBytes } from 'node:crypto'
import { CORE_ONLY, createDemoWorld } from '@botanica/demo-world'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import {
  DEMO_DISCORD_CREDENTIALS,
  startDiscordSimulator,
  type DiscordSimulator,
  type DiscordSimulatorOptions,
} from '../src/index.ts'

export const REDIRECT_URI = 'http://localhost:3333/api/auth/discord/callback'
export const AS_BOT = { Authorization: `Bot ${DEMO_DISCORD_CREDENTIALS.botToken}` }

/** The hand-written world: small, but with every kind of person and bot. */
export const world = createDemoWorld(CORE_ONLY)

/** One simulator per test file, reset before each test. */
export function useSimulator(options: Partial<DiscordSimulatorOptions> = {}) {
  let simulator: DiscordSimulator
  beforeAll(async () => {
    simulator = await startDiscordSimulator({ port: 0, world, ...options })
  })
  beforeEach(() => simulator.control.reset())
  afterAll(() => simulator.close())

  const request = (path: string, init: RequestInit = {}) =>
    fetch(`${simulator.url}${path}`, { redirect: 'manual', ...init })

  return {
    get url() {
      return simulator.url
    },
    get control() {
      return simulator.control
    },
    request,
    /** As the bot of Botanica's application. */
    get: (path: string) => request(`/api/v10${path}`, { headers: AS_BOT }),
    getJson: async (path: string): Promise<Record<string, unknown>> =>
      (await request(`/api/v10${path}`, { headers: AS_BOT })).json(),
    /** As the bot of Botanica's application, with a body. */
    send: (method: string, path: string, body: unknown) =>
      request(`/api/v10${path}`, {
        method,
        headers: { ...AS_BOT, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    postForm: (path: string, fields: Record<string, string>, headers = {}) =>
      request(path, { method: 'POST', body: new URLSearchParams(fields), headers }),
    postJson: (path: string, body: unknown, method = 'POST') =>
      request(path, {
        method,
        body: JSON.stringify(body),
        headers: { 'Content-Type': 'application/json' },
      }),
  }
}

export type TestSimulator = ReturnType<typeof useSimulator>

export function authorizePath(changes: Record<string, string | undefined> = {}): string {
  const parameters = {
    response_type: 'code',
    client_id: DEMO_DISCORD_CREDENTIALS.clientId,
    redirect_uri: REDIRECT_URI,
    scope: 'identify email',
    state: 'state-of-the-test',
    ...changes,
  }
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(parameters)) {
    if (value !== undefined) query.set(name, value)
  }
  return `/oauth2/authorize?${query}`
}

export function pkce() {
  const verifier = randomBytes(32).toString('base64url')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  return { verifier, query: { code_challenge: challenge, code_challenge_method: 'S256' } }
}

/** The parameters of the redirect to the client. */
export function getRedirectParameters(response: Response): Record<string, string> {
  const address = new URL(response.headers.get('Location') ?? 'nowhere:')
  return { at: address.origin + address.pathname, ...Object.fromEntries(address.searchParams) }
}

export const CLIENT = {
  client_id: DEMO_DISCORD_CREDENTIALS.clientId,
  client_secret: DEMO_DISCORD_CREDENTIALS.clientSecret,
}

export interface TokenAnswer {
  readonly token_type: string
  readonly access_token: string
  readonly refresh_token: string
  readonly expires_in: number
  readonly scope: string
}

/** Signs a person in, from the authorization request to the tokens. */
export async function signIn(
  simulator: TestSimulator,
  userId: string,
  changes: Record<string, string> = {}
): Promise<TokenAnswer> {
  const { verifier, query } = pkce()
  const authorized = await simulator.request(
    authorizePath({ ...query, ...changes, demo_user: userId })
  )
  const { code } = getRedirectParameters(authorized)
  const response = await simulator.postForm('/api/v10/oauth2/token', {
    ...CLIENT,
    grant_type: 'authorization_code',
    code: code!,
    redirect_uri: REDIRECT_URI,
    code_verifier: verifier,
  })
  return response.json() as Promise<TokenAnswer>
}
