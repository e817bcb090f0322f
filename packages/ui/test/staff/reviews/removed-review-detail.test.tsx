import { ApiError } from '@botanica/api-client'
import type { RemovedReview } from '@botanica/api-client/staff'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { StaffProvider } from '../../../src/staff/environment.tsx'
import { RemovedReviewDetail } from '../../../src/staff/reviews/removed-review-detail.tsx'
import { renderUi } from '../../render.tsx'
import { createEnvironment } from '../environment.ts'
import { stubLayout } from '../stub-layout.ts'

stubLayout()

const REVIEW: RemovedReview = {
  id: 7,
  authorId: '200000000000000008',
  authorName: 'Vlad',
  rating: 2,
  comment: 'It sleeps too much.',
  removedAs: 'owner',
  removedById: '200000000000000006',
  removedByName: 'Bruno',
  isOwn: false,
  isWrittenAgain: false,
  bot: { id: 1, discordBotId: '500000000000000001', name: 'Fern', avatar: null },
  createdAt: '2026-11-01T10:00:00.000Z',
  removedAt: '2026-11-20T10:00:00.000Z',
  restorableUntil: '2026-12-20T10:00:00.000Z',
}

type Restore = (call: object) => Promise<{ id: number }>

function setUp(review: RemovedReview, restore = vi.fn<Restore>(async () => ({ id: review.id }))) {
  const environment = createEnvironment({
    roles: ['moderator'],
    calls: { removedRatings: { restore } },
  })
  renderUi(
    <QueryClientProvider client={new QueryClient()}>
      <StaffProvider environment={environment}>
        <RemovedReviewDetail review={review} />
      </StaffProvider>
    </QueryClientProvider>
  )
  return { restore, article: within(screen.getByRole('article', { name: 'Review of Fern' })) }
}

const restoreButton = (root: Pick<typeof screen, 'getByRole'>) =>
  root.getByRole<HTMLButtonElement>('button', { name: /^Restore/ })

describe('a removed review', () => {
  it('is restored by keyboard, after a confirmation', async () => {
    const { restore, article } = setUp(REVIEW)
    expect(article.getByText('Removed by an owner of the bot').isConnected).toBe(true)
    expect(article.getByText('It sleeps too much.').isConnected).toBe(true)
    await userEvent.keyboard('r')
    const dialog = within(await screen.findByRole('alertdialog'))
    expect(restore).not.toHaveBeenCalled()
    await userEvent.click(restoreButton(dialog))
    expect(restore).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ params: { id: 7 } }))
    expect((await screen.findAllByText('Review restored')).length).toBeGreaterThan(0)
  })

  it.each([
    [{ isOwn: true }, /another staff member must decide/],
    [{ isWrittenAgain: true }, /has written another review/],
  ])('is not restored with %o', async (fields, note) => {
    const { restore, article } = setUp({ ...REVIEW, ...fields })
    expect(article.getByText(note).isConnected).toBe(true)
    expect(restoreButton(article).disabled).toBe(true)
    await userEvent.keyboard('r')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(restore).not.toHaveBeenCalled()
  })

  it('says why it could not be restored', async () => {
    const response = { code: 'not_found', message: 'Not found.', requestId: 'r' }
    const rawResponse = new Response(null, { status: 404 })
    setUp(
      REVIEW,
      vi.fn<Restore>(async () => {
        throw new ApiError({ kind: 'http', status: 404, response, rawResponse } as never)
      })
    )
    await userEvent.keyboard('r')
    await userEvent.click(restoreButton(within(await screen.findByRole('alertdialog'))))
    const text = 'This review was restored already, or it was deleted for good.'
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  })
})
