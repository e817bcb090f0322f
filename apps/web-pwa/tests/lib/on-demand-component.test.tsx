// @vitest-environment jsdom
import { act, StrictMode, Suspense, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { onDemandComponent } from '../../src/lib/on-demand-component.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

const Loaded = ({ name }: { name: string }) => `loaded ${name}`
const Fallback = ({ name }: { name: string }) => `failed ${name}`

/** A lazy component, and what its script's request is answered with. */
function createLazy() {
  const load = vi.fn<() => Promise<typeof Loaded>>(async () => Loaded)
  return { load, Lazy: onDemandComponent(load, Fallback) }
}

function createScreen() {
  const element = document.createElement('div')
  const root = createRoot(element)
  const show = (content: ReactNode) =>
    act(async () =>
      root.render(
        <StrictMode>
          <Suspense fallback="loading">{content}</Suspense>
        </StrictMode>
      )
    )
  return { show, text: () => element.textContent }
}

test('is loaded once', async () => {
  const { load, Lazy } = createLazy()
  const { show, text } = createScreen()
  await show(<Lazy name="a" />)
  expect(text()).toBe('loaded a')
  await show(null)
  await show(<Lazy name="b" />)
  expect(text()).toBe('loaded b')
  expect(load).toHaveBeenCalledTimes(1)
})

test('is loaded again when it is shown again after a failure', async () => {
  const { load, Lazy } = createLazy()
  load.mockRejectedValueOnce(new Error('offline'))
  const { show, text } = createScreen()
  await show(<Lazy name="a" />)
  expect(text()).toBe('failed a')
  await show(<Lazy name="b" />)
  expect(text()).toBe('failed b')
  expect(load).toHaveBeenCalledTimes(1)
  await show(null)
  await show(<Lazy name="c" />)
  expect(text()).toBe('loaded c')
})

test('is loaded with the next connection, everywhere it is shown', async () => {
  const { load, Lazy } = createLazy()
  load.mockRejectedValueOnce(new Error('offline')).mockRejectedValueOnce(new Error('still'))
  const { show, text } = createScreen()
  await show([<Lazy key="a" name="a" />, <Lazy key="b" name="b" />])
  expect(text()).toBe('failed afailed b')
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('failed afailed b')
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('loaded aloaded b')
  expect(load).toHaveBeenCalledTimes(3)
})

test('is not requested without a connection, because browsers remember failures', async () => {
  const { load, Lazy } = createLazy()
  const isOnline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const { show, text } = createScreen()
  await show(<Lazy name="a" />)
  expect(text()).toBe('failed a')
  expect(load).not.toHaveBeenCalled()
  isOnline.mockRestore()
  await act(async () => window.dispatchEvent(new Event('online')))
  expect(text()).toBe('loaded a')
})
