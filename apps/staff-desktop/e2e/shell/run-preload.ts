/** By this name every document finds the way to `ipcMain`; the window's own document gives it to the preload alone. */
export const WIRE = 'simulatedWire'
/** By this name the main process reaches what the preload listens with. */
export const DELIVER = 'simulated.deliver'

type Wire = (deed: 'invoke' | 'send', channel: string, args: unknown[]) => Promise<unknown>
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void

interface Names {
  wire: string
  deliver: string
}

/**
 * Runs in the browser before a document's own scripts: gives the built preload an `ipcRenderer` and a `contextBridge`.
 * It sees nothing of this file.
 */
function runPreload(preload: Preload, names: Names) {
  // Without `nodeIntegrationInSubFrames` a preload runs in the window's own document. Another frame keeps the wire: it
  // stands for one that has been taken over, and finds out what the main process makes of what it sends.
  if (window !== window.top) return
  const globals = globalThis as unknown as Record<string | symbol, unknown>
  const wire = globals[names.wire] as Wire
  Reflect.deleteProperty(globals, names.wire)
  const listeners = new Map<string, Set<(event: object, ...args: unknown[]) => void>>()
  Object.defineProperty(globals, Symbol.for(names.deliver), {
    value: (channel: string, args: unknown[]) => {
      for (const listener of listeners.get(channel) ?? []) listener({}, ...args)
    },
  })

  const ipcRenderer = {
    invoke: async (channel: string, ...args: unknown[]) => {
      const answer = (await wire('invoke', channel, args)) as { value?: unknown; error?: string }
      if (answer.error !== undefined) throw new Error(answer.error)
      return answer.value
    },
    send: (channel: string, ...args: unknown[]) => void wire('send', channel, args),
    on: (channel: string, listener: (event: object, ...args: unknown[]) => void) => {
      const all = listeners.get(channel) ?? new Set()
      listeners.set(channel, all.add(listener))
    },
    off: (channel: string, listener: () => void) => listeners.get(channel)?.delete(listener),
    removeListener: (channel: string, listener: () => void) =>
      listeners.get(channel)?.delete(listener),
  }

  /** What crosses the bridge is copied; functions are wrapped, and of an error nothing but its message arrives. */
  const carry = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) =>
        carry((value as (...all: unknown[]) => unknown)(...args.map(carry)))
    }
    if (value instanceof Promise) {
      return value.then(carry, (reason: unknown) => Promise.reject(carry(reason)))
    }
    if (value instanceof Error) return new Error(value.message)
    if (Array.isArray(value)) return value.map(carry)
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, carry(field)]))
    }
    return value
  }
  const contextBridge = {
    exposeInMainWorld: (name: string, offered: object) => {
      Object.defineProperty(globals, name, {
        value: Object.freeze(carry(offered)),
        enumerable: true,
      })
    },
  }

  const module = { exports: {} }
  const load = (name: string) => {
    if (name === 'electron') return { contextBridge, ipcRenderer }
    throw new Error(`module not found: ${name}`)
  }
  preload(load, module, module.exports)
}

/** The text that the browser runs first in every document of a window. */
export function preloadScript(source: string): string {
  const names: Names = { wire: WIRE, deliver: DELIVER }
  return `(${runPreload.toString()})((require, module, exports) => {${source}\n}, ${JSON.stringify(names)})`
}

/** Runs in the browser: hands something to what the preload listens with. */
export function deliver([name, channel, args]: [string, string, unknown[]]) {
  const globals = globalThis as unknown as Record<
    symbol,
    (channel: string, args: unknown[]) => void
  >
  globals[Symbol.for(name)]?.(channel, args)
}
