import { expect, test } from 'vitest'
import type { ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { createConnection } from '../../../src/main/server/connection.ts'
import { createObservable } from '../../../src/main/observable.ts'
import type { Session } from '../../../src/shared/bridge.ts'

test('the main process calls by route name too, as the signed-in member', async () => {
  const requests: ApiRequest[] = []
  const state = createObservable<Session>({ state: 'signed-out', reason: 'never' })
  let signedIn: { origin: string; token: string } | null = null
  const connection = createConnection({
    language: () => 'en',
    power: createObservable<'awake' | 'resting'>('awake'),
    fetch: async () => new Response(null, { status: 503 }),
    requestApi: async (question) => {
      requests.push(question)
      const contentType = 'application/json'
      return { status: 200, contentType, body: '{"bots":1}', link: null, retryAfter: null }
    },
    session: {
      get signedIn() {
        return signedIn
      },
      onTokenRejected: () => {},
      subscribe: state.subscribe,
    },
  })
  const { api } = connection
  await expect(api.calls.overview.show({})).rejects.toMatchObject({ status: 401 })
  expect(requests).toEqual([])

  signedIn = { origin: 'https://x.example', token: 't1' }
  state.set({ state: 'signed-in', userId: '1', expiresAt: '', tokenStorage: 'system' })
  expect(await api.calls.overview.show({})).toEqual({ bots: 1 })
  expect(requests).toMatchObject([{ token: 't1', method: 'GET', path: '/api/admin/overview' }])
  await expect(api.calls.account.destroy({ body: { reviews: 'keep' } })).rejects.toThrow('network')
  expect(requests).toHaveLength(1)
  connection.stop()
})
