import type { LiveConnection, LiveHandlers } from '@botanica/api-client/live'
import type { LiveNotification, StaffBridge } from '../shared/bridge.ts'

type Messages = Parameters<LiveHandlers['onMessages']>[0]

/** Connects `startLiveUpdates` to the live stream of the main process. */
export function bridgeConnect(bridge: Pick<StaffBridge, 'follow' | 'wake' | 'onLive'>) {
  return ({ onOpen, onMessages, onDown }: LiveHandlers): LiveConnection => {
    const handle = (notification: LiveNotification) => {
      if (notification.kind === 'open') onOpen(notification)
      else if (notification.kind === 'messages') onMessages(notification.messages as Messages)
      else onDown()
    }
    const unsubscribe = bridge.onLive(handle)
    return {
      setChannels: (topics) => void bridge.follow(topics),
      reconnect: () => void bridge.wake(),
      // The main process sees itself that the server has responded.
      reconnectIfUnanswered: () => {},
      stop() {
        unsubscribe()
        void bridge.follow([])
      },
    }
  }
}
