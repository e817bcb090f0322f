import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Shell, createMachine, type SimulatedMachine } from './shell/index.ts'
import { expect, test, type Browser } from '@playwright/test'

const PAGE = `<!doctype html><title>A page</title><a id="out" href="https://elsewhere.example/">out</a>
  <a id="new" target="_blank" rel="noopener" href="https://elsewhere.example/new">new</a><iframe srcdoc="within"></iframe>`
const PRELOAD = `
  const { contextBridge, ipcRenderer } = require('electron')
  const heard = []
  ipcRenderer.on('told', (_event, what) => heard.push(what))
  contextBridge.exposeInMainWorld('staff', {
    ask: (what) => ipcRenderer.invoke('ask', what),
    heard: () => heard,
  })`
/** As strict as the client's own policy: what the shell adds to a page must not need a weaker one. */
const POLICY = "default-src 'none'; require-trusted-types-for 'script'; trusted-types 'none'"

declare global {
  // The API that the preload of these tests exposes.
  var staff: { ask: (what: unknown) => Promise<unknown>; heard: () => unknown[] }
}

const folder = mkdtempSync(join(tmpdir(), 'botanica-shell-'))
const preload = join(folder, 'preload.cjs')
let shell: Shell
let machine: SimulatedMachine

test.beforeAll(() => {
  writeFileSync(preload, PRELOAD)
})
test.afterAll(() => rmSync(folder, { recursive: true }))

test.afterEach(async () => {
  await shell.end()
  machine.remove()
})

async function open(browser: Browser) {
  machine = createMachine()
  shell = new Shell(browser, machine)
  const { session, BrowserWindow } = shell.electron
  session.fromPartition('persist:test').protocol.handle('app', () => {
    const headers = { 'content-type': 'text/html', 'content-security-policy': POLICY }
    return new Response(PAGE, { headers })
  })
  const window = new BrowserWindow({ webPreferences: { preload, partition: 'persist:test' } })
  await window.loadURL('app://bundle/index.html')
  return { window, page: await shell.page() }
}

test.describe('The simulated shell', () => {
  test('replies to frames as Electron does', async ({ browser }) => {
    const { window, page } = await open(browser)
    const messages: unknown[] = []
    shell.electron.ipcMain.handle('ask', ({ senderFrame }, what) => {
      messages.push([senderFrame?.url, senderFrame === window.webContents.mainFrame, what])
      if (what === 'no') throw new TypeError('It cannot be.')
      return { what }
    })

    expect(await page.evaluate(() => staff.ask(['a']))).toEqual({ what: ['a'] })
    expect(await page.evaluate(() => staff.ask('no').catch(String))).toBe(
      "Error: Error invoking remote method 'ask': TypeError: It cannot be."
    )
    await expect.poll(() => page.frames()[1]?.url()).toBe('about:srcdoc')
    const foreign = page.frames()[1]!
    await foreign.evaluate(() =>
      (globalThis as unknown as { simulatedWire: (...all: unknown[]) => unknown }).simulatedWire(
        'invoke',
        'ask',
        ['b']
      )
    )
    expect(messages).toEqual([
      ['app://bundle/index.html', true, ['a']],
      ['app://bundle/index.html', true, 'no'],
      ['about:srcdoc', false, 'b'],
    ])
    expect(await foreign.evaluate(() => typeof staff)).toBe('undefined')
  })

  test('delivers messages of the main process to the preload in order', async ({ browser }) => {
    const { window, page } = await open(browser)
    for (const number of [1, 2, 3]) window.webContents.send('told', number)
    await expect.poll(() => page.evaluate(() => staff.heard())).toEqual([1, 2, 3])
  })

  test('lets a page navigate and open windows unless a listener prevents it', async ({
    browser,
  }) => {
    const { page } = await open(browser)
    const messages: string[] = []
    await (
      await shell.session('persist:test').context
    ).route('https://elsewhere.example/**', (route) => {
      messages.push(route.request().url())
      return route.fulfill({ body: 'elsewhere' })
    })
    await page.locator('#new').click()
    await expect.poll(() => messages).toContain('https://elsewhere.example/new')
    await page.locator('#out').click()
    await page.waitForURL('https://elsewhere.example/')
  })

  test('blocks a navigation that a listener prevents', async ({ browser }) => {
    const { window, page } = await open(browser)
    const wanted: string[] = []
    const keep = (name: string) => (event: { preventDefault: () => void }, url: string) => {
      event.preventDefault()
      wanted.push(`${name} ${url}`)
    }
    window.webContents.on('will-navigate', keep('goes to'))
    window.webContents.setWindowOpenHandler(({ url }) => {
      wanted.push(`opens ${url}`)
      return { action: 'deny' }
    })
    await page.locator('#out').click()
    await page.locator('#new').click()
    await expect
      .poll(() => wanted)
      .toEqual(['goes to https://elsewhere.example/', 'opens https://elsewhere.example/new'])
    expect(window.webContents.getURL()).toBe('app://bundle/index.html')
    await expect.poll(() => page.context().pages().length).toBe(1)
  })

  test('fails a test that uses what it does not simulate', async ({ browser }) => {
    const { window } = await open(browser)
    expect(() => window.webContents.executeJavaScript('1')).toThrow(
      'no webContents.executeJavaScript'
    )
    expect(() => shell.electron.app.getGPUInfo('basic')).toThrow('no app.getGPUInfo')
  })

  test('allows one instance per machine', async ({ browser }) => {
    await open(browser)
    const { app } = shell.electron
    expect(app.requestSingleInstanceLock()).toBe(true)
    const second = new Shell(browser, machine)
    const told = new Promise((resolve) => app.on('second-instance', resolve))
    expect(second.electron.app.requestSingleInstanceLock()).toBe(false)
    await told
    await second.end()
  })
})
