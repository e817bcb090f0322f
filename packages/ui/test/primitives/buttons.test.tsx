import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Button, ExternalLinkButton, IconButton, LinkButton } from '../../src/primitives/index.ts'
import { renderUi } from '../render.tsx'

describe('Button', () => {
  it('is pressed by mouse and keyboard', async () => {
    const pressed = vi.fn<() => void>()
    renderUi(<Button onClick={pressed}>Vote</Button>)
    await userEvent.click(screen.getByRole('button', { name: 'Vote' }))
    await userEvent.keyboard('{Enter} ')

    expect(pressed).toHaveBeenCalledTimes(3)
  })

  it('submits no form unless its type is submit', () => {
    renderUi(<Button>Vote</Button>)

    expect(screen.getByRole('button').getAttribute('type')).toBe('button')
  })

  it('ignores clicks while pending, and keeps its focus', async () => {
    const pressed = vi.fn<() => void>()
    renderUi(
      <Button busy onClick={pressed}>
        Voting...
      </Button>
    )
    const button = screen.getByRole('button', { name: 'Voting...' })
    button.focus()
    await userEvent.click(button)

    expect(pressed).not.toHaveBeenCalled()
    expect(document.activeElement).toBe(button)
    expect(button.getAttribute('aria-busy')).toBe('true')
    expect(button.getAttribute('aria-disabled')).toBe('true')
  })

  it('can look disabled and still explain itself', async () => {
    const pressed = vi.fn<() => void>()
    renderUi(
      <Button lookDisabled onClick={pressed}>
        Vote
      </Button>
    )
    const button = screen.getByRole('button')
    await userEvent.click(button)

    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(pressed).toHaveBeenCalledOnce()
  })
})

describe('IconButton', () => {
  it('has an accessible name', () => {
    renderUi(<IconButton label="Edit Bot" icon={<svg />} />)

    expect(screen.getByRole('button', { name: 'Edit Bot' })).toBeTruthy()
  })
})

describe('links as buttons', () => {
  it('stays in the app through the app’s own link', () => {
    renderUi(<LinkButton href="/discover">Discover</LinkButton>)

    const link = screen.getByRole('link', { name: 'Discover' })
    expect(link.hasAttribute('data-app-link')).toBe(true)
    expect(link.hasAttribute('target')).toBe(false)
  })

  it('opens external links in a new tab, and only safe ones', () => {
    const { rerender } = renderUi(
      <ExternalLinkButton href="https://a.example">Site</ExternalLinkButton>
    )
    expect(screen.getByRole('link').getAttribute('rel')).toContain('noopener')

    rerender(<ExternalLinkButton href="javascript:alert(1)">Site</ExternalLinkButton>)
    expect(screen.getByRole('link').hasAttribute('href')).toBe(false)
  })
})
