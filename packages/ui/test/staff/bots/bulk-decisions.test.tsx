import { ApiError } from '@botanica/api-client'
import type { SavedReply, StaffBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { BulkDecisionDialog } from '../../../src/staff/bots/bulk-decision-dialog.tsx'
import type { ReasonedAction } from '../../../src/staff/bots/reason-form.tsx'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'

const makeBot = (id: number, name: string, language: 'en' | 'ro' | null) =>
  ({
    id,
    discordBotId: `30000000000000000${id}`,
    userId: '200000000000000006',
    name,
    approvalStatus: 'pending',
    version: id,
    submitter: { displayName: `Owner ${id}`, username: null },
    submitterLanguage: language,
  }) as unknown as StaffBot

const BOTS = [makeBot(1, 'Sundial', 'en'), makeBot(2, 'Ceas', 'ro'), makeBot(3, 'Clock', null)]
const REPLY: SavedReply = {
  id: 1,
  shared: true,
  title: 'Bot is offline',
  textEn: 'Hi {member}, {bot} is offline.',
  textRo: 'Salut, {member}! {bot} este offline.',
  ruleIds: ['online'],
  version: 1,
  createdAt: '2026-11-01T00:00:00Z',
}

interface Call {
  params: { id: number }
  body: Record<string, unknown>
  headers: Record<string, string>
}
type Answer = (call: Call) => Promise<object>

const FOR_MS = 10_000
const toAnswer: Answer = async ({ params: { id } }) => ({
  undo: { decisionId: 100 + id, forMs: FOR_MS },
})

async function setUp(answer: Answer = toAnswer, action: ReasonedAction = 'reject') {
  const decide = vi.fn<Answer>(answer)
  const undo = vi.fn<Answer>(async () => ({}))
  const onDecided = vi.fn<(bots: readonly StaffBot[]) => void>()
  const onClose = vi.fn<() => void>()
  const calls = {
    botDecisions: { [action]: decide, undo },
    savedReplies: { index: async () => [REPLY] },
  }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={createEnvironment({ roles: ['moderator'], calls })}>
        <BulkDecisionDialog bots={BOTS} action={action} onDecided={onDecided} onClose={onClose} />
      </StaffProvider>
    </QueryClientProvider>
  )
  const dialog = within(await screen.findByRole('dialog'))
  const sent = () => decide.mock.calls.map(([{ params, body }]) => [params.id, body['reason']])
  return { dialog, decide, undo, onDecided, onClose, sent }
}

describe('a decision on several bots', () => {
  it('gives each owner the saved reply in their language, in four keys', async () => {
    const { dialog, decide, sent, onDecided, onClose } = await setUp()
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await waitFor(() => expect(onClose).toHaveBeenCalled())
    expect(sent()).toEqual([
      [1, 'Hi Owner 1, Sundial is offline.'],
      [2, 'Salut, Owner 2! Ceas este offline.'],
      [3, 'Hi Owner 3, Clock is offline.'],
    ])
    expect(decide.mock.calls.map(([{ body }]) => [body['version'], body['ruleIds']])).toEqual([
      [1, ['online']],
      [2, ['online']],
      [3, ['online']],
    ])
    expect(onDecided).toHaveBeenCalledExactlyOnceWith(BOTS)
  })

  it('fills names into a text of their own', async () => {
    const { dialog, sent } = await setUp(toAnswer, 'approve')
    await userEvent.type(await dialog.findByLabelText(/Reason/), 'Well done, {{member}, {{bot}!')
    await userEvent.click(dialog.getByRole('button', { name: /Approve/ }))
    await waitFor(() => expect(sent()).toHaveLength(BOTS.length))
    expect(sent()[1]).toEqual([2, 'Well done, Owner 2, Ceas!'])
  })

  it('goes on after a failure, says which and why, and tries only those again with the same key', async () => {
    let fails = true
    const { dialog, decide, sent, onDecided, onClose } = await setUp((call) =>
      fails && call.params.id === 2
        ? Promise.reject(new ApiError({ kind: 'network', cause: new TypeError('lost') }))
        : toAnswer(call)
    )
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    const failed = await dialog.findByRole('list', { name: 'Bots that were not decided on' })
    expect(failed.textContent).toBe('Ceas The server could not be reached.')
    expect(onDecided).toHaveBeenCalledExactlyOnceWith([BOTS[0], BOTS[2]])
    expect(onClose).not.toHaveBeenCalled()

    fails = false
    await userEvent.click(dialog.getByRole('button', { name: 'Try 1 bot again' }))
    await waitFor(() => expect(sent()).toHaveLength(4))
    expect(sent()[3]![0]).toBe(2)
    const keys = decide.mock.calls.map(([{ headers }]) => JSON.stringify(headers))
    expect(keys[3]).toBe(keys[1])
    expect(new Set(keys).size).toBe(BOTS.length)
  })

  it('stops when asked, and keeps what was decided', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { dialog, decide, onDecided } = await setUp(async (call) => {
      await promise
      return toAnswer(call)
    })
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await userEvent.click(await dialog.findByRole('button', { name: 'Stop' }))
    resolve()
    await dialog.findByRole('button', { name: 'Close' })
    expect(decide).toHaveBeenCalledOnce()
    expect(onDecided).toHaveBeenCalledExactlyOnceWith([BOTS[0]])
  })

  it('can be undone as a whole', async () => {
    const { dialog, undo } = await setUp()
    await dialog.findByRole('button', { name: /Bot is offline/ })
    await userEvent.keyboard('1{Control>}{Enter}{/Control}')
    await screen.findByText('3 bots rejected')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await screen.findByText('3 decisions undone')
    expect(undo.mock.calls.map(([{ params, body }]) => [params.id, body['decisionId']])).toEqual([
      [1, 101],
      [2, 102],
      [3, 103],
    ])
  })
})
