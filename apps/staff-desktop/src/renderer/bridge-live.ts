import type { LiveConnection, LiveHandlers } from '@botanica/api-client/live'
import type { LiveNotification, StaffBridge } from '../shared/bridge.ts'

type Messages = Parameters<LiveHandlers['onMessages']>[0]

/** Tells the screens what the main process' live connection tells (`startLive`). */
export function bridgeConnect(bridge: Pick<StaffBridge, 'follow' | 'wake' | 'onLive'>) {
  return ({ onOpen, onMessages, onDown }: LiveHandlers): LiveConnection => {
    const hear = (told: LiveNotification) => {
      if (told.kind === 'open') onOpen(told)
      else if (told.kind === 'messages') onMessages(told.messages as Messages)
      else onDown()
    }
    const unsubscribe = bridge.onLive(hear)
    return {
      follow: (topics) => void bridge.follow(topics),
      wake: () => void bridge.wake(),
      // The main process knows by itself that the server has answered.
      wakeUnanswered: () => {},
      stop() {
        unsubscribe()
        void bridge.follow([])
      },
    }
  }
}
