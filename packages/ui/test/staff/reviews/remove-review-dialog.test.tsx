import { ApiError } from '@botanica/api-client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { RemoveReviewDialog } from '../../../src/staff/reviews/remove-review-dialog.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

stubLayout()

type Call = (call: object) => Promise<object>

const UNDO = { decisionId: 101, forMs: 60_000 }

function fail(status: number, response: object): Call {
  const rawResponse = new Response(null, { status })
  return async () => {
    throw new ApiError({ kind: 'http', status, response, rawResponse } as never)
  }
}

function setUp(
  destroy: Call = async () => ({ id: 7, undo: UNDO }),
  undo: Call = async () => ({ id: 7 })
) {
  const calls = { destroy: vi.fn<Call>(destroy), undo: vi.fn<Call>(undo) }
  const events = {
    onRemoved: vi.fn<() => void>(),
    onUndoSettled: vi.fn<() => void>(),
    onClose: vi.fn<() => void>(),
  }
  const environment = createEnvironment({
    roles: ['moderator'],
    calls: { ratings: { destroy: calls.destroy }, removedRatings: { undo: calls.undo } },
  })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <RemoveReviewDialog review={{ id: 7 }} botName="Fern" {...events} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { ...calls, ...events }
}

async function remove() {
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete this review?' }))
  const submit = () => dialog.getByRole<HTMLButtonElement>('button', { name: /^Delete/ })
  expect(submit().disabled).toBe(true)
  await userEvent.click(dialog.getAllByRole('checkbox')[0]!)
  await userEvent.click(submit())
}

describe('the removal of a review by staff', () => {
  it('names rules, and is undone from its toast, which names the bot', async () => {
    const { destroy, undo, onRemoved, onUndoSettled, onClose } = setUp()
    await remove()
    const toast = within(await screen.findByRole('dialog', { name: 'Review deleted' }))
    toast.getByText('Review of Fern')
    expect(destroy).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ params: { id: 7 }, body: { ruleIds: [expect.any(String)] } })
    )
    expect(onRemoved).toHaveBeenCalledOnce()
    expect(onClose).toHaveBeenCalledOnce()

    await userEvent.click(toast.getByRole('button', { name: 'Undo' }))
    await screen.findByText('Decision undone')
    expect(undo.mock.calls[0]![0]).toMatchObject({ params: { id: 7 }, body: { decisionId: 101 } })
    expect(onUndoSettled).toHaveBeenCalledOnce()
  })

  it('says why it cannot be undone', async () => {
    const response = { code: 'conflict', message: 'Something.', reason: 'changed' }
    const { onUndoSettled } = setUp(undefined, fail(409, response))
    await remove()
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    await screen.findByText('Something has changed since the decision.')
    expect(onUndoSettled).toHaveBeenCalledOnce()
  })

  it('offers nothing to undo for a review that is gone', async () => {
    const { onRemoved } = setUp(fail(404, { code: 'not_found', message: 'Not found.' }))
    await remove()
    await screen.findByText('This review no longer exists.')
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(onRemoved).toHaveBeenCalledOnce()
  })
})
