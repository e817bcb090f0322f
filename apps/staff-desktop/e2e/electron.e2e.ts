import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PEOPLE } from '@botanica/demo-world'
import { ELECTRON_VARIABLE, findElectron } from '@botanica/run/electron'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { _electron, type ElectronApplication } from '@playwright/test'
import { APP_ORIGIN } from '../src/shared/bridge.ts'
import {
  approveByKey,
  expectListed,
  createBotName,
  getNotificationTitle,
  submitBot,
} from './support/journey.ts'
import { expect, test } from './support/test.ts'

/** Set where Electron must be installed, so that a skipped test does not pass unnoticed. */
const REQUIRED_VARIABLE = 'STAFF_ELECTRON_REQUIRED'
const CLIENT = join(import.meta.dirname, '..')
/** Electron's start and the system's notifications are slower than the client. */
const NOTIFIED_MS = scaleTimeout(30_000)

/** @returns why the client cannot run in Electron here; undefined when it can */
function findSkipReason(): string | undefined {
  if (!findElectron()) {
    return `no Electron program is here: fetch it by npm run desktop, or name its folder in ${ELECTRON_VARIABLE}`
  }
  if (process.platform === 'linux' && !process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
    return 'there is no display: run the tests under xvfb-run'
  }
  return undefined
}

/** What the tests read in Electron's main process. */
interface Looked {
  opened: string[]
  notified: string[]
}

const reason = findSkipReason()
const isRequired = process.env[REQUIRED_VARIABLE] === '1'

if (isRequired) {
  test('Electron is installed where it is required', () => {
    expect(reason).toBeUndefined()
  })
}

test.describe(`The client in Electron${reason ? ` (skipped: ${reason})` : ''}`, () => {
  test.skip(reason !== undefined, reason)
  let home: string
  let client: ElectronApplication

  test.beforeAll(async ({ site }) => {
    home = mkdtempSync(join(tmpdir(), 'botanica-staff-'))
    writeFileSync(
      join(home, 'server.json'),
      JSON.stringify({ origin: site.siteUrl, imageHosts: [], imageBase: null })
    )
    const isRoot = process.getuid?.() === 0
    client = await _electron.launch({
      executablePath: findElectron()!,
      args: [CLIENT, `--user-data-dir=${home}`, ...(isRoot ? ['--no-sandbox'] : [])],
    })
    await client.evaluate(({ shell, Notification }) => {
      const looked: Looked = { opened: [], notified: [] }
      Object.assign(globalThis, { looked })
      shell.openExternal = async (address) => void looked.opened.push(address)
      const { show } = Notification.prototype
      Notification.prototype.show = function showAndTell() {
        looked.notified.push(this.title)
        return show.call(this)
      }
    })
  })
  test.afterAll(async () => {
    await client?.close()
    rmSync(home, { recursive: true, force: true })
  })

  const looked = () => client.evaluate(() => (globalThis as unknown as { looked: Looked }).looked)

  test('gives the window its own origin and the bridge, but neither Node nor network access', async () => {
    const page = await client.firstWindow()
    expect(page.url().startsWith(`${APP_ORIGIN}/`)).toBe(true)
    const seen = await page.evaluate(() =>
      ['require', 'process', 'module', 'staff'].map((name) => typeof Reflect.get(globalThis, name))
    )
    expect(seen).toEqual(['undefined', 'undefined', 'undefined', 'object'])
    await expect(page.evaluate(() => fetch('https://example.org'))).rejects.toThrow(
      /Failed to fetch/
    )
  })

  test('signs in, and decides on a bot from its notification', async ({
    site,
    newReader,
    newMember,
  }) => {
    const page = await client.firstWindow()
    await page.getByRole('button', { name: 'Sign in with your browser' }).click()
    await expect.poll(async () => (await looked()).opened.length).toBe(1)
    const address = new URL((await looked()).opened[0]!)
    const rita = await newMember(PEOPLE.rita, address.pathname + address.search)
    await rita.page.getByRole('button', { name: 'Continue' }).click()
    await page.getByRole('tab', { name: 'Pending Bots' }).waitFor()
    await page.getByRole('article').first().waitFor()
    await client.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]!.blur())

    const name = createBotName()
    await page.getByRole('searchbox').first().fill(name)
    await submitBot(site, newMember, name)
    await expect
      .poll(async () => (await looked()).notified, { timeout: NOTIFIED_MS })
      .toContain(getNotificationTitle(name))
    await page.getByRole('row', { name }).click()
    await approveByKey(page, name)
    await expectListed(newReader, name)
  })
})
