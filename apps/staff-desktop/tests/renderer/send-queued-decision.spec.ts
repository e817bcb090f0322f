import { createApi, pollingOnly } from '@botanica/api-client'
import type { ReviewedApplication, StaffBot } from '@botanica/api-client/staff'
import { describe, expect, it } from 'vitest'
import { bridgeFetch } from '../../src/shared/bridge-fetch.ts'
import {
  getChangedListing,
  toQueuedDecision,
  type QueuedBotDecision,
  type QueuedDecision,
  type QueuedReview,
} from '../../src/renderer/offline/queued-decision.ts'
import { sendQueuedDecision } from '../../src/renderer/offline/send-queued-decision.ts'
import type { ApiResponse, ApiCall } from '../../src/shared/bridge.ts'
import { createFakeBridge } from './support/fake-bridge.ts'

const BOT = { id: 7, name: 'Fern', approvalStatus: 'pending', certified: false } as StaffBot
const KEY = '0123456789abcdef0123456789abcdef'

function createQueuedDecision(): QueuedBotDecision {
  return {
    itemType: 'bot',
    bot: BOT,
    decision: { action: 'reject', reason: 'Its invitation does not work.' },
    sending: { headers: { 'Idempotency-Key': KEY } },
    keptAt: '2026-01-02T03:04:05.000Z',
    state: 'waiting',
  }
}

const APPLICATION = {
  id: 3,
  botId: 7,
  botName: 'Fern',
  status: 'pending',
  version: 4,
} as ReviewedApplication

function createQueuedReview(): QueuedReview {
  return {
    itemType: 'application',
    application: APPLICATION,
    decision: { status: 'approved' },
    sending: { headers: { 'Idempotency-Key': KEY } },
    keptAt: '2026-01-02T03:04:05.000Z',
    state: 'waiting',
  }
}

function answered(status: number, body: unknown): ApiResponse {
  return {
    status,
    contentType: 'application/json',
    body: JSON.stringify(body),
    link: null,
    retryAfter: null,
  }
}

const failed = (status: number, code: string, more: object = {}) =>
  answered(status, { message: code, code, requestId: 'r', ...more })

/** Sends the decision to a fake server with these responses by route. */
async function send(
  answers: Record<string, ApiResponse>,
  queued: QueuedDecision = createQueuedDecision()
) {
  const calls: ApiCall[] = []
  const { bridge } = createFakeBridge({
    answer: (call) => {
      calls.push(call)
      return answers[call.route] ?? { lost: 'network' }
    },
  })
  const fetch = bridgeFetch(bridge)
  const api = createApi({ fetch, baseUrl: 'https://bundle.test', live: pollingOnly })
  const outcome = await sendQueuedDecision(api, queued, () => 'a sentence')
  return { outcome, calls }
}

const REJECT = 'bot_decisions.reject'
const SHOW = 'staff_bots.show'

describe('A queued decision', () => {
  it('sends the state in which the bot was seen, with its original idempotency key', async () => {
    const { outcome, calls } = await send({ [REJECT]: answered(200, BOT) })
    expect(outcome).toEqual({ state: 'sent', answer: BOT })
    // One call: the server checks the bot's state, not a read before it.
    expect(calls.map(({ route }) => route)).toEqual([REJECT])
    expect(calls[0]!.idempotencyKey).toBe(KEY)
    expect(JSON.parse(calls[0]!.body!)).toEqual({
      reason: 'Its invitation does not work.',
      seen: 'pending',
    })
  })

  it('is a conflict with the current bot when somebody was faster', async () => {
    const now = { ...BOT, approvalStatus: 'approved' }
    const decided = { action: 'approve_bot', by: 'Rita', at: '2026-01-02T03:04:05.000Z' }
    const { outcome } = await send({
      [REJECT]: failed(409, 'decided', { decided }),
      [SHOW]: answered(200, now),
    })
    expect(outcome).toEqual({ state: 'conflict', told: 'a sentence', found: now })
  })

  it('is a conflict without a bot when it was deleted', async () => {
    const gone = failed(404, 'not_found')
    const { outcome } = await send({ [REJECT]: gone, [SHOW]: gone })
    expect(outcome).toMatchObject({ state: 'conflict', found: null })
  })

  it.each([
    ['nobody answers', { lost: 'network' } as const],
    ['the answer is late', { lost: 'timeout' } as const],
    ['the session has ended', { lost: 'signed-out' } as const],
    ['the server is busy', { ...failed(503, 'unavailable'), retryAfter: '2' }],
    ['the server has failed', failed(500, 'internal')],
  ])('stays queued when %s', async (_why, answer) => {
    const { outcome } = await send({ [REJECT]: answer })
    expect(outcome).toEqual({ state: 'waiting' })
  })

  it('stays queued when the current bot cannot be fetched', async () => {
    const { outcome } = await send({ [REJECT]: failed(409, 'conflict') })
    expect(outcome).toEqual({ state: 'waiting' })
  })

  it('is rejected when the right to decide was revoked', async () => {
    const { outcome } = await send({ [REJECT]: failed(403, 'forbidden') })
    expect(outcome).toEqual({ state: 'refused', told: 'a sentence' })
  })

  it('is sent again when the client was closed during the request', () => {
    expect(toQueuedDecision({ ...createQueuedDecision(), state: 'sending' }).state).toBe('waiting')
    expect(toQueuedDecision({ ...createQueuedDecision(), state: 'conflict' }).state).toBe(
      'conflict'
    )
  })
})

const REVIEW = 'applications.update'
const SHOW_APPLICATION = 'applications.show'

describe('A queued review of a certification request', () => {
  it('sends the version of the listing that was seen, with its original idempotency key', async () => {
    const { outcome, calls } = await send({ [REVIEW]: answered(200, {}) }, createQueuedReview())
    expect(outcome).toEqual({ state: 'sent', answer: {} })
    expect(calls.map(({ route }) => route)).toEqual([REVIEW])
    expect(calls[0]!.idempotencyKey).toBe(KEY)
    expect(JSON.parse(calls[0]!.body!)).toEqual({ status: 'approved', version: 4 })
  })

  it('is a conflict with the current request when the listing has changed', async () => {
    const now = { ...APPLICATION, version: 5 }
    const { outcome, calls } = await send(
      {
        [REVIEW]: failed(409, 'conflict', { reason: 'outdated', version: 5 }),
        [SHOW_APPLICATION]: answered(200, now),
      },
      createQueuedReview()
    )
    expect(outcome).toEqual({ state: 'conflict', told: 'a sentence', found: now })
    expect(calls.map(({ params }) => params['id'])).toEqual(['3', '3'])
  })

  it('is a conflict without a request when it was deleted', async () => {
    const gone = failed(404, 'not_found')
    const { outcome } = await send(
      { [REVIEW]: gone, [SHOW_APPLICATION]: gone },
      createQueuedReview()
    )
    expect(outcome).toMatchObject({ state: 'conflict', found: null })
  })

  it('stays queued when nobody answers, or the current request cannot be fetched', async () => {
    const unknown: Record<string, ApiResponse>[] = [{}, { [REVIEW]: failed(409, 'conflict') }]
    for (const answers of unknown) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await send(answers, createQueuedReview())).outcome).toEqual({ state: 'waiting' })
    }
  })
})

describe('The difference that a conflict shows', () => {
  const found = { ...APPLICATION, version: 6 }

  it('is between the version that was seen and the current one', () => {
    const difference = { botId: 7, from: 4, to: 6 }
    expect(getChangedListing({ ...createQueuedReview(), found })).toEqual(difference)
    const bot = { ...BOT, version: 4 }
    expect(
      getChangedListing({ ...createQueuedDecision(), bot, found: { ...bot, version: 6 } })
    ).toEqual(difference)
  })

  it('is none for the same version, without an item, and for a bot without a version', () => {
    expect(getChangedListing(createQueuedReview())).toBeUndefined()
    expect(getChangedListing({ ...createQueuedReview(), found: null })).toBeUndefined()
    expect(getChangedListing({ ...createQueuedReview(), found: APPLICATION })).toBeUndefined()
    const now = { ...BOT, version: 2 }
    expect(getChangedListing({ ...createQueuedDecision(), found: now })).toBeUndefined()
  })
})
