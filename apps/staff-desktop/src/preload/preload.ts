import { contextBridge, ipcRenderer } from 'electron'
import {
  BRIDGE,
  EVENTS,
  REQUESTS,
  type Destination,
  type Reply,
  type StaffBridge,
  type Unsubscribe,
} from '../shared/bridge.ts'

/** Asks the main process. What it refuses is told as a code and a sentence. */
async function ask<Value>(channel: string, ...payload: unknown[]): Promise<Value> {
  const reply = (await ipcRenderer.invoke(channel, ...payload)) as Reply
  if (reply.done) return reply.value as Value
  // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- of an error only the message would cross the bridge
  throw reply.failure
}

/** Tells the listener what the main process sends, and nothing of the event that it comes with. */
function subscribe<Payload>(channel: string, listener: (payload: Payload) => void): Unsubscribe {
  const tell = (_event: unknown, payload: Payload) => listener(payload)
  ipcRenderer.on(channel, tell)
  return () => void ipcRenderer.off(channel, tell)
}

let isListening = false
/** Where a notification has led before the page listened. */
let early: Destination | undefined
const stopBuffering = subscribe<Destination>(EVENTS.place, (place) => {
  if (!isListening) early = place
})

const bridge: StaffBridge = {
  describe: () => ask(REQUESTS.describe),
  readSession: () => ask(REQUESTS.readSession),
  signIn: () => ask(REQUESTS.signIn),
  cancelSignIn: () => ask(REQUESTS.cancelSignIn),
  signOut: () => ask(REQUESTS.signOut),
  call: (call) => ask(REQUESTS.call, call),
  cancelCall: (id) => ask(REQUESTS.cancelCall, id),
  follow: (topics) => ask(REQUESTS.follow, topics),
  wake: () => ask(REQUESTS.wake),
  readSettings: () => ask(REQUESTS.readSettings),
  changeSettings: (change) => ask(REQUESTS.changeSettings, change),
  chooseServer: () => ask(REQUESTS.chooseServer),
  readUpdate: () => ask(REQUESTS.readUpdate),
  installUpdate: () => ask(REQUESTS.installUpdate),
  onSession: (listener) => subscribe(EVENTS.session, listener),
  onLive: (listener) => subscribe(EVENTS.live, listener),
  onPlace(listener) {
    isListening = true
    stopBuffering()
    const place = early
    early = undefined
    if (place) listener(place)
    return subscribe(EVENTS.place, listener)
  },
  onSettings: (listener) => subscribe(EVENTS.settings, listener),
  onUpdate: (listener) => subscribe(EVENTS.update, listener),
}

contextBridge.exposeInMainWorld(BRIDGE, bridge)
