// @vitest-environment jsdom
import { queryKeys } from '@botanica/api-client'
import { DAY_MS } from '@botanica/api-client/contract'
import { staffKeys } from '@botanica/api-client/staff'
import { saveDraft, readDraft } from '@botanica/ui/drafts'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { deleteLegacyStore, persistQueries } from '../../src/renderer/offline/persist-queries.ts'
import { claimStore, getDecisionsKey, clearMemberData } from '../../src/renderer/offline/store.ts'

const disk = vi.hoisted(() => new Map<string, unknown>())

vi.mock('idb-keyval', () => ({
  createStore: () => null,
  get: async (name: string) => disk.get(name),
  set: async (name: string, thing: unknown) => void disk.set(name, thing),
  del: async (name: string) => void disk.delete(name),
  entries: async () => [...disk],
}))

const RITA = 'https://botanica.test 1'
const MIHAI = 'https://botanica.test 2'
const decisions = (name: string, age = 0) => [
  { bot: { id: 1, name }, keptAt: new Date(Date.now() - age).toISOString(), state: 'waiting' },
]

beforeEach(() => {
  disk.clear()
  localStorage.clear()
  sessionStorage.clear()
})

test('another member’s sign-in keeps queued decisions and deletes persisted queries', async () => {
  await claimStore(RITA)
  disk.set(getDecisionsKey(RITA), decisions('Of Rita'))
  disk.set('queries', { seen: 'by Rita' })
  await claimStore(MIHAI)
  expect(disk.has('queries')).toBe(false)
  expect(disk.has(getDecisionsKey(MIHAI))).toBe(false)
  disk.set(getDecisionsKey(MIHAI), decisions('Of Mihai'))
  await claimStore(RITA)
  expect(disk.get(getDecisionsKey(RITA))).toMatchObject([{ bot: { name: 'Of Rita' } }])
})

test('signing out deletes the member’s data and keeps other members’ decisions', async () => {
  await claimStore(RITA)
  disk.set(getDecisionsKey(RITA), decisions('Of Rita'))
  saveDraft('announcement', '1', 'Of Rita')
  await claimStore(MIHAI)
  disk.set(getDecisionsKey(MIHAI), decisions('Of Mihai'))
  disk.set('queries', { seen: 'by Mihai' })
  saveDraft('announcement', '2', 'Of Mihai')
  await clearMemberData()
  expect([...disk.keys()]).toEqual([getDecisionsKey(RITA)])
  expect([readDraft('announcement', '1'), readDraft('announcement', '2')]).toEqual([
    'Of Rita',
    null,
  ])
})

test('decisions of an older version are moved to their member', async () => {
  disk.set('owner', RITA)
  disk.set('decisions', decisions('Of Rita'))
  await claimStore(MIHAI)
  expect(disk.has('decisions')).toBe(false)
  expect(disk.get(getDecisionsKey(RITA))).toMatchObject([{ bot: { name: 'Of Rita' } }])
})

test('decisions of a member who does not come back expire', async () => {
  disk.set(getDecisionsKey(RITA), decisions('Of Rita', 29 * DAY_MS))
  await claimStore(MIHAI)
  expect(disk.has(getDecisionsKey(RITA))).toBe(true)
  disk.set(getDecisionsKey(RITA), decisions('Of Rita', 31 * DAY_MS))
  await claimStore(MIHAI)
  expect(disk.has(getDecisionsKey(RITA))).toBe(false)
})

const ADDRESS = /@example/
const readPersistedQueries = () => JSON.stringify(disk.get('queries') ?? null)

/** Fills the cache like a day of work. */
function fill(client: QueryClient) {
  client.setQueryData(queryKeys.viewer(), { id: '1', email: 'rita@example.com' })
  client.setQueryData(staffKeys.bot(17), { id: 17, name: 'Turntable' })
  client.setQueryData(staffKeys.applicationList({}), {
    pages: [{ items: [{ id: 3, botName: 'Sundial', userEmail: 'bruno@example.com' }] }],
    pageParams: [null],
  })
  client.setQueryData(staffKeys.member('2'), { email: 'vlad@example.com' })
}

test('no e-mail address is stored', async () => {
  vi.useFakeTimers()
  const client = new QueryClient()
  const stop = await persistQueries(client, '1')
  fill(client)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(readPersistedQueries()).toContain('Turntable')
  expect(readPersistedQueries()).toContain('Sundial')
  expect(readPersistedQueries()).not.toMatch(ADDRESS)
  expect(client.getQueryData(queryKeys.viewer())).toMatchObject({ email: 'rita@example.com' })
  stop()
  vi.useRealTimers()
})

const query = (queryKey: readonly unknown[], data: unknown) => ({
  queryKey,
  queryHash: JSON.stringify(queryKey),
  state: { data, status: 'success', dataUpdatedAt: Date.now() },
})

test('e-mail addresses that an older version stored are deleted at the next start', async () => {
  disk.set('queries', {
    timestamp: Date.now(),
    buster: '1',
    clientState: {
      mutations: [],
      queries: [
        query(queryKeys.viewer(), { id: '1', email: 'rita@example.com' }),
        query(staffKeys.bot(17), { id: 17, name: 'Turntable' }),
        query(['staff', 'applications', {}], { pages: [{ userEmail: 'bruno@example.com' }] }),
      ],
    },
  })
  expect(readPersistedQueries()).toMatch(ADDRESS)
  await deleteLegacyStore()
  expect(readPersistedQueries()).not.toMatch(ADDRESS)
  expect(readPersistedQueries()).toContain('Turntable')
})
