import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { VoteToggles, type ReviewVoteValue } from '../../src/reviews/index.ts'
import { renderUi } from '../render.tsx'

describe('the votes of a review', () => {
  it('show their counts and the viewer’s own vote', () => {
    renderUi(<VoteToggles likes={21} dislikes={1} own={-1} onPress={() => {}} />, 'ro')

    const like = screen.getByRole('button', { name: 'Utilă: 21 de membri au găsit recenzia utilă' })
    const dislike = screen.getByRole('button', { name: /^Nu e utilă: 1 membru / })
    expect(like.getAttribute('aria-pressed')).toBe('false')
    expect(dislike.getAttribute('aria-pressed')).toBe('true')
    expect(like.textContent).toBe('21')
  })

  it('report which one was pressed, also while they look disabled', async () => {
    const pressed = vi.fn<(vote: ReviewVoteValue) => void>()
    renderUi(<VoteToggles likes={0} dislikes={0} own={null} onPress={pressed} lookDisabled />)
    const [like, dislike] = screen.getAllByRole('button')
    expect(like?.getAttribute('aria-disabled')).toBe('true')

    await userEvent.click(like!)
    await userEvent.click(dislike!)
    expect(pressed.mock.calls).toEqual([[1], [-1]])
  })
})
