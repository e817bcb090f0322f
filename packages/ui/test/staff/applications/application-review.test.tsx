import { ApiError } from '@botanica/api-client'
import type { ReviewedApplication } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ApplicationDetail } from '../../../src/staff/applications/application-detail.tsx'
import type { DecisionQueue, QueuedItem } from '../../../src/staff/decision-queue.ts'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

const APPLICATION = {
  id: 3,
  botId: 17,
  botName: 'Sundial',
  discordBotId: '300000000000000017',
  botAvatar: null,
  status: 'pending',
  reason: 'Many gardens rely on it.',
  reviewReason: null,
  createdAt: '2026-11-01T00:00:00Z',
  serverCount: 280,
  serverCountSource: null,
  serverCountAt: null,
  medianServerCount: null,
  sustainedServerCount: 280,
  sustainedServerCountDays: 0,
  hasServerCountJump: false,
  userId: '200000000000000006',
  applicantName: 'Bruno',
  submittedAt: '2026-11-20T10:00:00.000Z',
  reviewedAt: null,
  isOwn: false,
  eligibility: { approved: true, notCertified: true, enoughServers: true },
  version: 4,
} as unknown as ReviewedApplication

stubLayout()

interface Call {
  params: { id: number }
  body: Record<string, unknown>
}

function createQueue(isOffline: boolean, queued?: QueuedItem) {
  const add = vi.fn<DecisionQueue['add']>()
  const discard = vi.fn<DecisionQueue['discard']>()
  return { isOffline, find: () => queued, add, discard }
}

const LISTINGS = [
  { number: 4, fields: { prefix: '!' } },
  { number: 5, fields: { prefix: '?' } },
]

interface Setting {
  decisionQueue?: DecisionQueue
  undo?: (call: Call) => Promise<unknown>
}

function setUp(answer: () => Promise<unknown>, { decisionQueue, undo }: Setting = {}) {
  const update = vi.fn<(call: Call) => Promise<unknown>>(answer)
  const calls = {
    applications: { update, undo },
    botVersions: {
      index: async () => LISTINGS.toReversed(),
      show: async ({ params }: { params: { version: number } }) =>
        LISTINGS.find(({ number }) => number === params.version),
    },
    savedReplies: { index: async () => [] },
    itemReaders: { index: async () => [], update: async () => ({}) },
  }
  const environment = createEnvironment({ roles: ['moderator'], calls })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={decisionQueue ? { ...environment, decisionQueue } : environment}>
        <ApplicationDetail application={APPLICATION} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return update
}

async function approve() {
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))
}

const respond = (response: object) => async () => {
  const rawResponse = new Response(null, { status: 409 })
  throw new ApiError({ kind: 'http', status: 409, response, rawResponse } as never)
}
const loseConnection = async () => {
  throw new ApiError({ kind: 'network', cause: new TypeError('lost') })
}

describe('a review of a certification request', () => {
  it('names the version of the listing that was seen', async () => {
    const update = setUp(async () => ({}))
    await approve()
    await screen.findByText('Certification application reviewed')
    const [{ params, body }] = update.mock.calls[0]!
    expect([params, body]).toEqual([{ id: 3 }, { status: 'approved', version: 4 }])
  })

  it('is sent by keys alone', async () => {
    const update = setUp(async () => ({}))
    await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }))
    const field = await screen.findByRole('textbox', { name: /^Note to the owners/ })
    await waitFor(() => expect(document.activeElement).toBe(field))
    await userEvent.keyboard('Well done.{Control>}{Enter}{/Control}')
    await screen.findByText('Certification application reviewed')
    const [{ body }] = update.mock.calls[0]!
    expect(body).toEqual({ status: 'approved', reviewReason: 'Well done.', version: 4 })
  })

  it('can be undone from its toast, which names the bot', async () => {
    const undo = vi.fn<(call: Call) => Promise<unknown>>(async () => ({}))
    setUp(async () => ({ undo: { decisionId: 101, forMs: 60_000 } }), { undo })
    await approve()
    const toast = within(await screen.findByRole('dialog', { name: /reviewed/ }))
    toast.getByText('Sundial')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Decision undone')
    const [{ params, body }] = undo.mock.calls[0]!
    expect([params, body]).toEqual([{ id: 3 }, { decisionId: 101 }])
  })

  it.each([
    ['tooLate', 'This decision can no longer be undone.'],
    ['changed', 'Something has changed since the decision.'],
  ])('says why it cannot be undone: %s', async (reason, text) => {
    const undo = respond({ code: 'conflict', message: 'Something.', reason })
    setUp(async () => ({ undo: { decisionId: 101, forMs: 60_000 } }), { undo })
    await approve()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findAllByText(text)).toHaveLength(1)
  })

  it('says that the listing has changed, and shows the difference', async () => {
    setUp(respond({ code: 'conflict', message: 'Something.', reason: 'outdated', version: 5 }))
    await approve()
    const text = 'The listing has changed since you opened it. Look at it again before you decide.'
    expect(await screen.findAllByText(text)).not.toEqual([])
    await screen.findByText('?')
    screen.getByText('!')
  })

  it('is queued without a connection, and not sent', async () => {
    const queue = createQueue(true)
    const update = setUp(async () => ({}), { decisionQueue: queue })
    await approve()
    await screen.findByText("Saved. It will be sent when you're back online.")
    expect(update).not.toHaveBeenCalled()
    expect(queue.add).toHaveBeenCalledExactlyOnceWith({
      itemType: 'application',
      application: APPLICATION,
      decision: { status: 'approved' },
      sending: expect.anything(),
    })
  })

  it('is queued when the server does not respond', async () => {
    const queue = createQueue(false)
    const update = setUp(loseConnection, { decisionQueue: queue })
    await approve()
    await waitFor(() => expect(queue.add).toHaveBeenCalledOnce())
    expect(update).toHaveBeenCalledOnce()
  })

  it('is not queued when the server has refused it', async () => {
    const queue = createQueue(false)
    setUp(respond({ code: 'conflict', message: 'Something.', reason: 'notEligible' }), {
      decisionQueue: queue,
    })
    await approve()
    await screen.findAllByText('This bot no longer meets the requirements.')
    expect(queue.add).not.toHaveBeenCalled()
  })

  it.each([
    ['waiting', 'Waiting to be sent: Reject'],
    ['sending', 'Waiting to be sent: Reject'],
    ['conflict', 'Not sent because of a conflict: Reject'],
    ['refused', 'Refused by the server: Reject'],
  ] as const)('that is queued and %s blocks others, and can be discarded', async (state, text) => {
    const queue = createQueue(true, {
      itemType: 'application',
      application: APPLICATION,
      decision: { status: 'rejected', reviewReason: 'Often offline.' },
      sending: { headers: {} } as QueuedItem['sending'],
      state,
    })
    setUp(async () => ({}), { decisionQueue: queue })
    await screen.findByText(text)
    expect(screen.queryByRole('button', { name: /^Approve/ })).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
    expect(queue.discard).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ itemType: 'application', itemId: 3 })
    )
  })
})
