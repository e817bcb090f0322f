import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import {
  formatCount,
  Field,
  Input,
  SearchField,
  StarInput,
  StarRating,
  Textarea,
  type Stars,
} from '../../src/primitives/index.ts'
import { renderUi } from '../render.tsx'

describe('Field', () => {
  it('ties label, help and error to its control', () => {
    renderUi(
      <Field label="Website" help="Your own." error="Please enter a valid website URL." required>
        {(control) => <Input {...control} />}
      </Field>
    )

    const input = screen.getByRole('textbox', { name: 'Website' })
    const described = input.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'Your own.',
      'Please enter a valid website URL.',
    ])
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(input.getAttribute('aria-required')).toBe('true')
  })

  it('is not invalid without an error', () => {
    renderUi(<Field label="Website">{(control) => <Input {...control} />}</Field>)

    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
  })
})

describe('Textarea', () => {
  it('counts as the server does', async () => {
    renderUi(<Textarea aria-label="Bio" limit={5} />)
    await userEvent.type(screen.getByRole('textbox'), '  abc  ')

    expect(screen.getByText('3/5 characters')).toBeTruthy()
  })

  it('lets one type too much and says how much', async () => {
    renderUi(<Textarea aria-label="Bio" limit={5} />, 'ro')
    const textarea = screen.getByRole<HTMLTextAreaElement>('textbox')
    await userEvent.type(textarea, 'abcdefg')

    expect(textarea.value).toBe('abcdefg')
    expect(screen.getByText('7/5 caractere (2 în plus)')).toBeTruthy()
  })

  it('counts a letter and its accent as one, an emoji as a textarea does', () => {
    expect(formatCount('s\u0326')).toBe(1)
    expect(formatCount('🌱')).toBe('🌱'.length)
  })
})

describe('SearchField', () => {
  it('is reached by / from anywhere but a field', async () => {
    renderUi(
      <>
        <input aria-label="Other" />
        <Search />
      </>
    )
    const search = screen.getByRole('searchbox', { name: 'Search bots' })

    await userEvent.click(screen.getByRole('textbox', { name: 'Other' }))
    await userEvent.keyboard('/')
    expect(document.activeElement).not.toBe(search)

    await userEvent.click(document.body)
    await userEvent.keyboard('/')
    expect(document.activeElement).toBe(search)
    expect((search as HTMLInputElement).value).toBe('')
  })

  it('is cleared by its button, and keeps the focus', async () => {
    renderUi(<Search initial="music" />)
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))

    const search = screen.getByRole<HTMLInputElement>('searchbox')
    expect(search.value).toBe('')
    expect(document.activeElement).toBe(search)
  })
})

function Search({ initial = '' }: { initial?: string }) {
  const [value, setValue] = useState(initial)

  return <SearchField value={value} onValueChange={setValue} shortcut />
}

describe('StarInput', () => {
  it('is picked by mouse and by arrow keys', async () => {
    const picked = vi.fn<(stars: Stars) => void>()
    renderUi(<Pick onPick={picked} />)
    expect(screen.getByRole('radiogroup', { name: 'Your rating' })).toBeTruthy()

    await userEvent.click(screen.getByRole('radio', { name: '3 stars' }))
    expect(picked).toHaveBeenLastCalledWith(3)
    await userEvent.keyboard('{ArrowRight}')
    expect(picked).toHaveBeenLastCalledWith(4)
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}')
    expect(picked).toHaveBeenLastCalledWith(1)
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '1 star' }).checked).toBe(true)
  })

  it('cannot be picked while disabled', async () => {
    const picked = vi.fn<(stars: Stars) => void>()
    renderUi(<StarInput label="Your rating" value={0} onValueChange={picked} disabled />)
    await userEvent.click(screen.getByRole('radio', { name: '5 stars' }))

    expect(picked).not.toHaveBeenCalled()
  })
})

function Pick({ onPick }: { onPick: (stars: Stars) => void }) {
  const [value, setValue] = useState<Stars | 0>(0)

  return (
    <StarInput
      label="Your rating"
      value={value}
      onValueChange={(stars) => {
        onPick(stars)
        setValue(stars)
      }}
    />
  )
}

describe('StarRating', () => {
  it('says the figure', () => {
    renderUi(<StarRating rating={4.6} />, 'ro')

    expect(screen.getByText('4,6 din 5')).toBeTruthy()
  })

  it('writes an average with one decimal, and the stars of a review without', () => {
    renderUi(<StarRating rating={4} isAverage />)
    expect(screen.getByText('4.0 out of 5')).toBeTruthy()
    renderUi(<StarRating rating={4} />)
    expect(screen.getByText('4 out of 5')).toBeTruthy()
  })

  it('fills a part of a star', () => {
    const { container } = renderUi(<StarRating rating={2.5} />)
    const widths = Array.from(container.querySelectorAll('clipPath rect'), (rect) =>
      rect.getAttribute('width')
    )

    expect(widths).toEqual(['20', '20', '10', '0', '0'])
  })
})
