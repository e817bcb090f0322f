import type { IpcMain, IpcMainInvokeEvent } from 'electron'
import { createEmitter } from './reject-unknown-members.ts'

type Handler = Parameters<IpcMain['handle']>[1]

/** The serialized reply to a frame. */
export type IpcReply = { value: unknown } | { error: string }

/** `ipcMain`: dispatches frames' messages to the handlers of the main process. */
export class SimulatedIpcMain
  extends createEmitter('ipcMain')
  implements Pick<IpcMain, 'handle' | 'handleOnce' | 'removeHandler'>
{
  readonly #handlers = new Map<string, Handler>()

  handle(channel: string, handler: Handler) {
    if (this.#handlers.has(channel)) {
      throw new Error(`Attempted to register a second handler for '${channel}'`)
    }
    this.#handlers.set(channel, handler)
  }

  handleOnce(channel: string, handler: Handler) {
    this.handle(channel, (event, ...args: unknown[]) => {
      this.removeHandler(channel)
      return handler(event, ...args) as unknown
    })
  }

  removeHandler(channel: string) {
    this.#handlers.delete(channel)
  }

  get channels(): string[] {
    return [...this.#handlers.keys()]
  }

  /** Does what `ipcRenderer.invoke` does. An error arrives as its message alone, as in Electron. */
  async invoke(event: IpcMainInvokeEvent, channel: string, args: unknown[]): Promise<IpcReply> {
    try {
      const handler = this.#handlers.get(channel)
      if (!handler) throw new Error(`No handler registered for '${channel}'`)
      const value: unknown = await handler(event, ...structuredClone(args))
      return { value: structuredClone(value) }
    } catch (error) {
      return { error: `Error invoking remote method '${channel}': ${String(error)}` }
    }
  }
}
