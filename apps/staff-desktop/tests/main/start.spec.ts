import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { REFUSED_SWITCHES } from '../../src/main/safety/settings.ts'
import { refusedSwitchIn } from '../../src/main/safety/switches.ts'
import { startStaffClient, type StartOptions } from '../../src/main/start.ts'
import { emitting } from '../support/emitter.ts'

/** Starts the client on a machine where Electron never becomes ready: all that comes before can be seen. */
function start({ argv = [] as string[], isPackaged = true, isFirst = true } = {}) {
  const did: unknown[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void did.push([name, ...given])
  const app = emitting<Electron.App, object>({
    isPackaged,
    requestSingleInstanceLock() {
      did.push(['lock'])
      return isFirst
    },
    enableSandbox: note('sandbox'),
    setAppUserModelId: note('id'),
    exit: note('exit'),
    quit: note('quit'),
    async whenReady() {
      did.push(['ready'])
      return new Promise<never>(() => {})
    },
  } satisfies Partial<Record<keyof Electron.App, unknown>>)
  const protocol = { registerSchemesAsPrivileged: note('schemes') } satisfies Partial<
    Record<keyof Electron.Protocol, unknown>
  >
  const running = startStaffClient({
    electron: { app, protocol } as unknown as StartOptions['electron'],
    builtFor: { version: '0.1.0', serverUrl: null },
    paths: { renderer: '/r', preload: '/p', assets: '/a' },
    platform: 'linux',
    argv,
    rendererUrl: null,
    updates: { updater: () => ({}) as never, feed: null },
  })
  return { did, names: did.map((entry) => (entry as [string])[0]), running }
}

describe('the start', () => {
  test('E-01 E-03 E-26 E-33 sandbox, scheme and the one instance stand before anything is ready', () => {
    const { names, did } = start()
    expect(names).toEqual(['lock', 'sandbox', 'id', 'schemes', 'ready'])
    expect(did[2]).toEqual(['id', 'app.botanica.staff'])
  })

  test('E-26 E-33 a second instance ends, and leaves the window to the first', async () => {
    const { names, running } = start({ isFirst: false })
    expect(names).toEqual(['lock', 'quit'])
    expect(await running).toBeNull()
  })

  test.each(REFUSED_SWITCHES)('E-33 a packed client does not run with --%s', async (name) => {
    for (const argument of [`--${name}`, `--${name}=9222`, `-${name}`, `--${name.toUpperCase()}`]) {
      const { did, running } = start({ argv: ['/opt/botanica', argument] })
      expect(did).toEqual([['exit', 1]])
      expect(await running).toBeNull()
    }
  })

  test('E-33 who works on it may look into it', () => {
    expect(start({ argv: ['--inspect'], isPackaged: false }).names).toContain('ready')
  })

  test('E-33 other switches are none of our business', () => {
    const usual = ['/opt/botanica', '--hidden', '--lang=ro', '--inspector', 'inspect', '--', '']
    expect(refusedSwitchIn(usual)).toBeUndefined()
  })
})
