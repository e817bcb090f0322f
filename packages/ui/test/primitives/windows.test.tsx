import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import {
  AlertDialog,
  Button,
  Dialog,
  IconButton,
  Menu,
  Select,
  Tabs,
  TOOLTIP_DELAY_MS,
  Tooltip,
  useToast,
  type ToastMessage,
} from '../../src/primitives/index.ts'
import { renderUi } from '../render.tsx'

describe('Dialog', () => {
  it('is named and described, closes by Escape and restores the focus', async () => {
    renderUi(
      <Dialog
        title="Discord Server Required"
        description="Join first."
        trigger={<Button>Open</Button>}
      />
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))

    const dialog = await screen.findByRole('dialog', { name: 'Discord Server Required' })
    expect(dialog.getAttribute('aria-describedby')).toBeTruthy()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open' }))
  })

  it('gives its first control the focus, not the button that closes it', async () => {
    renderUi(
      <Dialog title="Rename" trigger={<Button>Open</Button>} actions={<Button>Save</Button>}>
        <input aria-label="Name" />
      </Dialog>
    )
    await userEvent.click(screen.getByRole('button', { name: 'Open' }))
    const field = await screen.findByRole('textbox', { name: 'Name' })
    await waitFor(() => expect(document.activeElement).toBe(field))
  })
})

describe('AlertDialog', () => {
  it('stays open until the action is done', async () => {
    const confirmed = vi.fn<() => void>()
    renderUi(<Deletion onConfirm={confirmed} />)
    await userEvent.click(screen.getByRole('button', { name: 'Delete Bot' }))

    const dialog = await screen.findByRole('alertdialog', { name: 'Are you sure?' })
    await userEvent.click(screen.getByRole('button', { name: 'Yes, delete' }))
    expect(confirmed).toHaveBeenCalledOnce()
    expect(dialog.isConnected).toBe(true)

    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})

function Deletion({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)

  return (
    <AlertDialog
      title="Are you sure?"
      description="This action cannot be undone."
      trigger={<Button>Delete Bot</Button>}
      open={open}
      onOpenChange={setOpen}
      confirmLabel="Yes, delete"
      onConfirm={onConfirm}
    />
  )
}

describe('Menu', () => {
  it('opens by keyboard, moves by arrows, runs the chosen item', async () => {
    const edited = vi.fn<() => void>()
    renderUi(
      <Menu
        trigger={<IconButton label="More" icon={<svg />} tooltip={false} />}
        items={[
          { id: 'profile', label: 'Profile', href: '/profile' },
          { id: 'logout', label: 'Logout', href: '/api/logout', fullNavigation: true },
          { id: 'edit', label: 'Edit', onSelect: edited },
        ]}
      />
    )
    screen.getByRole('button', { name: 'More' }).focus()
    await userEvent.keyboard('{Enter}')

    const profile = await screen.findByRole('menuitem', { name: 'Profile' })
    expect(profile.hasAttribute('data-app-link')).toBe(true)
    const logout = screen.getByRole('menuitem', { name: 'Logout' })
    expect(logout.hasAttribute('data-app-link')).toBe(false)
    expect(logout.getAttribute('href')).toBe('/api/logout')

    await userEvent.keyboard('{End}{Enter}')
    expect(edited).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

describe('Menu of choices', () => {
  it('marks the chosen item', async () => {
    const chosen = vi.fn<() => void>()
    renderUi(
      <Menu
        trigger={<IconButton label="Theme" icon={<svg />} tooltip={false} />}
        items={[
          { id: 'light', label: 'Day', checked: false, onSelect: chosen },
          { id: 'dark', label: 'Night', checked: true, onSelect: vi.fn<() => void>() },
        ]}
      />
    )
    await userEvent.click(screen.getByRole('button', { name: 'Theme' }))

    const night = await screen.findByRole('menuitemradio', { name: 'Night' })
    expect(night.getAttribute('aria-checked')).toBe('true')
    const day = screen.getByRole('menuitemradio', { name: 'Day' })
    expect(day.getAttribute('aria-checked')).toBe('false')
    await userEvent.click(day)
    expect(chosen).toHaveBeenCalledOnce()
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  })
})

const SORTS = [
  { value: 'popularity', label: 'Popularity' },
  { value: 'newest', label: 'Newest' },
] as const

describe('Select', () => {
  it('is named, shows its value and is changed by keyboard', async () => {
    const changed = vi.fn<(value: string) => void>()
    renderUi(<Select options={SORTS} value="popularity" onValueChange={changed} label="Sort by" />)
    const select = screen.getByRole('combobox', { name: 'Sort by' })
    expect(select.textContent).toBe('Popularity')

    select.focus()
    await userEvent.keyboard('{Enter}')
    await screen.findByRole('option', { name: 'Newest' })
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(changed).toHaveBeenCalledWith('newest')
  })
})

describe('Tabs', () => {
  it('shows one panel and moves by arrows', async () => {
    renderUi(
      <Tabs
        label="About the bot"
        tabs={[
          { value: 'overview', label: 'Overview', content: 'What it does' },
          { value: 'reviews', label: 'Reviews', content: 'What people say' },
        ]}
      />
    )
    expect(screen.getByRole('tablist', { name: 'About the bot' })).toBeTruthy()
    expect(screen.getByRole('tabpanel').textContent).toBe('What it does')

    screen.getByRole('tab', { name: 'Overview' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await waitFor(() => expect(screen.getByRole('tabpanel').textContent).toBe('What people say'))
  })
})

describe('toasts', () => {
  it('have a title and a text, and close when dismissed', async () => {
    renderUi(
      <Toaster message={{ title: 'Error', text: 'Failed to vote on rating.', tone: 'error' }} />
    )
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))

    const text = await screen.findByText('Failed to vote on rating.')
    expect(text.closest('[aria-live="polite"]')).toBeTruthy()
    await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Failed to vote on rating.')).toBeNull())
  })

  it('can omit the text', async () => {
    renderUi(<Toaster message={{ title: 'Heart Added' }} />, 'en')
    await userEvent.click(screen.getByRole('button', { name: 'Show' }))

    expect(await screen.findByText('Heart Added')).toBeTruthy()
  })
})

describe('more toasts than fit', () => {
  const MANY = ['Petalfall', 'Dewdrop', 'Mosslight', 'Fernweh', 'Thistle']

  async function showAll(action?: ToastMessage['action']) {
    renderUi(
      MANY.map((text) => (
        <Toaster key={text} message={{ title: 'Bot approved', text, action }} label={text} />
      ))
    )
    for (const name of MANY) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await userEvent.click(screen.getByRole('button', { name }))
    }
    await waitFor(() => expect(screen.getAllByText('Bot approved')).toHaveLength(MANY.length))
  }

  it('hide the oldest', async () => {
    await showAll()
    const texts = screen.getAllByRole('dialog').map(({ textContent }) => textContent)
    expect(texts).toEqual(['Thistle', 'Fernweh', 'Mosslight'].map((name) => `Bot approved${name}`))
  })

  it('still offer what the oldest can undo', async () => {
    const onSelect = vi.fn<() => void>()
    await showAll({ label: 'Undo', onSelect, forMs: 60_000 })
    const offers = screen.getAllByRole('button', { name: 'Undo' })
    expect(offers).toHaveLength(MANY.length)
    expect(offers.at(-1)!.closest('[role="dialog"]')!.textContent).toContain('Petalfall')
    await userEvent.click(offers.at(-1)!)
    expect(onSelect).toHaveBeenCalledOnce()
  })
})

describe('outdated toasts', () => {
  it('are replaced: an equal one by the later, a success by a failure', async () => {
    const missing: ToastMessage = { title: 'Missing Information', tone: 'error' }
    renderUi(
      <>
        <Toaster message={{ title: 'Profile updated', tone: 'success' }} label="Succeed" />
        <Toaster message={missing} label="Fail" />
      </>
    )
    await userEvent.click(screen.getByRole('button', { name: 'Succeed' }))
    await screen.findByText('Profile updated')
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
    await screen.findByText('Missing Information')
    await waitFor(() => expect(screen.queryByText('Profile updated')).toBeNull())
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
    await waitFor(() => expect(screen.getAllByText('Missing Information')).toHaveLength(1))
  })

  it('stay while what they offer can be undone', async () => {
    const undo = { label: 'Undo', onSelect: vi.fn<() => void>(), forMs: 10_000 }
    renderUi(
      <>
        <Toaster
          message={{ title: 'Bot approved', tone: 'success', action: undo }}
          label="Succeed"
        />
        <Toaster message={{ title: 'Error', tone: 'error' }} label="Fail" />
      </>
    )
    await userEvent.click(screen.getByRole('button', { name: 'Succeed' }))
    await userEvent.click(screen.getByRole('button', { name: 'Fail' }))
    await screen.findByText('Error')
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(undo.onSelect).toHaveBeenCalledOnce()
  })
})

function Toaster({ message, label = 'Show' }: { message: ToastMessage; label?: string }) {
  const toast = useToast()

  return <Button onClick={() => toast(message)}>{label}</Button>
}

describe('Tooltip', () => {
  afterEach(() => vi.useRealTimers())

  it('waits 700 ms under the mouse', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
    renderUi(
      <Tooltip content="Certified Bot">
        <button type="button">Seal</button>
      </Tooltip>
    )
    await user.hover(screen.getByRole('button'))
    await act(() => vi.advanceTimersByTimeAsync(TOOLTIP_DELAY_MS - 100))
    expect(screen.queryByText('Certified Bot')).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(screen.getByText('Certified Bot')).toBeTruthy()
  })
})
