import { join } from 'node:path'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { assertContract } from '@botanica/testkit/contract-snapshot'
import { queryKeys } from '@botanica/api-client'
import { readDraft, saveDraft } from '@botanica/ui/drafts'
import { THEME_KEY } from '@botanica/ui/theme'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fakeStorage } from './support/fake-storage.ts'

const VLAD = '100000000000000001'
const databases: string[] = []
const storedNames: string[] = []

vi.mock('idb-keyval', () => ({
  createStore: (database: string, store: string) => void databases.push(`${database}/${store}`),
  get: async () => undefined,
  set: async (name: string) => void storedNames.push(name),
  delMany: async () => undefined,
  keys: async () => [],
  entries: async () => [],
}))

/** Storage that records which keys were read, because other code writes some of them. */
function recordingStorage(read: Set<string>, missing: string | null = null) {
  const storage = fakeStorage()
  const getItem = storage.getItem.bind(storage)
  Object.defineProperty(storage, 'getItem', {
    value: (key: string) => {
      read.add(key)
      return getItem(key) ?? missing
    },
  })
  return storage
}

const cookies = new Set<string>()
let local: Set<string>
let session: Set<string>

function stubStorage(missing: string | null = null) {
  vi.stubGlobal('localStorage', recordingStorage(local, missing))
  vi.stubGlobal('sessionStorage', recordingStorage(session, missing))
}

beforeEach(() => {
  vi.resetModules()
  local = new Set()
  session = new Set()
  stubStorage()
  vi.stubGlobal('document', {
    get cookie() {
      return 'signed_in=1; session_mark=s1'
    },
    set cookie(text: string) {
      cookies.add(text.slice(0, text.indexOf('=')))
    },
    addEventListener: () => {},
    removeEventListener: () => {},
  })
  vi.stubGlobal('navigator', {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

/** Returns a line for each property of a stored value. */
function shapeLines(at: string, text: string | null): string[] {
  const value: unknown = JSON.parse(text ?? 'null')
  const item = Array.isArray(value) ? (value[0] as object) : value
  return Object.keys(item as object).map((key) => `${at} .${key}`)
}

async function storageLines(): Promise<string[]> {
  const { queueForm } = await import('../src/lib/form-queue.ts')
  const { storeDeviceMember } = await import('../src/lib/device-member.ts')
  const { storePushLanguage } = await import('../src/lib/browser-push.ts')
  const { storeLanguage } = await import('../src/lib/language.ts')
  const { writeCookie } = await import('../src/lib/preferences.ts')
  const { clearEndedSession, hasSessionToEnd } =
    await import('../src/features/offline/storage/sign-out.ts')
  const { DRAFTS } = await import('../src/features/bot/member/draft-names.ts')

  const draft = DRAFTS.review(VLAD)
  saveDraft(draft, VLAD, { rating: 4, comment: 'It grows.' })
  queueForm({ draft, by: VLAD, what: 'review', about: 'Fern', path: '/bot/1' })
  storeDeviceMember(VLAD)
  storePushLanguage('ro')
  storeLanguage('ro')
  writeCookie(THEME_KEY, 'dark')
  await clearEndedSession()
  hasSessionToEnd()

  const shapes = Object.keys(localStorage)
    .filter((key) => localStorage.getItem(key)!.startsWith('{'))
    .flatMap((key) => shapeLines(`local storage ${key}`, localStorage.getItem(key)))
  const lines = [
    ...[...local, ...Object.keys(localStorage)].map((key) => `local storage ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session storage ${key}`),
    ...shapes,
    ...shapeLines('local storage unsent', localStorage.getItem('unsent')),
    ...[DRAFTS.edit(1), DRAFTS.reply(1)].map((name) => `draft ${name}`),
    ...[...cookies].map((name) => `cookie ${name}`),
  ]
  // Each draft has a random id.
  return lines.map((line) => line.replace(/(draft:[^:]+):\w+/, '$1:<id>'))
}

async function visitLines(): Promise<string[]> {
  stubStorage(String(Date.now()))
  local.clear()
  session.clear()
  const { useInstall } = await import('../src/features/offline/banners/use-install.ts')
  const { wasReloadedForBuild } = await import('../src/features/offline/worker/chunk-failures.ts')
  vi.stubGlobal('window', globalThis)
  function Probe() {
    useInstall()
    return null
  }
  renderToString(
    <QueryClientProvider client={new QueryClient()}>
      <Probe />
    </QueryClientProvider>
  )
  wasReloadedForBuild()
  return [
    ...[...local].map((key) => `local storage ${key}`),
    ...[...session].map((key) => `session storage ${key}`),
  ]
}

const findNothing = async () => undefined

async function databaseLines(): Promise<string[]> {
  vi.stubGlobal('location', { href: 'https://botanica.test/' })
  const { persistQueries } = await import('../src/features/offline/storage/persist-queries.ts')
  const { CATALOG_KEY } = await import('../src/features/offline/storage/catalog-key.ts')
  const queryClient = new QueryClient()
  queryClient.setQueryData(queryKeys.categories(), [])
  const stop = persistQueries({
    queryClient,
    build: '1',
    buildResponse: findNothing,
    buildNextPage: findNothing,
  })
  await expect.poll(() => storedNames).not.toEqual([])
  stop()
  queryClient.clear()
  return [
    ...databases.map((name) => `database ${name}`),
    `stored ${CATALOG_KEY}`,
    // The rest of the name depends on the query; the next build drops it.
    ...storedNames.map((name) => `stored ${name.slice(0, name.indexOf('['))}`),
  ]
}

async function workerLines(): Promise<string[]> {
  const lines: string[] = []
  const cache = {
    match: async () => undefined,
    keys: async () => [],
    put: async (key: string, response: Response) => {
      lines.push(`cached ${key}`)
      const urls = (await response.json()) as string[]
      lines.push(...urls.map((url) => `precached ${new URL(url).pathname}`))
    },
  }
  vi.stubGlobal('location', new URL('https://botanica.test/sw.js'))
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      lines.push(`cache ${name}`)
      return cache
    },
  })
  const scope = { filesOfBuild: [], navigator: {}, registration: { scope: '/' } }
  vi.stubGlobal('self', scope)
  // The module has the types of a worker, which this TypeScript program lacks.
  const { deleteOldBuilds } = await vi.importActual<{ deleteOldBuilds: () => Promise<void> }>(
    '../src/worker/build-files.ts'
  )
  await deleteOldBuilds()

  const policies: string[] = []
  const trustedTypes = {
    createPolicy: (name: string, rules: { createScriptURL: (address: string) => string }) => {
      policies.push(`trusted types policy ${name}`)
      return rules
    },
  }
  vi.stubGlobal('window', { trustedTypes })
  await import('../src/features/offline/worker/use-worker.ts')
  return [...lines, ...policies]
}

test('names of stored data are unchanged', async () => {
  const lines = [
    ...(await storageLines()),
    ...(await visitLines()),
    ...(await databaseLines()),
    ...(await workerLines()),
  ]
  const file = join(import.meta.dirname, 'contract/storage.txt')
  expect(() => assertContract({ file, lines, suite: 'web-pwa contract' })).not.toThrow()
})

/** Local storage of release e4f5ad3 with a review that could not be sent offline. */
const UNSENT_THEN = JSON.stringify([
  {
    draft: 'review-of-200000000000000001',
    what: 'review',
    about: 'Fern',
    path: '/bot/200000000000000001',
    kept: `{"draft":{"rating":4,"comment":"Written in a tunnel."},"by":"${VLAD}"}`,
  },
])

test('a review queued by release e4f5ad3 belongs to its author and can be sent', async () => {
  localStorage.setItem('unsent', UNSENT_THEN)
  const { getQueuedForms } = await import('../src/lib/form-queue.ts')
  const { sendQueuedForm } = await import('../src/lib/send-queued-forms.ts')
  vi.stubGlobal('dispatchEvent', () => true)
  const [unsent, ...others] = getQueuedForms()
  expect(others).toEqual([])
  expect(unsent).toMatchObject({ by: VLAD, what: 'review', path: '/bot/200000000000000001' })
  // No form is open, so the draft is stored where the page's form loads it.
  expect(sendQueuedForm(unsent!)).toBe(false)
  expect(readDraft('review-of-200000000000000001', VLAD)).toEqual({
    rating: 4,
    comment: 'Written in a tunnel.',
  })
})
