import { EventEmitter } from 'node:events'
import type Electron from 'electron'
import { describe, expect, test } from 'vitest'
import { findForbiddenArgument } from '../../src/main/safety/arguments.ts'
import { startStaffClient, type StartOptions } from '../../src/main/start.ts'
import { createEmitter, createEvent } from '../support/emitter.ts'

/** Starts the client on a machine where Electron never becomes ready, to observe everything before that. */
function start({
  argv = [] as string[],
  isPackaged = true,
  isFirst = true,
  platform = 'linux' as NodeJS.Platform,
  language = 'en-US',
} = {}) {
  const did: unknown[] = []
  const note =
    (name: string) =>
    (...given: unknown[]) =>
      void did.push([name, ...given])
  const app = createEmitter<Electron.App, object>({
    isPackaged,
    requestSingleInstanceLock() {
      did.push(['lock'])
      return isFirst
    },
    enableSandbox: note('sandbox'),
    setAppUserModelId: note('id'),
    exit: note('exit'),
    quit: note('quit'),
    getPreferredSystemLanguages: () => [language],
    async whenReady() {
      did.push(['ready'])
      if (isPackaged && findForbiddenArgument(argv)) return
      return new Promise<never>(() => {})
    },
  } satisfies Partial<Record<keyof Electron.App, unknown>>)
  const protocol = { registerSchemesAsPrivileged: note('schemes') } satisfies Partial<
    Record<keyof Electron.Protocol, unknown>
  >
  const running = startStaffClient({
    electron: {
      app,
      protocol,
      dialog: { showErrorBox: note('error') },
    } as unknown as StartOptions['electron'],
    builtFor: { version: '0.1.0', serverUrl: null },
    paths: { renderer: '/r', preload: '/p', assets: '/a' },
    platform,
    argv,
    rendererUrl: null,
    updates: { updater: () => ({}) as never, feed: null },
    process: new EventEmitter(),
  })
  return { app, did, names: () => did.map((entry) => (entry as [string])[0]), running }
}

describe('The start', () => {
  test('sets up sandbox, scheme and single instance before Electron is ready', () => {
    const { names, did } = start()
    expect(names()).toEqual(['lock', 'sandbox', 'id', 'schemes', 'ready'])
    expect(did[2]).toEqual(['id', 'app.botanica.staff'])
  })

  test('quits a second instance', async () => {
    const { names, running } = start({ isFirst: false })
    expect(names()).toEqual(['lock', 'quit'])
    expect(await running).toBeNull()
  })

  test.each([
    'remote-debugging-port',
    'remote-debugging-pipe',
    'remote-debugging-address',
    'inspect',
    'inspect-brk',
    'inspect-port',
    'inspect-publish-uid',
    'js-flags',
    'load-extension',
    'disable-web-security',
    'no-sandbox',
    'ignore-certificate-errors',
    'ignore-certificate-errors-spki-list',
    'log-net-log',
    'ssl-key-log-file',
    'host-resolver-rules',
    'host-rules',
    'proxy-server',
    'proxy-pac-url',
    'use-mock-keychain',
    'password-store',
    'gpu-launcher',
    'renderer-cmd-prefix',
    'utility-cmd-prefix',
    'disable-features',
    'enable-features',
    'user-data-dir',
    'single-process',
    'a-switch-that-comes-with-the-next-chromium',
  ])('refuses to start a packaged client with --%s', async (name) => {
    for (const argument of [
      `--${name}`,
      `--${name}=9222`,
      `-${name}`,
      `--${name.toUpperCase()}`,
      // On Windows, Chromium parses these as switches too.
      `/${name}`,
      `/${name}=9222`,
      ` --${name}`,
    ]) {
      for (const argv of [
        ['/opt/botanica', argument],
        ['/opt/botanica', '--hidden', 'botanica-staff://queue', argument],
        ['/opt/botanica', '--', argument],
      ]) {
        const { names, did, running } = start({ argv, platform: 'win32' })
        expect(await running).toBeNull()
        expect(names()).toEqual(['error', 'exit'])
        expect(did.at(-1)).toEqual(['exit', 1])
        expect(String((did[0] as unknown[])[2])).toContain(argument)
      }
    }
  })

  test.each([
    '/etc/passwd',
    'https://evil.example',
    'app://bundle',
    'inspect',
    '--lang=ro --inspect',
  ])(
    'refuses to start a packaged client with %s, which is neither a switch nor a deep link',
    (argument) => {
      expect(findForbiddenArgument(['/opt/botanica', argument])).toBe(argument)
    }
  )

  test('shows the dialog on Linux once Electron is ready', async () => {
    const { did, names, running } = start({
      argv: ['/opt/botanica', '--no-sandbox'],
      language: 'ro-RO',
    })
    expect(await running).toBeNull()
    expect(names()).toEqual(['ready', 'error', 'exit'])
    expect(did[1]).toEqual([
      'error',
      'Botanica nu a putut porni',
      expect.stringContaining('„--no-sandbox”') as unknown,
    ])
  })

  test('does not wait for Electron where that would open a port', async () => {
    const { names, running } = start({
      argv: ['/opt/botanica', '--no-sandbox', '--Remote-Debugging-Port=9222'],
    })
    expect(await running).toBeNull()
    expect(names()).toEqual(['error', 'exit'])
  })

  test('allows debugging switches in development', () => {
    expect(start({ argv: ['--inspect'], isPackaged: false }).names()).toContain('ready')
  })

  test('allows the arguments of systems, installers and menu entries', () => {
    for (const argument of [
      '--hidden',
      '--updated',
      '-Embedding',
      '-ToastActivated',
      '-psn_0_12345',
      '--lang=ro',
      '--force-device-scale-factor=1.5',
      '--ozone-platform-hint=auto',
      '--ozone-platform=wayland',
      '--disable-gpu',
      '--',
      '',
      'botanica-staff://bot/17',
      'BOTANICA-STAFF://queue',
      'botanica-staff://nothing',
    ]) {
      expect(findForbiddenArgument(['/opt/botanica', argument])).toBeUndefined()
    }
    expect(findForbiddenArgument([])).toBeUndefined()
    expect(
      findForbiddenArgument(['C:\\Program Files\\Botanica Staff\\Botanica Staff.exe'])
    ).toBeUndefined()
  })

  test('handles a deep link that macOS opens before Electron is ready', () => {
    const { app } = start({ platform: 'darwin' })
    const opening = createEvent()
    app.emit('open-url', opening, 'botanica-staff://bot/17')
    expect(opening.defaultPrevented).toBe(true)
  })
})
