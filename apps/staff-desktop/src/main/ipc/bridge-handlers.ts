import { EVENTS, type LiveNotification, type Shell } from '../../shared/bridge.ts'
import type { FollowHandle, ServerService, SettingsService } from '../services.ts'
import type { Calls } from '../server/calls.ts'
import type { SessionControl } from '../session/session.ts'
import type { UpdateService } from '../upkeep/updates.ts'
import type { MainWindow } from '../window/main-window.ts'
import { handleRequests, BridgeError, type HandleOptions } from './handle.ts'

export interface BridgeOptions extends Omit<HandleOptions, 'contents'> {
  window: MainWindow
  describe: () => Shell
  session: SessionControl
  settings: SettingsService
  calls: Calls
  follow: ServerService['follow']
  chooseServer: () => Promise<unknown>
  copyId: (id: string) => Promise<void>
  update: Pick<UpdateService, 'current' | 'subscribe' | 'install'>
}

/** Handles the renderer's requests and sends it events. @returns a function that stops both */
export function openBridge({
  window,
  describe,
  session,
  settings,
  calls,
  follow,
  chooseServer,
  copyId,
  update,
  ...handling
}: BridgeOptions): () => void {
  let subscription: FollowHandle | undefined
  const sendLive = (notification: LiveNotification) => window.send(EVENTS.live, notification)

  const close = handleRequests(
    { ...handling, contents: () => window.contents },
    {
      describe,
      readSession: () => session.current,
      signIn: () => session.signIn(),
      cancelSignIn: () => session.cancelSignIn(),
      signOut: () => session.signOut(),
      call(call) {
        const response = calls.send(call)
        if (!response) throw new BridgeError('refused', 'This client makes no such call.')
        return response
      },
      cancelCall: (id) => calls.cancel(id),
      follow(topics) {
        // A reloaded page does not know that the live stream is open, and is sent that again.
        subscription?.stop()
        subscription = follow(topics, {
          onOpen: (opened) => sendLive({ kind: 'open', ...opened }),
          onMessages: (messages) => sendLive({ kind: 'messages', messages }),
          onDown: () => sendLive({ kind: 'down' }),
        })
      },
      wake: () => subscription?.wake(),
      readSettings: () => settings.current,
      changeSettings: (change) => settings.change(change),
      chooseServer: () => void chooseServer().catch(handling.onError),
      readUpdate: () => update.current,
      installUpdate: () => update.install(),
      copyId,
    }
  )
  const disposers = [
    close,
    session.subscribe((value) => window.send(EVENTS.session, value)),
    settings.subscribe((value) => window.send(EVENTS.settings, value)),
    update.subscribe((value) => window.send(EVENTS.update, value)),
    () => subscription?.stop(),
  ]
  return () => {
    for (const dispose of disposers) dispose()
  }
}
