import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { startStaffClient, type RunningClient } from '../../src/main/start.ts'
import { newMember, type Reader } from '../../../web-pwa/e2e/support/reader.ts'
import type { SiteAddresses } from '../../../web-pwa/e2e/support/site.ts'
import { Shell, simulatedMachine, type SimulatedMachine } from '../shell/index.ts'

const CLIENT = join(import.meta.dirname, '../..')
export const VERSION = '1.2.3'
/** The simulated system's browser is given an address almost at once. */
const STEP_MS = 20_000

export interface ClientOptions {
  /** The machine on which it is started again. */
  machine?: SimulatedMachine
  argv?: string[]
  isPackaged?: boolean
  /** Whether the desktop shows icons in a tray. */
  hasTray?: boolean
  /** Another site than the one that all files share. */
  site?: Pick<SiteAddresses, 'siteUrl'>
}

/** The client, started in the simulated shell on a machine of its own. */
export interface Client {
  shell: Shell
  machine: SimulatedMachine
  /** `null` when it has not started: see `startStaffClient`. */
  running: RunningClient | null
  page: () => Promise<Page>
  /** Ends it as people do, by its menu or the tray. */
  quit: () => void
}

async function start(browser: Browser, options: ClientOptions = {}): Promise<Client> {
  const { machine = simulatedMachine(), argv = [], isPackaged = true } = options
  const { hasTray = false, site = { siteUrl: inject('siteUrl') } } = options
  const shell = new Shell(browser, machine, { isPackaged })
  const starting = startStaffClient({
    electron: shell.electron,
    builtFor: { version: VERSION, serverUrl: site.siteUrl },
    paths: {
      renderer: join(CLIENT, 'dist/renderer'),
      preload: join(CLIENT, 'dist/preload/preload.cjs'),
      assets: join(CLIENT, 'assets/tray'),
    },
    platform: 'linux',
    argv,
    rendererUrl: null,
    hasTrayHost: async () => hasTray,
    updates: { updater: () => expect.unreachable('Updates are off.'), feed: null },
  })
  shell.app.becomeReady()
  const running = await starting
  if (running) await untilLoaded(shell)
  return { shell, machine, running, page: () => shell.page(), quit: () => shell.app.quit() }
}

async function untilLoaded(shell: Shell) {
  const page = await shell.page()
  page.setDefaultTimeout(STEP_MS)
  await page.locator('#root > *').first().waitFor()
}

async function end({ shell, machine, running }: Client) {
  running?.stop()
  await shell.end()
  machine.remove()
}

/** Starts clients for the tests of a file; all of them are ended after each test. */
export function useClients(browser: () => Browser) {
  const started: Client[] = []
  afterEach(async () => {
    for (const client of started.splice(0).toReversed()) await end(client)
  })

  return async (options?: ClientOptions): Promise<Client> => {
    const client = await start(browser(), options)
    started.push(client)
    return client
  }
}

/** One client for all tests of a file, for those that leave it as it was. */
export function useOneClient(browser: () => Browser): () => Client {
  let client: Client | undefined
  beforeAll(async () => {
    client = await start(browser())
  })
  afterAll(() => client && end(client))
  return () => client!
}

/** Begins signing in. @returns where the system's browser was led */
export async function beginSignIn({ shell }: Client): Promise<URL> {
  const page = await shell.page()
  const before = shell.desk.opened.length
  await page.getByRole('button', { name: 'Sign in with your browser' }).click()
  await expect.poll(() => shell.desk.opened.length).toBe(before + 1)
  return new URL(shell.desk.opened.at(-1)!)
}

/** Signs somebody of the staff in, by the system's browser. @returns the browser, in which they stay signed in */
export async function signInToClient(client: Client, personId: string): Promise<Reader> {
  const address = await beginSignIn(client)
  const reader = await newMember(personId, address.pathname + address.search)
  await reader.page.getByRole('button', { name: 'Continue' }).click()
  const page = await client.page()
  await page.getByRole('tab', { name: 'Pending Bots' }).waitFor()
  return reader
}

/** What the window has to show for itself: nothing thrown, nothing refused by its policy. */
export function expectNoComplaintsOf({ shell }: Client) {
  expect(shell.window.webContents.complaints).toEqual([])
}
