import type Electron from 'electron'
import { REQUESTS, type BridgeFailure, type Reply } from '../../shared/bridge.ts'
import { parsePayload, type Payload } from '../../shared/payloads.ts'
import { isOwnAddress } from '../safety/settings.ts'

export type Request = keyof typeof REQUESTS

/** A failed request. Its code and message are sent to the renderer. */
export class BridgeError extends Error {
  constructor(
    readonly code: BridgeFailure['code'],
    message: string
  ) {
    super(message)
  }
}

export interface HandleOptions {
  ipcMain: Pick<Electron.IpcMain, 'handle' | 'removeHandler'>
  /** The page of the client's window; requests from anywhere else are rejected. */
  contents: () => Electron.WebContents | null
  /** Called with the whole error, which the renderer never sees. */
  onError: (error: unknown) => void
}

type Handlers = { [Name in Request]: (payload: Payload<Name>) => unknown }

/** Whether the sender is the main frame of the client's own page. Properties of a destroyed frame throw. */
function isOwnPage(
  { sender, senderFrame }: Pick<Electron.IpcMainInvokeEvent, 'sender' | 'senderFrame'>,
  contents: Electron.WebContents | null
): boolean {
  try {
    return (
      contents !== null &&
      sender === contents &&
      senderFrame !== null &&
      senderFrame === contents.mainFrame &&
      isOwnAddress(senderFrame.url)
    )
  } catch {
    return false
  }
}

function toFailure(error: unknown): BridgeFailure {
  if (error instanceof BridgeError) return { code: error.code, message: error.message }
  return { code: 'unexpected', message: 'Something went wrong in the client.' }
}

/**
 * Handles requests of the renderer; no other code registers IPC handlers. The sender is checked first, then the
 * payload. The renderer only receives the code and message of an error.
 * @returns a function that removes the handlers
 */
export function handleRequests({ ipcMain, contents, onError }: HandleOptions, handlers: Handlers) {
  async function respond<Name extends Request>(
    request: Name,
    event: Electron.IpcMainInvokeEvent,
    args: readonly unknown[]
  ): Promise<unknown> {
    if (!isOwnPage(event, contents())) {
      throw new BridgeError('refused', 'Only the page of the client is answered.')
    }
    const parsed = args.length <= 1 ? parsePayload(request, args[0]) : null
    if (!parsed) throw new BridgeError('invalid', 'This is not what the channel takes.')
    return handlers[request](parsed.payload)
  }

  const requests = Object.keys(REQUESTS) as Request[]
  for (const request of requests) {
    ipcMain.handle(REQUESTS[request], async (event, ...args: unknown[]): Promise<Reply> => {
      try {
        return { done: true, value: await respond(request, event, args) }
      } catch (error) {
        if (!(error instanceof BridgeError)) onError(error)
        return { done: false, failure: toFailure(error) }
      }
    })
  }

  return () => {
    for (const request of requests) ipcMain.removeHandler(REQUESTS[request])
  }
}
