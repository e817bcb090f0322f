// @vitest-environment jsdom
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { afterEach, expect, test, vi } from 'vitest'
import { EndNotice } from '../../../src/features/bot/lazy-member-components.tsx'

// The component never arrives.
vi.mock('../../../src/features/bot/member/index.ts', () => new Promise(() => undefined))

const END = { endsOn: '2026-12-31', hasEnded: false, successor: null }

function Page({ count }: { count: number }) {
  return (
    <main data-count={count}>
      <EndNotice end={END} />
    </main>
  )
}

afterEach(() => vi.unstubAllGlobals())

test("an update of the page keeps the server's notice until its component has loaded", async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const container = document.createElement('div')
  container.innerHTML = `<main data-count="0"><!--$--><p>It ends.</p><!--/$--></main>`
  const root = await act(async () => hydrateRoot(container, <Page count={0} />))
  await act(async () => root.render(<Page count={1} />))

  const page = container.querySelector('main')
  expect(page?.dataset.count).toBe('1')
  expect(page?.textContent).toBe('It ends.')
})
