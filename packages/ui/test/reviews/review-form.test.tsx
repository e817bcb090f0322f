import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Button } from '../../src/primitives/index.ts'
import { ReviewForm, type ReviewDraft, type WrittenReview } from '../../src/reviews/index.ts'
import { renderUi } from '../render.tsx'

const LIMIT = 20

interface FormProps {
  onSubmit: (review: WrittenReview) => void
  onRefusedSubmit?: () => void
}

function Form({ onSubmit, onRefusedSubmit }: FormProps) {
  const [value, setValue] = useState<ReviewDraft>({ rating: 0, comment: '' })

  return (
    <ReviewForm
      label="Leave a Review"
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
      onRefusedSubmit={onRefusedSubmit}
      commentLimit={LIMIT}
    >
      <Button type="submit">Submit Review</Button>
    </ReviewForm>
  )
}

function setUp(language?: 'ro') {
  const submitted = vi.fn<(review: WrittenReview) => void>()
  renderUi(<Form onSubmit={submitted} />, language)
  const form = within(screen.getByRole('form', { name: 'Leave a Review' }))

  return { submitted, form, submit: form.getByRole('button', { name: 'Submit Review' }) }
}

describe('the review form', () => {
  it('has a comment box of four rows', () => {
    const { form } = setUp()

    expect(form.getByRole<HTMLTextAreaElement>('textbox').rows).toBe(4)
  })

  it('sends the stars and the trimmed comment', async () => {
    const { form, submit, submitted } = setUp()
    await userEvent.click(form.getByRole('radio', { name: '4 stars' }))
    await userEvent.type(form.getByRole('textbox', { name: /Your comment/ }), '  Good. ')
    await userEvent.click(submit)

    expect(submitted).toHaveBeenCalledExactlyOnceWith({ rating: 4, comment: 'Good.' })
  })

  it('explains why a member may not submit before it requires stars', async () => {
    const [sent, refused] = [vi.fn<() => void>(), vi.fn<() => void>()]
    renderUi(<Form onSubmit={sent} onRefusedSubmit={refused} />)
    await userEvent.click(screen.getByRole('button', { name: 'Submit Review' }))

    expect(refused).toHaveBeenCalledOnce()
    expect(screen.queryByText('Rating Required')).toBeNull()
    expect(sent).not.toHaveBeenCalled()
  })

  it('omits a blank comment', async () => {
    const { form, submit, submitted } = setUp()
    await userEvent.click(form.getByRole('radio', { name: '1 star' }))
    await userEvent.type(form.getByRole('textbox'), '   ')
    await userEvent.click(submit)

    expect(submitted).toHaveBeenCalledExactlyOnceWith({ rating: 1, comment: null })
  })

  it('requires stars, moves the focus to them and keeps the text', async () => {
    const { form, submit, submitted } = setUp()
    await userEvent.type(form.getByRole('textbox'), 'No stars')
    await userEvent.click(submit)

    expect(submitted).not.toHaveBeenCalled()
    expect((await screen.findAllByText('Rating Required')).length).toBeGreaterThan(0)
    const stars = form.getByRole('radiogroup', { name: 'Your rating' })
    expect(stars.getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(form.getByRole('radio', { name: '1 star' }))
    expect(form.getByRole<HTMLTextAreaElement>('textbox').value).toBe('No stars')

    await userEvent.keyboard('{ArrowRight}')
    expect(stars.hasAttribute('aria-invalid')).toBe(false)
  })

  it('rejects a comment that is too long, in the language of the page', async () => {
    const { form, submit, submitted } = setUp('ro')
    await userEvent.click(form.getByRole('radio', { name: '5 stele' }))
    const comment = form.getByRole('textbox')
    await userEvent.type(comment, 'x'.repeat(LIMIT + 1))
    await userEvent.click(submit)

    expect(submitted).not.toHaveBeenCalled()
    expect(form.getByText('Comentariul nu poate depăși 20 de caractere.')).toBeTruthy()
    expect(document.activeElement).toBe(comment)
  })
})
