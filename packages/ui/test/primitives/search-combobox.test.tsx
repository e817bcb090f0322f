import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { SearchCombobox } from '../../src/primitives/windows/search-combobox.tsx'
import { renderUi } from '../render.tsx'

const item = (id: string) => ({ id, label: id, content: <span>{id}</span> })
const GROUPS = [
  { id: 'category', label: 'Categories', items: [item('Music')] },
  { id: 'bot', label: 'Bots', items: [item('Muse'), item('Musk')] },
]

function renderCombobox() {
  const onChoose = vi.fn<(id: string) => void>()
  const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) =>
    event.preventDefault()
  )
  function Search() {
    const [text, setText] = useState('')
    return (
      <form onSubmit={onSubmit}>
        <SearchCombobox
          value={text}
          onValueChange={setText}
          groups={text === '' ? [] : GROUPS}
          onChoose={onChoose}
        />
        <button type="submit" hidden>
          Search
        </button>
      </form>
    )
  }
  renderUi(<Search />)
  return { onChoose, onSubmit, box: screen.getByRole('combobox', { name: 'Search bots' }) }
}

const highlighted = (box: HTMLElement) => {
  const id = box.getAttribute('aria-activedescendant')
  return id ? document.getElementById(id)?.textContent : undefined
}

describe('SearchCombobox', () => {
  it('is a combobox with a listbox of groups', async () => {
    const { box } = renderCombobox()
    expect(box.getAttribute('aria-expanded')).toBe('false')
    await userEvent.type(box, 'mus')
    expect(box.getAttribute('aria-expanded')).toBe('true')
    const list = screen.getByRole('listbox')
    expect(box.getAttribute('aria-controls')).toBe(list.id)
    const bots = within(list).getByRole('group', { name: 'Bots' })
    expect(within(bots).getAllByRole('option')).toHaveLength(2)
  })

  it('moves with the arrows while the text keeps the focus, and opens with Enter', async () => {
    const { box, onChoose, onSubmit } = renderCombobox()
    await userEvent.type(box, 'mus')
    expect(highlighted(box)).toBeUndefined()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    expect(highlighted(box)).toBe('Muse')
    await userEvent.keyboard('{ArrowUp}')
    expect(highlighted(box)).toBe('Music')
    expect(document.activeElement).toBe(box)
    await userEvent.keyboard('{Enter}')
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Music')
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('submits the form with Enter when nothing is highlighted', async () => {
    const { box, onChoose, onSubmit } = renderCombobox()
    await userEvent.type(box, 'mus{Enter}')
    expect(onSubmit).toHaveBeenCalledOnce()
    expect(onChoose).not.toHaveBeenCalled()
  })

  it('closes with Escape and keeps the text', async () => {
    const { box } = renderCombobox()
    await userEvent.type(box, 'mus{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect((box as HTMLInputElement).value).toBe('mus')
  })

  it('opens what is clicked', async () => {
    const { box, onChoose } = renderCombobox()
    await userEvent.type(box, 'mus')
    await userEvent.click(screen.getByRole('option', { name: 'Musk' }))
    expect(onChoose).toHaveBeenCalledExactlyOnceWith('Musk')
    expect((box as HTMLInputElement).value).toBe('mus')
  })
})
