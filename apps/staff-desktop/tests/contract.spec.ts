// @vitest-environment jsdom
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createApi, pollingOnly } from '@botanica/api-client'
import { assertContract } from '@botanica/testkit/contract-snapshot'
import { beforeEach, expect, test, vi } from 'vitest'
import { APP_ID } from '../src/main/app-id.ts'
import { HIDDEN_SWITCH } from '../src/main/attention/index.ts'
import { APP_HOST, APP_SCHEME, PARTITION } from '../src/main/safety/settings.ts'
import { createServerAddress } from '../src/main/server/address.ts'
import { createTokenStore } from '../src/main/session/token-store.ts'
import { LINK_SCHEME, parseDeepLink } from '../src/main/window/deep-links.ts'
import { createWindowState } from '../src/main/window/window-state.ts'
import {
  toQueuedDecision,
  type QueuedBotDecision,
  type StoredDecision,
} from '../src/renderer/offline/queued-decision.ts'
import { sendQueuedDecision } from '../src/renderer/offline/send-queued-decision.ts'
import {
  claimStore,
  getDecisionsKey,
  offlineStore,
  QUERIES,
} from '../src/renderer/offline/store.ts'
import type { ApiCall } from '../src/shared/bridge.ts'
import { bridgeFetch } from '../src/shared/bridge-fetch.ts'
import { DEFAULT_SETTINGS } from '../src/shared/settings.ts'
import { createFakeBridge } from './renderer/support/fake-bridge.ts'
import { createTempFolder } from './support/folder.ts'

const disk = vi.hoisted(() => new Map<string, unknown>())
const databases = vi.hoisted(() => [] as string[])

vi.mock('idb-keyval', () => ({
  createStore: (database: string, store: string) => void databases.push(`${database}/${store}`),
  get: async (name: string) => disk.get(name),
  set: async (name: string, thing: unknown) => void disk.set(name, thing),
  del: async (name: string) => void disk.delete(name),
  entries: async () => [...disk],
}))

beforeEach(() => {
  disk.clear()
})

const MAIN = join(import.meta.dirname, '../src/main')
const OWN_FILE = /'[\w.]+\.(?:json|log)'/g
const ORIGIN = 'https://botanica.test'
const RITA = '100000000000000003'
const OWNER = `${ORIGIN} ${RITA}`

/** The IndexedDB data of release e4f5ad3: a rejection that was being sent when the client was closed. */
const DECISIONS_THEN = [
  {
    bot: { id: 17, name: 'Fern', approvalStatus: 'pending', certified: false },
    decision: { deed: 'reject', reason: 'Its invitation does not work.' },
    sending: { headers: { 'Idempotency-Key': '0123456789abcdef0123456789abcdef' } },
    keptAt: new Date().toISOString(),
    state: 'sending',
  },
]

/** A review of a certification request that was being sent when the client was closed. */
const REVIEWS_THEN = [
  {
    itemType: 'application',
    application: { id: 3, botId: 17, botName: 'Fern', status: 'pending', version: 4 },
    decision: { status: 'rejected', reviewReason: 'It is often offline.', ruleIds: ['online'] },
    sending: { headers: { 'Idempotency-Key': 'fedcba9876543210fedcba9876543210' } },
    keptAt: new Date().toISOString(),
    state: 'sending',
  },
]

/** Returns the file names in the sources of the main process. */
function fileNames(): string[] {
  return readdirSync(MAIN, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(join(MAIN, name), 'utf8').match(OWN_FILE) ?? [])
}

/** Returns the keys of a stored value on every level. */
function keyLines(at: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    [`${at} .${key}`].concat(keyLines(`${at} .${key}`, inner))
  )
}

function onError(error: unknown) {
  throw error
}

async function fileLines(folder: string): Promise<string[]> {
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'))
  const about = { name: 'botanica', image_hosts: [ORIGIN], image_base: `${ORIGIN}/pictures` }
  const address = createServerAddress({
    requestApi: async () => ({
      status: 200,
      contentType: 'application/json',
      body: JSON.stringify(about),
      link: null,
      retryAfter: null,
    }),
    builtFor: null,
    path: join(folder, 'server'),
    onError,
  })
  expect(await address.take(ORIGIN)).toBe(true)

  const plain = {
    isAsyncEncryptionAvailable: async () => true,
    getSelectedStorageBackend: () => 'gnome_libsecret' as const,
    encryptStringAsync: async (text: string) => Buffer.from(text),
    decryptStringAsync: async (bytes: Buffer) => ({
      result: bytes.toString(),
      shouldReEncrypt: false,
    }),
  }
  const path = join(folder, 'session')
  const tokens = createTokenStore({ safeStorage: plain, platform: 'linux', path, onError })
  const expiresAt = '2026-11-23T10:00:00.000Z'
  await tokens.save({ origin: ORIGIN, token: 'secret', userId: RITA, expiresAt })
  const session = read('session') as { encrypted: string }
  const decrypted: unknown = JSON.parse(Buffer.from(session.encrypted, 'base64').toString())

  createWindowState({
    screen: { getAllDisplays: () => [] },
    path: join(folder, 'window'),
    onError,
  }).save({
    getNormalBounds: () => ({ x: 0, y: 0, width: 1, height: 1 }),
    isMaximized: () => false,
  })
  return [
    ...keyLines('server address', read('server')),
    ...keyLines('session', session),
    ...keyLines('session, decrypted', decrypted),
    ...keyLines('window', read('window')),
    ...keyLines('settings', DEFAULT_SETTINGS),
  ]
}

const respond = (status: number, body: object) => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify(body),
  link: null,
  retryAfter: null,
})

const sendDecision = (status: number) => {
  const { bridge } = createFakeBridge({
    answer: ({ route }) =>
      route === 'staff_bots.show' ? respond(200, {}) : respond(status, { code: 'any' }),
  })
  const api = createApi({ fetch: bridgeFetch(bridge), baseUrl: ORIGIN, live: pollingOnly })
  const [stored] = DECISIONS_THEN as unknown as StoredDecision[]
  return sendQueuedDecision(api, toQueuedDecision(stored!), () => 'A sentence.')
}

/** Returns what a queued decision stores after the server has rejected it, or somebody else was faster. */
async function decisionLines(): Promise<string[]> {
  const outcomes = [await sendDecision(403), await sendDecision(409)]
  expect(outcomes.map(({ state }) => state)).toEqual(['refused', 'conflict'])
  const stored = [...DECISIONS_THEN, ...REVIEWS_THEN] as unknown as StoredDecision[]
  const fields = stored.flatMap((one) => Object.keys(toQueuedDecision(one)))
  return [
    ...fields.map((field) => `decision .${field}`),
    ...outcomes.flatMap((outcome) => keyLines('decision', outcome)),
  ]
}

test('stored data and system identifiers do not change', async () => {
  await offlineStore.read(QUERIES)
  await claimStore(OWNER)
  const links = [
    'queue',
    'applications',
    'support',
    'appeals',
    'reports',
    'changes',
    'bot/1',
    'application/1',
    'request/1',
    'appeal/1',
    'report/1',
    'change/1',
  ]
  const lines = [
    ...databases.map((name) => `database ${name}`),
    ...[...disk.keys(), QUERIES, getDecisionsKey('<owner>')].map((name) => `stored ${name}`),
    ...new Set(fileNames().map((name) => `file ${name}`)),
    ...(await fileLines(createTempFolder())),
    ...new Set(await decisionLines()),
    `app id ${APP_ID}`,
    `partition ${PARTITION}`,
    `address of pages ${APP_SCHEME}://${APP_HOST}`,
    `switch ${HIDDEN_SWITCH}`,
    ...links.map((link) => `${LINK_SCHEME}://${link}`).filter((link) => parseDeepLink(link)),
  ]
  const file = join(import.meta.dirname, 'contract/storage.txt')
  expect(() => assertContract({ file, lines, suite: 'staff-desktop contract' })).not.toThrow()
})

test('a decision that release e4f5ad3 queued belongs to its member and is sent', async () => {
  disk.set('owner', OWNER)
  disk.set('decisions', DECISIONS_THEN)
  await claimStore(OWNER)
  const [decision, ...others] = (await offlineStore.read<StoredDecision[]>(
    getDecisionsKey(OWNER)
  ))!.map(toQueuedDecision)
  expect(others).toEqual([])
  expect(decision).toMatchObject({ itemType: 'bot', state: 'waiting' })
  expect(decision!.keptAt).toBe(DECISIONS_THEN[0]!.keptAt)

  const calls: ApiCall[] = []
  const { bridge } = createFakeBridge({
    answer: (call) => {
      calls.push(call)
      const body = JSON.stringify((decision as QueuedBotDecision).bot)
      return { status: 200, contentType: 'application/json', body, link: null, retryAfter: null }
    },
  })
  const api = createApi({ fetch: bridgeFetch(bridge), baseUrl: ORIGIN, live: pollingOnly })
  expect(await sendQueuedDecision(api, decision!, () => undefined)).toMatchObject({ state: 'sent' })
  expect(calls).toMatchObject([
    { route: 'bot_decisions.reject', idempotencyKey: '0123456789abcdef0123456789abcdef' },
  ])
  expect(JSON.parse(calls[0]!.body!)).toEqual({
    reason: 'Its invitation does not work.',
    seen: 'pending',
  })
})

test('a review that was queued is sent with the version that was seen', async () => {
  disk.set(getDecisionsKey(OWNER), REVIEWS_THEN)
  await claimStore(OWNER)
  const [review] = (await offlineStore.read<StoredDecision[]>(getDecisionsKey(OWNER)))!
  const calls: ApiCall[] = []
  const { bridge } = createFakeBridge({
    answer: (call) => {
      calls.push(call)
      return respond(200, {})
    },
  })
  const api = createApi({ fetch: bridgeFetch(bridge), baseUrl: ORIGIN, live: pollingOnly })
  const queued = toQueuedDecision(review!)
  expect(queued.state).toBe('waiting')
  expect(await sendQueuedDecision(api, queued, () => undefined)).toMatchObject({ state: 'sent' })
  expect(calls).toMatchObject([
    { route: 'applications.update', idempotencyKey: 'fedcba9876543210fedcba9876543210' },
  ])
  expect(JSON.parse(calls[0]!.body!)).toEqual({
    status: 'rejected',
    reviewReason: 'It is often offline.',
    ruleIds: ['online'],
    version: 4,
  })
})
