import { expect, test } from 'vitest'
import type { ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { createCalls } from '../../../src/main/server/calls.ts'
import type { ApiResponse, ApiCall } from '../../../src/shared/bridge.ts'

const createResponse = (status: number): ApiResponse => ({
  status,
  contentType: null,
  body: '',
  link: null,
  retryAfter: null,
})

const call = (more: Partial<ApiCall> = {}): ApiCall => ({
  id: 'c1',
  route: 'staff_bots.show',
  params: { id: '17' },
  query: [],
  body: null,
  idempotencyKey: null,
  ...more,
})

function setUp(answer: (question: ApiRequest) => ApiResponse | Promise<ApiResponse>) {
  const state = {
    who: { origin: 'https://x.example', token: 't1' } as { origin: string; token: string } | null,
    asked: [] as ApiRequest[],
    ended: [] as string[],
    answers: 0,
  }
  const calls = createCalls({
    requestApi: async (question) => {
      state.asked.push(question)
      return answer(question)
    },
    signedIn: () => state.who,
    onEnded: (token) => void state.ended.push(token),
    onResponse: () => void state.answers++,
  })
  return { calls, state }
}

const waitForAbort = ({ signal }: ApiRequest) =>
  new Promise<ApiResponse>((resolve) =>
    signal!.addEventListener('abort', () => resolve({ lost: 'aborted' }))
  )

test('a call becomes a URL in the main process and carries the token', async () => {
  const { calls, state } = setUp(() => createResponse(200))
  const given = call({
    route: 'bot_decisions.approve',
    query: [['a', 'b']],
    body: '{}',
    idempotencyKey: 'k',
  })
  expect(await calls.send(given)).toEqual(createResponse(200))
  expect(state.asked).toEqual([
    {
      origin: 'https://x.example',
      token: 't1',
      method: 'POST',
      path: '/api/admin/bots/17/approve?a=b',
      body: '{}',
      idempotencyKey: 'k',
      signal: expect.any(AbortSignal),
    },
  ])
  expect(state).toMatchObject({ ended: [], answers: 1 })
})

test('an unknown route is not sent', () => {
  const { calls, state } = setUp(() => createResponse(200))
  expect(calls.send(call({ route: 'account.destroy', params: {} }))).toBeNull()
  expect(calls.send(call({ params: { id: '..' } }))).toBeNull()
  expect(state.asked).toEqual([])
})

test('no request is sent while nobody is signed in', async () => {
  const { calls, state } = setUp(() => createResponse(200))
  state.who = null
  expect(await calls.send(call())).toEqual({ lost: 'signed-out' })
  expect(state.asked).toEqual([])
})

test('a 401 ends the session of that token; nothing else does', async () => {
  for (const status of [200, 403, 404, 422, 500]) {
    const { calls, state } = setUp(() => createResponse(status))
    await calls.send(call())
    expect(state.ended).toEqual([])
  }
  const { calls, state } = setUp(() => createResponse(401))
  const answer = calls.send(call())
  state.who = { origin: 'https://x.example', token: 't2' }
  expect(await answer).toEqual(createResponse(401))
  expect(state.ended).toEqual(['t1'])
})

test('a call can be aborted by its id, or all of them', async () => {
  const { calls, state } = setUp(waitForAbort)
  const [one, two, three] = ['1', '2', '3'].map((id) => calls.send(call({ id })))
  calls.cancel('2')
  calls.cancel('unknown')
  expect(await two).toEqual({ lost: 'aborted' })
  expect(state.asked.map(({ signal }) => signal!.aborted)).toEqual([false, true, false])
  calls.cancelAll()
  expect(await Promise.all([one, three])).toEqual([{ lost: 'aborted' }, { lost: 'aborted' }])
  expect(state.answers).toBe(0)
})
