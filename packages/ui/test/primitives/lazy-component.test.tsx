import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { lazyComponent, preload, useLazyComponent } from '../../src/primitives/index.ts'
import { renderUi } from '../render.tsx'

const NO_PROPS = {}
let isOnline = true

/** Simulates a lost connection on a page that no service worker controls. */
function disconnect() {
  isOnline = false
  dispatchEvent(new Event('offline'))
}

function reconnect() {
  isOnline = true
  dispatchEvent(new Event('online'))
}

/** A lazy component and the function that imports it. */
function createLazy() {
  const importPart = vi.fn<() => Promise<() => ReactNode>>(async () => () => <p>Loaded</p>)
  const part = lazyComponent<typeof NO_PROPS>(importPart)
  function Shown() {
    return useLazyComponent(part, NO_PROPS)
  }
  return { importPart, part, Shown }
}

beforeEach(() => {
  isOnline = true
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
})

afterEach(() => vi.restoreAllMocks())

describe('a lazy component without a connection', () => {
  it('is not imported, because browsers would remember the failure', async () => {
    const { importPart, part } = createLazy()
    disconnect()
    preload(part)

    await expect(part.load()).rejects.toThrow('connection')
    expect(importPart).not.toHaveBeenCalled()
  })

  it('is preloaded when the connection returns', async () => {
    const { importPart, part, Shown } = createLazy()
    renderUi(<Shown />)
    disconnect()
    preload(part)
    preload(part)
    reconnect()

    await screen.findByText('Loaded')
    expect(importPart).toHaveBeenCalledOnce()
  })

  it('can be loaded again after a failure', async () => {
    const { part } = createLazy()
    disconnect()
    await expect(part.load()).rejects.toThrow('connection')
    isOnline = true

    await part.load()
    expect(part.current()).not.toBeNull()
  })

  it('is loaded from the files of the desktop client', async () => {
    vi.stubGlobal('location', { protocol: 'app:' })
    const { part } = createLazy()
    disconnect()

    await part.load()
    expect(part.current()).not.toBeNull()
    vi.unstubAllGlobals()
  })
})
