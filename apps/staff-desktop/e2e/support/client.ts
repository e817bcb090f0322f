import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { expect, type Browser, type Page } from '@playwright/test'
import { TIMEOUTS } from '@botanica/testkit/timeouts'
import { startStaffClient, type RunningClient } from '../../src/main/start.ts'
import type { Reader } from '../../../web-pwa/e2e/support/reader.ts'
import type { NewMember } from '../../../web-pwa/e2e/support/test.ts'
import type { SiteAddresses } from '../../../web-pwa/e2e/support/site.ts'
import { Shell, createMachine, type SimulatedMachine } from '../shell/index.ts'

const CLIENT = join(import.meta.dirname, '../..')
export const VERSION = '1.2.3'

export interface ClientOptions {
  /** The machine to start on, for a restart. */
  machine?: SimulatedMachine
  argv?: string[]
  isPackaged?: boolean
  /** Whether the desktop shows tray icons. */
  hasTray?: boolean
}

/** The client, started in the simulated shell on its own machine. */
export interface Client {
  shell: Shell
  machine: SimulatedMachine
  /** `null` when it did not start: see `startStaffClient`. */
  running: RunningClient | null
  page: () => Promise<Page>
  /** Quits as the user does, by the menu or the tray. */
  quit: () => void
}

/** Starts the client. Tests use the fixture `startClient`, which also ends it. */
export async function launchClient(
  browser: Browser,
  { siteUrl }: Pick<SiteAddresses, 'siteUrl'>,
  options: ClientOptions = {}
): Promise<Client> {
  const { machine = createMachine(), argv = [], isPackaged = true } = options
  const { hasTray = false } = options
  const shell = new Shell(browser, machine, { isPackaged })
  const starting = startStaffClient({
    electron: shell.electron,
    builtFor: { version: VERSION, serverUrl: siteUrl },
    paths: {
      renderer: join(CLIENT, 'dist/renderer'),
      preload: join(CLIENT, 'dist/preload/preload.cjs'),
      assets: join(CLIENT, 'assets/tray'),
    },
    platform: 'linux',
    argv,
    rendererUrl: null,
    hasTrayHost: async () => hasTray,
    // Errors of the test process are not the client's.
    process: new EventEmitter(),
    updates: {
      updater: () => {
        throw new Error('Updates are off.')
      },
      feed: null,
    },
  })
  shell.app.becomeReady()
  const running = await starting
  if (running) await untilLoaded(shell)
  return { shell, machine, running, page: () => shell.page(), quit: () => shell.app.quit() }
}

async function untilLoaded(shell: Shell) {
  const page = await shell.page()
  page.setDefaultTimeout(TIMEOUTS.step)
  await page.locator('#root > *').first().waitFor()
}

/** Ends the client and deletes its data. */
export async function endClient({ shell, machine, running }: Client) {
  running?.stop()
  await shell.end()
  machine.remove()
}

/** Starts to sign in. @returns the address that was opened in the system's browser */
export async function beginSignIn({ shell }: Client): Promise<URL> {
  const page = await shell.page()
  const before = shell.desktop.openedAddresses.length
  await page.getByRole('button', { name: 'Sign in with your browser' }).click()
  await expect.poll(() => shell.desktop.openedAddresses.length).toBe(before + 1)
  return new URL(shell.desktop.openedAddresses.at(-1)!)
}

/** Signs a staff member in through the system's browser. @returns the browser, in which they stay signed in */
export async function signInToClient(
  newMember: NewMember,
  client: Client,
  personId: string
): Promise<Reader> {
  const address = await beginSignIn(client)
  const reader = await newMember(personId, address.pathname + address.search)
  await reader.page.getByRole('button', { name: 'Continue' }).click()
  const page = await client.page()
  await page.getByRole('tab', { name: 'Pending Bots' }).waitFor()
  return reader
}

/** Asserts that the window has reported no errors and no policy violations. */
export function expectNoErrors({ shell }: Client) {
  expect(shell.window.webContents.complaints).toEqual([])
}
