import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { ReplyForm } from '../../src/reviews/index.ts'
import { renderUi } from '../render.tsx'

const LIMIT = 10

function Form({ onSubmit, initial = '' }: { onSubmit: (reply: string) => void; initial?: string }) {
  const [value, setValue] = useState(initial)

  return (
    <ReplyForm
      value={value}
      onValueChange={setValue}
      onSubmit={onSubmit}
      onCancel={() => {}}
      busy={false}
      limit={LIMIT}
    />
  )
}

describe('the reply form', () => {
  it('has three rows and the focus', () => {
    renderUi(<Form onSubmit={() => {}} />)
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your reply' })

    expect(field.rows).toBe(3)
    expect(document.activeElement).toBe(field)
  })

  it('cannot be submitted while it is blank', async () => {
    const submitted = vi.fn<(reply: string) => void>()
    renderUi(<Form onSubmit={submitted} />)
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Submit Reply' })
    await userEvent.type(screen.getByRole('textbox'), '   ')
    expect(button.disabled).toBe(true)

    await userEvent.type(screen.getByRole('textbox'), 'Thanks ')
    await userEvent.click(button)
    expect(submitted).toHaveBeenCalledExactlyOnceWith('Thanks')
  })

  it('shows the maximum length', async () => {
    const submitted = vi.fn<(reply: string) => void>()
    renderUi(<Form onSubmit={submitted} initial={'x'.repeat(LIMIT + 1)} />)
    await userEvent.click(screen.getByRole('button', { name: 'Submit Reply' }))

    expect(submitted).not.toHaveBeenCalled()
    expect(screen.getByText('Your reply must not exceed 10 characters.')).toBeTruthy()
  })
})
