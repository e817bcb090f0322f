/** The global that reaches `ipcMain` in every document; the window's own document passes it only to the preload. */
export const WIRE = 'simulatedWire'
/** The global by which the main process reaches the preload's listeners. */
export const DELIVER = 'simulated.deliver'

type Wire = (method: 'invoke' | 'send', channel: string, args: unknown[]) => Promise<unknown>
type Preload = (require: (name: string) => unknown, module: object, exports: object) => void

interface Names {
  wire: string
  deliver: string
}

/**
 * Runs in the browser before a document's own scripts: gives the built preload an `ipcRenderer` and
 * a `contextBridge`. It is serialized, so it cannot refer to anything else in this file.
 */
function runPreload(preload: Preload, names: Names) {
  // Without `nodeIntegrationInSubFrames` a preload runs only in the main frame. Other frames keep
  // the wire: they stand for a compromised renderer, to test how the main process treats its
  // messages.
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

  /** Values that cross the bridge are copied, functions are wrapped, and of an error only the message arrives. */
  const copyAcrossBridge = (value: unknown): unknown => {
    if (typeof value === 'function') {
      return (...args: unknown[]) =>
        copyAcrossBridge((value as (...all: unknown[]) => unknown)(...args.map(copyAcrossBridge)))
    }
    if (value instanceof Promise) {
      return value.then(copyAcrossBridge, (reason: unknown) =>
        Promise.reject(copyAcrossBridge(reason))
      )
    }
    if (value instanceof Error) return new Error(value.message)
    if (Array.isArray(value)) return value.map(copyAcrossBridge)
    if (value !== null && typeof value === 'object') {
      return Object.fromEntries(
        Object.entries(value).map(([key, field]) => [key, copyAcrossBridge(field)])
      )
    }
    return value
  }
  const contextBridge = {
    exposeInMainWorld: (name: string, offered: object) => {
      Object.defineProperty(globals, name, {
        value: Object.freeze(copyAcrossBridge(offered)),
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

/** Returns the script that the browser runs first in every document of a window. */
export function buildPreloadScript(source: string): string {
  const names: Names = { wire: WIRE, deliver: DELIVER }
  return `(${runPreload.toString()})((require, module, exports) => {${source}\n}, ${JSON.stringify(names)})`
}

/** Runs in the browser: delivers a message to the preload's listeners. */
export function deliver([name, channel, args]: [string, string, unknown[]]) {
  const globals = globalThis as unknown as Record<
    symbol,
    (channel: string, args: unknown[]) => void
  >
  globals[Symbol.for(name)]?.(channel, args)
}
