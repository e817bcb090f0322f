import { expect, test } from 'vitest'
import type { ApiRequest } from '../../../src/main/server/api-fetch.ts'
import { createCalls } from '../../../src/main/server/calls.ts'
import type { ApiResponse, ApiCall } from '../../../src/shared/bridge.ts'

const answerOf = (status: number): ApiResponse => ({
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
    ask: async (question) => {
      state.asked.push(question)
      return answer(question)
    },
    signedIn: () => state.who,
    onEnded: (token) => void state.ended.push(token),
    onAnswer: () => void state.answers++,
  })
  return { calls, state }
}

const untilCalledOff = ({ signal }: ApiRequest) =>
  new Promise<ApiResponse>((resolve) =>
    signal!.addEventListener('abort', () => resolve({ lost: 'aborted' }))
  )

test('a call is made an address here, and takes the token along', async () => {
  const { calls, state } = setUp(() => answerOf(200))
  const given = call({
    route: 'bot_decisions.approve',
    query: [['a', 'b']],
    body: '{}',
    idempotencyKey: 'k',
  })
  expect(await calls.send(given)).toEqual(answerOf(200))
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

test('what is none of the calls is not sent', () => {
  const { calls, state } = setUp(() => answerOf(200))
  expect(calls.send(call({ route: 'account.destroy', params: {} }))).toBeNull()
  expect(calls.send(call({ params: { id: '..' } }))).toBeNull()
  expect(state.asked).toEqual([])
})

test('nobody is asked while nobody is signed in', async () => {
  const { calls, state } = setUp(() => answerOf(200))
  state.who = null
  expect(await calls.send(call())).toEqual({ lost: 'signed-out' })
  expect(state.asked).toEqual([])
})

test('a 401 ends the session of that token; nothing else does', async () => {
  for (const status of [200, 403, 404, 422, 500]) {
    const { calls, state } = setUp(() => answerOf(status))
    await calls.send(call())
    expect(state.ended).toEqual([])
  }
  const { calls, state } = setUp(() => answerOf(401))
  const answer = calls.send(call())
  state.who = { origin: 'https://x.example', token: 't2' }
  expect(await answer).toEqual(answerOf(401))
  expect(state.ended).toEqual(['t1'])
})

test('a call can be called off by its id, and all of them', async () => {
  const { calls, state } = setUp(untilCalledOff)
  const [one, two, three] = ['1', '2', '3'].map((id) => calls.send(call({ id })))
  calls.cancel('2')
  calls.cancel('unknown')
  expect(await two).toEqual({ lost: 'aborted' })
  expect(state.asked.map(({ signal }) => signal!.aborted)).toEqual([false, true, false])
  calls.cancelAll()
  expect(await Promise.all([one, three])).toEqual([{ lost: 'aborted' }, { lost: 'aborted' }])
  expect(state.answers).toBe(0)
})
