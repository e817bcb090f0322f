import type Electron from 'electron'
import { REQUESTS, type BridgeFailure, type Reply } from '../../shared/bridge.ts'
import { parsePayload, type Payload } from '../../shared/payloads.ts'
import { isOwnAddress } from '../safety/settings.ts'

export type Request = keyof typeof REQUESTS

/** A request that is answered with a failure, whose words the renderer is told. */
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
  /** The page of the client's window; nobody else is answered. */
  contents: () => Electron.WebContents | null
  /** Hears of what went wrong, in full; the renderer does not. */
  onError: (error: unknown) => void
}

type Answers = { [Name in Request]: (payload: Payload<Name>) => unknown }

/** Whether the client's own page asks, in its window's own frame. A frame that is gone throws when it is looked at. */
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

function failureOf(error: unknown): BridgeFailure {
  if (error instanceof BridgeError) return { code: error.code, message: error.message }
  return { code: 'unexpected', message: 'Something went wrong in the client.' }
}

/**
 * Answers what the renderer asks: this is the one place where a channel is opened. Who asks is looked at, then what;
 * of an error the renderer is told a code and a sentence.
 * @returns what closes the channels again
 */
export function handleRequests({ ipcMain, contents, onError }: HandleOptions, answers: Answers) {
  async function answer<Name extends Request>(
    request: Name,
    event: Electron.IpcMainInvokeEvent,
    given: readonly unknown[]
  ): Promise<unknown> {
    if (!isOwnPage(event, contents())) {
      throw new BridgeError('refused', 'Only the page of the client is answered.')
    }
    const sound = given.length <= 1 ? parsePayload(request, given[0]) : null
    if (!sound) throw new BridgeError('invalid', 'This is not what the channel takes.')
    return answers[request](sound.payload)
  }

  const requests = Object.keys(REQUESTS) as Request[]
  for (const request of requests) {
    ipcMain.handle(REQUESTS[request], async (event, ...given: unknown[]): Promise<Reply> => {
      try {
        return { done: true, value: await answer(request, event, given) }
      } catch (error) {
        if (!(error instanceof BridgeError)) onError(error)
        return { done: false, failure: failureOf(error) }
      }
    })
  }

  return () => {
    for (const request of requests) ipcMain.removeHandler(REQUESTS[request])
  }
}
