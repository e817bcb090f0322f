import { beforeEach, describe, expect, test, vi } from 'vitest'
import { EVENTS, REQUESTS, type Reply, type StaffBridge } from '../../src/shared/bridge.ts'

const shell = vi.hoisted(() => ({
  exposed: [] as [string, Record<string, unknown>][],
  invoked: [] as unknown[][],
  listeners: new Map<string, Set<(event: unknown, ...args: unknown[]) => void>>(),
  reply: { done: true, value: 'answer' } as unknown,
}))

// Only these two modules are available to a sandboxed preload.
vi.mock('electron', () => ({
  contextBridge: {
    exposeInMainWorld: (name: string, what: Record<string, unknown>) =>
      void shell.exposed.push([name, what]),
  },
  ipcRenderer: {
    invoke: async (...args: unknown[]) => {
      shell.invoked.push(args)
      return shell.reply
    },
    on: (channel: string, listener: () => void) => {
      shell.listeners.set(channel, (shell.listeners.get(channel) ?? new Set()).add(listener))
    },
    off: (channel: string, listener: () => void) => shell.listeners.get(channel)?.delete(listener),
  },
}))

const tell = (channel: string, payload: unknown) => {
  const event = { sender: 'ipcRenderer', ports: [] }
  for (const listener of shell.listeners.get(channel) ?? []) listener(event, payload)
}

describe('The preload', () => {
  let bridge: StaffBridge

  beforeEach(async () => {
    vi.resetModules()
    shell.exposed.length = shell.invoked.length = 0
    shell.listeners.clear()
    shell.reply = { done: true, value: 'answer' } satisfies Reply
    await import('../../src/preload/preload.ts')
    bridge = shell.exposed[0]![1] as unknown as StaffBridge
  })

  test('exposes only these functions under one name', () => {
    expect(shell.exposed.map(([name]) => name)).toEqual(['staff'])
    expect(Object.values(bridge).every((value) => typeof value === 'function')).toBe(true)
    expect(Object.keys(bridge).toSorted()).toMatchInlineSnapshot(`
      [
        "call",
        "cancelCall",
        "cancelSignIn",
        "changeSettings",
        "chooseServer",
        "copyId",
        "describe",
        "follow",
        "installUpdate",
        "onLive",
        "onPlace",
        "onSession",
        "onSettings",
        "onUpdate",
        "readSession",
        "readSettings",
        "readUpdate",
        "signIn",
        "signOut",
        "wake",
      ]
    `)
  })

  test('invokes only the channel of each function, whatever the arguments', async () => {
    const requests = Object.keys(REQUESTS) as (keyof typeof REQUESTS)[]
    for (const request of requests) {
      shell.invoked.length = 0
      const ask = bridge[request] as (...given: unknown[]) => Promise<unknown>
      expect(await ask('payload', 'more')).toBe('answer')
      expect(shell.invoked).toHaveLength(1)
      const [channel, ...given] = shell.invoked[0]!
      expect(channel).toBe(REQUESTS[request])
      expect([[], ['payload']]).toContainEqual(given)
    }
  })

  test('rejects with a code and a message', async () => {
    shell.reply = { done: false, failure: { code: 'refused', message: 'No.' } } satisfies Reply
    await expect(bridge.readSession()).rejects.toEqual({ code: 'refused', message: 'No.' })
  })

  test('passes listeners the payload but never the event, until they unsubscribe', () => {
    const received: unknown[][] = []
    const listener = (...given: unknown[]) => void received.push(given)
    const ends = [
      bridge.onSession(listener),
      bridge.onLive(listener),
      bridge.onSettings(listener),
      bridge.onUpdate(listener),
      bridge.onPlace(listener),
    ]
    for (const channel of Object.values(EVENTS)) tell(channel, channel)
    expect(received.toSorted()).toEqual(
      Object.values(EVENTS)
        .map((channel) => [channel])
        .toSorted()
    )
    for (const end of ends) end()
    for (const channel of Object.values(EVENTS)) tell(channel, 'late')
    expect(received).toHaveLength(ends.length)
  })

  test('delivers a destination from before the page listened, once', () => {
    tell(EVENTS.place, { kind: 'bot', id: 1 })
    tell(EVENTS.place, { kind: 'bot', id: 2 })
    const received: unknown[] = []
    bridge.onPlace((place) => void received.push(place))
    bridge.onPlace((place) => void received.push(place))
    expect(received).toEqual([{ kind: 'bot', id: 2 }])
  })
})
