import { ApiError } from '@botanica/api-client'
import type { QueuedBotChange } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ChangeDetail } from '../../../src/staff/changes/change-detail.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi, TestProviders } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

const CHANGE: QueuedBotChange = {
  id: 3,
  kind: 'held',
  bot: { id: 17, discordBotId: '300000000000000017', name: 'Sundial', avatar: null },
  author: null,
  authorLanguage: null,
  isOwn: false,
  heldFor: ['website'],
  before: { website: 'https://old.example/' },
  after: { website: 'https://new.example/' },
  version: 4,
  createdAt: '2026-11-01T00:00:00Z',
}

stubLayout()

interface Call {
  params: { id: number }
  body: Record<string, unknown>
}
type Answer = (call: Call) => Promise<unknown>

const toVersion = async ({ params: { version } }: { params: { version: number } }) => ({
  number: version,
  fields: { website: `https://version-${version}.example/` },
})

function setUp(undo: Answer) {
  const decided = vi.fn<Answer>(async () => ({
    id: CHANGE.id,
    undo: { decisionId: 101, forMs: 60_000 },
  }))
  const calls = {
    botChanges: { approve: decided, reject: decided, undo },
    botChangePreflights: { store: async () => ({ version: 4, checkedAt: null, results: [] }) },
    savedReplies: { index: async () => [] },
    itemReaders: { index: async () => [], update: async () => ({}) },
    botVersions: { show: toVersion },
  }
  const client = new QueryClient()
  const environment = createEnvironment({ roles: ['reviewer'], calls })
  const toScreen = (change: QueuedBotChange) => (
    <QueryClientProvider client={client}>
      <StaffProvider environment={environment}>
        <ChangeDetail change={change} />
      </StaffProvider>
    </QueryClientProvider>
  )
  const { rerender } = renderUi(toScreen(CHANGE))
  return {
    decided,
    arrive: (version: number) =>
      rerender(<TestProviders>{toScreen({ ...CHANGE, version })}</TestProviders>),
  }
}

async function approve() {
  await userEvent.click(await screen.findByRole('button', { name: /^Approve/ }))
  const dialog = within(await screen.findByRole('alertdialog'))
  await userEvent.click(dialog.getByRole('button', { name: /^Approve/ }))
}

describe('a decision on a change', () => {
  it('can be undone from its toast, which names the bot', async () => {
    const undo = vi.fn<Answer>(async () => ({}))
    setUp(undo)
    await approve()
    const toast = within(await screen.findByRole('dialog', { name: 'Change approved' }))
    toast.getByText('Sundial')
    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Decision undone')
    const [{ params, body }] = undo.mock.calls[0]!
    expect([params, body]).toEqual([{ id: 3 }, { decisionId: 101 }])
  })

  it('waits until the reviewer has seen a listing that changed meanwhile', async () => {
    const { decided, arrive } = setUp(async () => ({}))
    await userEvent.click(await screen.findByRole('button', { name: /^Reject/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByLabelText('Reason'), 'Other')
    arrive(5)
    dialog.getByText('The listing has changed since you opened it.')
    await dialog.findByText(/version-5/)
    const reject = dialog.getByRole('button', { name: 'Reject' })
    expect(reject).toHaveProperty('disabled', true)
    await userEvent.type(dialog.getByLabelText('Reason'), '{Control>}{Enter}{/Control}')
    expect(decided).not.toHaveBeenCalled()

    await userEvent.click(dialog.getByRole('button', { name: "I've seen the changes" }))
    await userEvent.click(reject)
    const [{ body }] = decided.mock.calls[0]!
    expect(body).toEqual({ version: 5, reason: 'Other' })
  })

  it('says why it cannot be undone', async () => {
    const response = { code: 'conflict', message: 'Something.', reason: 'changed' }
    setUp(async () => {
      const rawResponse = new Response(null, { status: 409 })
      throw new ApiError({ kind: 'http', status: 409, response, rawResponse } as never)
    })
    await approve()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    const texts = await screen.findAllByText('Something has changed since the decision.')
    expect(texts).toHaveLength(1)
  })
})
