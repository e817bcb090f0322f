import { act } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'

const TEXT = '**Bold** and [a link](https://a.example/)'
const RENDERED = '<p><strong>Bold</strong> and <a href="https://a.example/"'

/** Resets the module to its initial state, as on a freshly loaded page or a newly started server. */
beforeEach(() => vi.resetModules())

async function served(): Promise<string> {
  const { loadMarkdown, Markdown } = await import('../../src/content/markdown.tsx')
  await loadMarkdown()
  const html = renderToString(<Markdown>{TEXT}</Markdown>)
  vi.resetModules()
  return html
}

it('keeps the server-rendered markup until it is in view, and then hydrates it', async () => {
  const container = document.createElement('div')
  container.innerHTML = await served()
  expect(container.innerHTML).toContain(RENDERED)
  const text = container.querySelector('.prose')

  const { Markdown } = await import('../../src/content/markdown.tsx')
  const recovered = vi.fn<(error: unknown) => void>()
  const root = await act(() =>
    hydrateRoot(container, <Markdown>{TEXT}</Markdown>, { onRecoverableError: recovered })
  )
  await act(() => root.render(<Markdown>{TEXT}</Markdown>))
  expect(container.querySelector('.prose')).toBe(text)
  expect(Object.keys(text!).some((key) => key.startsWith('__react'))).toBe(false)

  await act(() => dispatchEvent(new Event('pointermove')))
  await expect.poll(() => Object.keys(text!).some((key) => key.startsWith('__react'))).toBe(true)
  expect(container.querySelector('.prose')).toBe(text)
  expect(recovered).not.toHaveBeenCalled()
  await act(() => root.unmount())
})

it('renders immediately after a client-side navigation', async () => {
  const { render, screen } = await import('@testing-library/react')
  const { Markdown } = await import('../../src/content/markdown.tsx')
  await act(async () => void render(<Markdown>{TEXT}</Markdown>))

  expect((await screen.findByRole('link', { name: 'a link' })).outerHTML).toContain('nofollow')
})
