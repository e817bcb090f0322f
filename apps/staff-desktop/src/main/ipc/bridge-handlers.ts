import { EVENTS, type LiveNotification, type Shell } from '../../shared/bridge.ts'
import type { FollowHandle, ServerService, SettingsService } from '../services.ts'
import type { Calls } from '../server/calls.ts'
import type { SessionControl } from '../session/session.ts'
import type { UpdatesPart } from '../upkeep/updates.ts'
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
  update: Pick<UpdatesPart, 'current' | 'subscribe' | 'install'>
}

/** Opens the channels, and tells the window what it has not asked for. @returns what ends both */
export function openBridge({
  window,
  describe,
  session,
  settings,
  calls,
  follow,
  chooseServer,
  update,
  ...handling
}: BridgeOptions): () => void {
  let following: FollowHandle | undefined
  const tellLive = (told: LiveNotification) => window.tell(EVENTS.live, told)

  const close = handleRequests(
    { ...handling, contents: () => window.contents },
    {
      describe,
      readSession: () => session.current,
      signIn: () => session.signIn(),
      cancelSignIn: () => session.cancelSignIn(),
      signOut: () => session.signOut(),
      call(call) {
        const answer = calls.send(call)
        if (!answer) throw new BridgeError('refused', 'This client makes no such call.')
        return answer
      },
      cancelCall: (id) => calls.cancel(id),
      follow(topics) {
        // A page that has been loaded anew does not know that it is open, and is told so.
        following?.stop()
        following = follow(topics, {
          onOpen: (opened) => tellLive({ kind: 'open', ...opened }),
          onMessages: (messages) => tellLive({ kind: 'messages', messages }),
          onDown: () => tellLive({ kind: 'down' }),
        })
      },
      wake: () => following?.wake(),
      readSettings: () => settings.current,
      changeSettings: (change) => settings.change(change),
      chooseServer: () => void chooseServer().catch(handling.onError),
      readUpdate: () => update.current,
      installUpdate: () => update.install(),
    }
  )
  const ends = [
    close,
    session.subscribe((now) => window.tell(EVENTS.session, now)),
    settings.subscribe((now) => window.tell(EVENTS.settings, now)),
    update.subscribe((now) => window.tell(EVENTS.update, now)),
    () => following?.stop(),
  ]
  return () => {
    for (const end of ends) end()
  }
}
