import type Electron from 'electron'
import { beforeEach, describe, expect, test } from 'vitest'
import { handleRequests, BridgeError, type Request } from '../../../src/main/ipc/handle.ts'
import { REQUESTS, type ApiCall, type Reply } from '../../../src/shared/bridge.ts'

type Handler = Parameters<Electron.IpcMain['handle']>[1]
type Sender = Pick<Electron.IpcMainInvokeEvent, 'sender' | 'senderFrame'>

const frame = (url: string) => ({ url }) as Electron.WebFrameMain
const requests = Object.keys(REQUESTS) as Request[]
const REFUSED = {
  done: false,
  failure: { code: 'refused', message: 'Only the page of the client is answered.' },
}

describe('IPC channels', () => {
  let handlers: Map<string, Handler>
  let errors: unknown[]
  let answered: [request: string, payload: unknown][]
  let outcome: () => unknown
  let contents: Electron.WebContents | null
  let own: Electron.WebFrameMain
  let close: () => void

  beforeEach(() => {
    handlers = new Map()
    errors = []
    answered = []
    outcome = () => 'answer'
    own = frame('app://bundle/index.html')
    contents = { mainFrame: own } as Electron.WebContents
    const answer = (request: Request) => (payload: unknown) => {
      answered.push([request, payload])
      return outcome()
    }
    close = handleRequests(
      {
        ipcMain: {
          handle: (channel, handler) => void handlers.set(channel, handler),
          removeHandler: (channel) => void handlers.delete(channel),
        },
        contents: () => contents,
        onError: (error) => void errors.push(error),
      },
      Object.fromEntries(requests.map((request) => [request, answer(request)])) as Parameters<
        typeof handleRequests
      >[1]
    )
  })

  const fromOwn = (): Sender => ({ sender: contents!, senderFrame: own })
  const ask = (request: Request, sender: Sender, ...given: unknown[]) =>
    handlers.get(REQUESTS[request])!(
      sender as Electron.IpcMainInvokeEvent,
      ...given
    ) as Promise<Reply>

  test('are exactly those of the contract until they are closed', () => {
    expect([...handlers.keys()].toSorted()).toEqual(Object.values(REQUESTS).toSorted())
    close()
    expect(handlers.size).toBe(0)
  })

  test("reply to the client's own page", async () => {
    expect(await ask('describe', fromOwn())).toEqual({ done: true, value: 'answer' })
    expect(await ask('cancelCall', fromOwn(), 'id-1')).toEqual({ done: true, value: 'answer' })
    expect(answered).toEqual([
      ['describe', undefined],
      ['cancelCall', 'id-1'],
    ])
  })

  const strangers: [who: string, sender: () => Sender][] = [
    ['a destroyed frame', () => ({ sender: contents!, senderFrame: null })],
    [
      'a frame inside the page',
      () => ({ sender: contents!, senderFrame: frame('app://bundle/index.html') }),
    ],
    [
      'the page after it navigated elsewhere',
      () => {
        own = frame('https://evil.example/')
        contents = { mainFrame: own } as Electron.WebContents
        return fromOwn()
      },
    ],
    [
      'a page whose address only begins like ours',
      () => {
        own = frame('app://bundle.evil.example/')
        contents = { mainFrame: own } as Electron.WebContents
        return fromOwn()
      },
    ],
    [
      'another window',
      () => ({ sender: { mainFrame: own } as Electron.WebContents, senderFrame: own }),
    ],
    [
      'a page without a window',
      () => {
        const sender = fromOwn()
        contents = null
        return sender
      },
    ],
    [
      'a frame that is destroyed during the check',
      () => {
        const destroyed = {
          get url(): string {
            throw new Error('Render frame was disposed before WebFrameMain could be accessed')
          },
        } as Electron.WebFrameMain
        contents = { mainFrame: destroyed } as Electron.WebContents
        return { sender: contents, senderFrame: destroyed }
      },
    ],
  ]
  test.each(strangers)('send no reply to %s', async (_who, sender) => {
    const asking = sender()
    for (const request of requests) expect(await ask(request, asking)).toEqual(REFUSED)
    expect(answered).toEqual([])
  })

  test('reject invalid payloads before a handler runs', async () => {
    const call: ApiCall = {
      id: 'a',
      route: 'overview.show',
      params: {},
      query: [],
      body: null,
      idempotencyKey: null,
    }
    const wrong: [Request, ...unknown[]][] = [
      ['describe', { url: 'https://evil.example' }],
      ['signIn', 'https://evil.example'],
      ['call', { ...call, headers: { Authorization: 'x' } }],
      ['call', { ...call, body: 'x'.repeat(65 * 1024) }],
      ['call'],
      ['follow', 'bots'],
      ['cancelCall', 'a', 'b'],
      ['chooseServer', 'https://evil.example'],
      ['copyId', 'rm -rf ~'],
    ]
    for (const [request, ...given] of wrong) {
      expect(await ask(request, fromOwn(), ...given)).toMatchObject({
        done: false,
        failure: { code: 'invalid' },
      })
    }
    expect(answered).toEqual([])
  })

  test('report only a code and a message of an error', async () => {
    outcome = () => {
      throw Object.assign(new Error('ENOENT /home/rita/.config/session.json token=abc'), {
        code: 1,
      })
    }
    const reply = await ask('readSession', fromOwn())
    expect(reply).toEqual({
      done: false,
      failure: { code: 'unexpected', message: 'Something went wrong in the client.' },
    })
    expect(errors).toHaveLength(1)
    outcome = () => Promise.reject(new BridgeError('unavailable', 'Not now.'))
    expect(await ask('readSession', fromOwn())).toEqual({
      done: false,
      failure: { code: 'unavailable', message: 'Not now.' },
    })
  })
})
