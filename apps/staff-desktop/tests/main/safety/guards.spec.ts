import type Electron from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import {
  guardConnections,
  guardContents,
  denyNetwork,
  denyPermissions,
} from '../../../src/main/safety/guards.ts'
import { createEmitter, createEvent } from '../../support/emitter.ts'

const FOREIGN = [
  'https://evil.example/',
  'app://bundle.evil.example/',
  'file:///etc/passwd',
  'about:blank',
  'data:text/html,x',
  'javascript:alert(1)',
]

const navigation = (url: string, isMainFrame = true) =>
  createEvent({ url, isMainFrame, isSameDocument: false, frame: null })

describe('Web contents', () => {
  let left: string[]
  let openWindow: (details: { url: string }) => Electron.WindowOpenHandlerResponse
  let contents: Electron.WebContents & { emit: (name: string, ...args: unknown[]) => boolean }

  beforeEach(() => {
    left = []
    const app = createEmitter<Pick<Electron.App, 'on'>, object>({})
    guardContents(app, { leave: (address) => void left.push(address) })
    contents = createEmitter<Electron.WebContents, object>({
      setWindowOpenHandler: (handler: typeof openWindow) => void (openWindow = handler),
    })
    app.emit('web-contents-created', createEvent(), contents)
  })

  test.each(['will-navigate', 'will-frame-navigate', 'will-redirect'])(
    '%s is only allowed to the client’s own files',
    (name) => {
      for (const url of FOREIGN) {
        const going = navigation(url)
        contents.emit(name, going)
        expect([url, going.defaultPrevented]).toEqual([url, true])
      }
      const own = navigation('app://bundle/index.html')
      contents.emit(name, own)
      expect(own.defaultPrevented).toBe(false)
    }
  )

  test('treat a navigation of the main frame elsewhere as one link, and block those of other frames', () => {
    contents.emit('will-frame-navigate', navigation('https://github.com/'))
    contents.emit('will-navigate', navigation('https://github.com/'))
    contents.emit('will-frame-navigate', navigation('https://evil.example/', false))
    contents.emit('will-redirect', navigation('https://evil.example/'))
    contents.emit('will-navigate', navigation('app://bundle/index.html'))
    expect(left).toEqual(['https://github.com/'])
  })

  test('open no window, and treat its URL as a link', () => {
    for (const url of [...FOREIGN, 'app://bundle/index.html']) {
      expect(openWindow({ url })).toEqual({ action: 'deny' })
    }
    expect(left).toEqual([...FOREIGN, 'app://bundle/index.html'])
  })

  test('attach no webview', () => {
    const attaching = createEvent()
    contents.emit('will-attach-webview', attaching, {}, {})
    expect(attaching.defaultPrevented).toBe(true)
  })

  test('choose no Bluetooth device', () => {
    const choosing = createEvent()
    let chosen: string | undefined
    contents.emit('select-bluetooth-device', choosing, [{ deviceId: 'x' }], (id: string) => {
      chosen = id
    })
    expect([choosing.defaultPrevented, chosen]).toEqual([true, ''])
  })
})

function guarded() {
  const set: Record<string, (...args: unknown[]) => unknown> = {}
  const keep = (name: string) => (handler: (...args: unknown[]) => unknown) => {
    set[name] = handler
  }
  const session = createEmitter<Electron.Session, object>({
    setPermissionRequestHandler: keep('request'),
    setPermissionCheckHandler: keep('check'),
    setDevicePermissionHandler: keep('device'),
    setDisplayMediaRequestHandler: keep('display'),
    webRequest: { onBeforeRequest: keep('network') },
  })
  denyPermissions(session)
  denyNetwork(session, (origin) => origin === 'https://cdn.example')
  return { set, session }
}
const answered = (handler: ((...args: unknown[]) => unknown) | undefined, ...args: unknown[]) => {
  let answer: unknown = 'none'
  handler!(...args, (given: unknown) => void (answer = given))
  return answer
}

describe('The session', () => {
  test('denies all permission requests', () => {
    const { set } = guarded()
    for (const permission of ['notifications', 'media', 'geolocation', 'clipboard-read', 'hid']) {
      expect(answered(set.request, {}, permission)).toBe(false)
      expect(set.check!({}, permission, 'app://bundle', {})).toBe(false)
    }
    expect(set.device!({ deviceType: 'hid', origin: 'app://bundle' })).toBe(false)
    expect(answered(set.display, {})).toBeNull()
  })

  test('chooses no device', () => {
    const { session } = guarded()
    for (const [name, args, none] of [
      ['select-serial-port', [[{ portId: 'x' }], {}], ''],
      ['select-hid-device', [{}], undefined],
      ['select-usb-device', [{}], undefined],
    ] as const) {
      const choosing = createEvent()
      let chosen: unknown = 'none'
      session.emit(name, choosing, ...args, (given: unknown) => void (chosen = given))
      expect([name, choosing.defaultPrevented, chosen]).toEqual([name, true, none])
    }
  })

  test('cancels downloads', () => {
    const { session } = guarded()
    const download = createEvent()
    let isCanceled = false
    session.emit('will-download', download, { cancel: () => void (isCanceled = true) }, {}, null)
    expect([download.defaultPrevented, isCanceled]).toEqual([true, true])
  })

  test.each([
    ['app://bundle/assets/main.js', 'script', false],
    ['https://cdn.example/avatars/1.png', 'image', false],
    ['https://cdn.example/avatars/1.png', 'xhr', true],
    ['https://cdn.example.evil.example/1.png', 'image', true],
    ['http://cdn.example/1.png', 'image', true],
    ['https://botanica.example/api/auth/user', 'xhr', true],
    ['wss://evil.example/', 'webSocket', true],
    ['https://evil.example/?stolen', 'ping', true],
    ['file:///etc/passwd', 'image', true],
  ])('%s as %s is canceled: %s', (url, resourceType, cancel) => {
    expect(answered(guarded().set.network, { url, resourceType })).toEqual({ cancel })
  })
})

test('no invalid certificate is trusted, and no client certificate or password is sent', () => {
  const app = createEmitter<Pick<Electron.App, 'on'>, object>({})
  guardConnections(app)
  const given: unknown[] = []
  const events = [createEvent(), createEvent(), createEvent()] as const
  const take = (...args: unknown[]) => void given.push(args)
  app.emit('certificate-error', events[0], {}, 'https://x', 'net::ERR', {}, take, true)
  app.emit('select-client-certificate', events[1], {}, 'https://x', [{}], take)
  app.emit('login', events[2], {}, {}, {}, take)
  expect(events.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, true, true])
  expect(given).toEqual([[false], [], []])
})
