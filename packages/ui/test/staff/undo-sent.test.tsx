import type { ReviewedApplication, StaffBot } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { StaffProvider, useStaff } from '../../src/staff/environment.tsx'
import { useUndoSent, type AnsweredDecision } from '../../src/staff/use-undo-sent.ts'
import { renderUi } from '../render.tsx'
import { createEnvironment } from './environment.ts'

const FOR_MS = 10_000
const at = Date.now()
const toAnswer = (decisionId: number) => ({ undo: { decisionId, forMs: FOR_MS } })
const bot = { id: 17, discordBotId: '300000000000000017' } as StaffBot
const application = { id: 5, botId: 18 } as ReviewedApplication

type Undo = (call: { params: { id: number }; body: object }) => Promise<object>

function setUp(decisions: readonly AnsweredDecision[], undoReview: Undo) {
  const undoBot = vi.fn<Undo>(async () => ({}))
  const calls = { botDecisions: { undo: undoBot }, applications: { undo: undoReview } }

  function Offer() {
    const offerUndo = useUndoSent(useStaff().api)
    const action = offerUndo(decisions)
    return action ? (
      <button type="button" onClick={action.onSelect}>
        {action.label}
      </button>
    ) : (
      'nothing'
    )
  }
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={createEnvironment({ calls })}>
        <Offer />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { undoBot }
}

it('undoes a decision on a bot and a review of a request, and says how many', async () => {
  const undoReview = vi.fn<Undo>(() => Promise.reject(new Error('too late')))
  const { undoBot } = setUp(
    [
      { itemType: 'bot', bot, answer: toAnswer(1), at },
      { itemType: 'application', application, answer: toAnswer(2), at },
      { itemType: 'bot', bot, answer: { undo: null }, at },
    ],
    undoReview
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByText('1 decision undone')
  await screen.findByText('1 decision could not be undone')
  expect(undoBot.mock.calls.map(([{ params, body }]) => [params, body])).toEqual([
    [{ id: 17 }, { decisionId: 1 }],
  ])
  const [{ params, body }] = undoReview.mock.calls[0]!
  expect([params, body]).toEqual([{ id: 5 }, { decisionId: 2 }])
})

it('offers nothing for decisions that are final', () => {
  setUp([{ itemType: 'bot', bot, answer: { undo: null }, at }], async () => ({}))
  expect(screen.queryByRole('button')).toBeNull()
})
