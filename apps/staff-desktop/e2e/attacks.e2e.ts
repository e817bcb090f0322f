import type { Frame, Page } from '@playwright/test'
import { scaleTimeout } from '@botanica/testkit/timeouts'
import { REQUESTS, type Reply } from '../src/shared/bridge.ts'
import { PARTITION, getWebPreferences } from '../src/main/safety/settings.ts'
import { WIRE } from './shell/run-preload.ts'
import { endClient, launchClient, type Client } from './support/client.ts'
import { expect, test as base } from './support/test.ts'

/** One signed-out client for all tests of the file; each test begins at its first page. */
const test = base.extend<object, { client: Client }>({
  client: [
    async ({ browser, site }, use) => {
      const client = await launchClient(browser, site)
      await use(client)
      await endClient(client)
    },
    { scope: 'worker' },
  ],
})

/** How long to wait before a test asserts that something forbidden did not happen. */
const SETTLE_MS = scaleTimeout(300)
const START = 'app://bundle/index.html'
const OUTSIDE = 'https://evil.example/'

test.beforeEach(async ({ client: { shell } }) => {
  await shell.window.webContents.loadURL(START)
  shell.desktop.openedAddresses.splice(0)
  shell.desktop.dialogs.splice(0)
  shell.desktop.answerDialog = ({ cancelId = 0 }) => cancelId
})

/** Runs a script in the window's page, with the powers of the page and no more. */
const inPage = async <Result>({ shell }: Client, script: string): Promise<Result> =>
  (await shell.page()).evaluate(script) as Promise<Result>

/** Records every request of the window for anything but the client's own files. */
async function watchRequests(client: Client): Promise<string[]> {
  const page = await client.page()
  const requests: string[] = []
  page.on('requestfinished', (request) => {
    if (!request.url().startsWith('http://bundle.localhost/')) requests.push(request.url())
  })
  return requests
}

async function waitForIdle({ shell }: Client) {
  const page = await shell.page()
  // oxlint-disable-next-line playwright/no-wait-for-timeout -- nothing happens that could be awaited when a guard works
  await page.waitForTimeout(SETTLE_MS)
  return shell.window.webContents.getURL()
}

test.describe('The window', () => {
  test('is sandboxed, has the factory’s settings, and loads only the client’s files', async ({
    client: { shell },
  }) => {
    expect(shell.app.calls.indexOf('enableSandbox')).toBeGreaterThanOrEqual(0)
    expect(shell.app.calls.indexOf('enableSandbox')).toBeLessThan(shell.app.calls.indexOf('ready'))
    const preload = shell.window.options.webPreferences!.preload!
    expect(shell.window.options.webPreferences).toEqual(
      getWebPreferences({ preload, isPackaged: true })
    )
    expect(shell.window.options.webPreferences).toMatchObject({ sandbox: true, devTools: false })
    expect(shell.windows).toHaveLength(1)
    expect(shell.window.webContents.getURL()).toBe(START)
    expect(shell.privilegedSchemes.map(({ scheme }) => scheme)).toEqual(['app'])
  })

  test('exposes named functions and nothing else', async ({ client }) => {
    const offered = await inPage<Record<string, string>>(
      client,
      'Object.fromEntries(Object.entries(staff).map(([name, value]) => [name, typeof value]))'
    )
    expect(Object.keys(offered).toSorted()).toEqual(
      ['call', 'cancelCall', 'cancelSignIn', 'changeSettings', 'chooseServer', 'copyId', 'describe']
        .concat([
          'follow',
          'installUpdate',
          'onLive',
          'onPlace',
          'onSession',
          'onSettings',
          'onUpdate',
        ])
        .concat(['readSession', 'readSettings', 'readUpdate', 'signIn', 'signOut', 'wake'])
    )
    expect(new Set(Object.values(offered))).toEqual(new Set(['function']))
    expect(
      await inPage(
        client,
        "['require', 'process', 'module', 'ipcRenderer', 'electron'].filter((name) => name in globalThis)"
      )
    ).toEqual([])
    await inPage(client, 'staff.signIn = () => {}; void 0').catch(() => undefined)
    expect(await inPage(client, 'Object.isFrozen(staff)')).toBe(true)
  })
})

test.describe('Navigating the window elsewhere', () => {
  for (const [how, script] of [
    ['by script', `location.href = '${OUTSIDE}'`],
    ['by a link', `Object.assign(document.createElement('a'), { href: '${OUTSIDE}' }).click()`],
    ['to a host that begins like ours', "location.href = 'http://bundle.localhost.evil.example/'"],
    [
      'by a form',
      `const form = document.createElement('form'); form.action = '${OUTSIDE}'; document.body.append(form); form.submit()`,
    ],
    ['to a file', "location.href = 'file:///etc/passwd'"],
    ['to data', "location.href = 'data:text/html,<script>alert(1)</script>'"],
    ['to a script', "location.href = 'javascript:document.title=1'"],
  ]) {
    test(`fails ${how}`, async ({ client }) => {
      const requests = await watchRequests(client)
      await inPage(client, `${script}; void 0`).catch(() => undefined)
      expect(await waitForIdle(client)).toBe(START)
      expect(requests).toEqual([])
      expect(await inPage(client, 'typeof staff')).toBe('object')
    })
  }

  test('fails for a frame too', async ({ client }) => {
    const page = await client.page()
    await inPage(
      client,
      `const frame = document.createElement('iframe'); frame.src = '${OUTSIDE}'; document.body.append(frame); void 0`
    )
    await waitForIdle(client)
    expect(
      page
        .frames()
        .map((frame) => frame.url())
        .filter((url) => url.includes('evil'))
    ).toEqual([])
  })
})

test.describe('New windows and links', () => {
  for (const address of [
    'javascript:alert(1)',
    'file:///etc/passwd',
    'smb://evil.example/share',
    'ms-msdt:/id',
    OUTSIDE.replace('https', 'http'),
  ]) {
    test(`to ${address} open nothing anywhere`, async ({ client }) => {
      await inPage(client, `window.open(${JSON.stringify(address)}); void 0`)
      await waitForIdle(client)
      expect(client.shell.windows).toHaveLength(1)
      expect((await client.page()).context().pages()).toHaveLength(1)
      expect(client.shell.desktop.openedAddresses).toEqual([])
    })
  }

  test('to an unknown host open in the system’s browser, after a question that names the host', async ({
    client,
  }) => {
    const { desktop } = client.shell
    await inPage(client, `window.open('${OUTSIDE}page'); void 0`)
    await expect.poll(() => desktop.dialogs.length).toBe(1)
    expect(desktop.dialogs[0]!.message).toContain('evil.example')
    expect(desktop.openedAddresses).toEqual([])

    desktop.answerDialog = ({ cancelId }) => (cancelId === 0 ? 1 : 0)
    await inPage(client, `window.open('${OUTSIDE}page'); void 0`)
    await expect.poll(() => desktop.openedAddresses).toEqual([`${OUTSIDE}page`])
    expect((await client.page()).context().pages()).toHaveLength(1)
  })

  test('to the site open in the system’s browser without a question', async ({ site, client }) => {
    await inPage(client, `window.open('${site.siteUrl}/discover'); void 0`)
    await expect
      .poll(() => client.shell.desktop.openedAddresses)
      .toEqual([`${site.siteUrl}/discover`])
    expect(client.shell.desktop.dialogs).toEqual([])
  })
})

test.describe('A page', () => {
  for (const permission of [
    'media',
    'geolocation',
    'notifications',
    'clipboard-read',
    'fullscreen',
    'openExternal',
    'hid',
    'serial',
    'usb',
    'unknown',
  ] as const) {
    test(`is not granted ${permission}`, async ({ client: { shell } }) => {
      const { sessions, window } = shell
      expect(sessions.map(({ partition }) => partition).toSorted()).toEqual(['', PARTITION])
      for (const session of sessions) {
        const contents = window.webContents as never
        const answer = await new Promise((resolve) =>
          session.permissionRequestHandler!(contents, permission, resolve, {} as never)
        )
        expect(answer).toBe(false)
        expect(session.permissionCheckHandler!(contents, permission, START, {} as never)).toBe(
          false
        )
      }
    })
  }

  test('is not granted devices, the screen or files on disk', async ({ client }) => {
    const session = client.shell.session(PARTITION)
    expect(session.devicePermissionHandler!({} as never)).toBe(false)
    const streams = await new Promise((resolve) =>
      session.displayMediaRequestHandler!({} as never, resolve)
    )
    expect(streams).toBeNull()
    await inPage(
      client,
      "Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob(['x'])), download: 'x.exe' }).click()"
    )
    await expect.poll(() => session.downloads.map(({ cancelled }) => cancelled)).toEqual([true])
  })

  test('has no network access of its own', async ({ site, client }) => {
    const requests = await watchRequests(client)
    const ways = [
      `fetch('${site.siteUrl}/api/bots')`,
      `fetch('${site.siteUrl}/api/bots', { mode: 'no-cors' })`,
      `new Promise((done, failed) => Object.assign(new Image(), { onload: done, onerror: failed, src: '${OUTSIDE}x.png' }))`,
      `new Promise((done, failed) => { const socket = new WebSocket('wss://evil.example'); socket.onopen = done; socket.onerror = failed })`,
      `import('${OUTSIDE}x.js')`,
    ]
    for (const way of ways) {
      expect(
        await inPage(client, `(async () => ${way})().then(() => 'through', () => 'refused')`)
      ).toBe('refused')
    }
    await inPage(client, `navigator.sendBeacon('${OUTSIDE}', 'x')`)
    await waitForIdle(client)
    expect(requests).toEqual([])
  })
})

/** Sends a raw IPC message from a frame. @returns the reply of the main process */
function send(frame: Frame, channel: string, ...payload: unknown[]): Promise<Reply> {
  return frame.evaluate(
    async ([wire, name, args]) => {
      type Wire = (method: string, channel: string, args: unknown[]) => Promise<{ value: unknown }>
      const { value } = await (globalThis as unknown as Record<string, Wire>)[wire]!(
        'invoke',
        name,
        args
      )
      return value as Reply
    },
    [WIRE, channel, payload] as const
  )
}

async function foreignFrame(page: Page): Promise<Frame> {
  await page.evaluate(() => document.body.append(document.createElement('iframe')))
  await expect.poll(() => page.frames().length).toBe(2)
  return page.frames()[1]!
}

test.describe('Foreign frames', () => {
  test('are rejected on every channel', async ({ client }) => {
    const frame = await foreignFrame(await client.page())
    for (const channel of Object.values(REQUESTS)) {
      expect(await send(frame, channel)).toMatchObject({
        done: false,
        failure: { code: 'refused' },
      })
    }
    expect(client.shell.desktop.openedAddresses).toEqual([])
  })

  test('are rejected after they were destroyed', async ({ client: { shell } }) => {
    const answer = await shell.window.webContents.receive(null, REQUESTS.readSession, [])
    expect(answer).toMatchObject({ value: { done: false, failure: { code: 'refused' } } })
  })

  test('are rejected even as the window’s main frame', async ({ client }) => {
    const page = await client.page()
    await page.route('http://evil.localhost/', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>evil</title>' })
    )
    // As if every guard had failed: the page itself cannot get here.
    await client.shell.window.webContents.loadURL('http://evil.localhost/')
    const rejection = await inPage(
      client,
      'staff.readSession().then(() => null, ({ code }) => code)'
    )
    expect(rejection).toBe('refused')
  })
})

test.describe('Payloads', () => {
  const CALL = {
    id: 'a',
    route: 'overview.show',
    params: {},
    query: [],
    body: null,
    idempotencyKey: null,
  }

  for (const [what, payload] of [
    ['an address in the place of a route', { ...CALL, route: `${OUTSIDE}api` }],
    ['a path', { ...CALL, route: '/api/admin/users' }],
    ['a route that the client has no use for', { ...CALL, route: 'auth.logout' }],
    ['a header', { ...CALL, headers: { authorization: 'Bearer x' } }],
    [
      'a parameter that is a path',
      { ...CALL, route: 'staff_bots.show', params: { id: '../../auth/user' } },
    ],
    ['too much', { ...CALL, body: 'x'.repeat(70_000) }],
    ['no call at all', 'overview.show'],
    ['nothing', null],
  ]) {
    test(`with ${what} are rejected`, async ({ client }) => {
      const page = await client.page()
      const failure = await page.evaluate((given) => {
        const { staff } = globalThis as unknown as {
          staff: { call: (call: unknown) => Promise<unknown> }
        }
        return staff.call(given).then(
          () => null,
          (refusal: unknown) => refusal
        )
      }, payload)
      expect(failure).toEqual({
        code: expect.stringMatching(/^(invalid|refused)$/) as unknown,
        message: expect.any(String) as unknown,
      })
    })
  }

  test('that are a call of the client are accepted', async ({ client }) => {
    const answer = await inPage(client, `staff.call(${JSON.stringify(CALL)})`)
    expect(answer).toEqual({ lost: 'signed-out' })
  })

  test('that fail are answered with a code and a message only', async ({ client }) => {
    const failure = await inPage<object>(
      client,
      'staff.changeSettings({ theme: "green" }).then(() => null, (all) => all)'
    )
    expect(Object.keys(failure).toSorted()).toEqual(['code', 'message'])
    expect(JSON.stringify(failure)).not.toMatch(/\.[tj]s\b|\/src\/|:\d+:\d+/)
  })
})
