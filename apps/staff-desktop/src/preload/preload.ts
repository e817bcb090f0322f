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

/** Sends a request to the main process. Rejects with its failure: a code and a message. */
async function invoke<Value>(channel: string, ...payload: unknown[]): Promise<Value> {
  const reply = (await ipcRenderer.invoke(channel, ...payload)) as Reply
  if (reply.done) return reply.value as Value
  // oxlint-disable-next-line no-throw-literal, typescript/only-throw-error -- only the message of an Error would cross the bridge
  throw reply.failure
}

/** Calls the listener with each payload, without the IPC event. */
function subscribe<Payload>(channel: string, listener: (payload: Payload) => void): Unsubscribe {
  const handle = (_event: unknown, payload: Payload) => listener(payload)
  ipcRenderer.on(channel, handle)
  return () => void ipcRenderer.off(channel, handle)
}

let isListening = false
/** A destination that was opened before the page listened. */
let bufferedPlace: Destination | undefined
const stopBuffering = subscribe<Destination>(EVENTS.place, (place) => {
  if (!isListening) bufferedPlace = place
})

const bridge: StaffBridge = {
  describe: () => invoke(REQUESTS.describe),
  readSession: () => invoke(REQUESTS.readSession),
  signIn: () => invoke(REQUESTS.signIn),
  cancelSignIn: () => invoke(REQUESTS.cancelSignIn),
  signOut: () => invoke(REQUESTS.signOut),
  call: (call) => invoke(REQUESTS.call, call),
  cancelCall: (id) => invoke(REQUESTS.cancelCall, id),
  follow: (topics) => invoke(REQUESTS.follow, topics),
  wake: () => invoke(REQUESTS.wake),
  readSettings: () => invoke(REQUESTS.readSettings),
  changeSettings: (change) => invoke(REQUESTS.changeSettings, change),
  chooseServer: () => invoke(REQUESTS.chooseServer),
  readUpdate: () => invoke(REQUESTS.readUpdate),
  installUpdate: () => invoke(REQUESTS.installUpdate),
  copyId: (id) => invoke(REQUESTS.copyId, id),
  onSession: (listener) => subscribe(EVENTS.session, listener),
  onLive: (listener) => subscribe(EVENTS.live, listener),
  onPlace(listener) {
    isListening = true
    stopBuffering()
    const place = bufferedPlace
    bufferedPlace = undefined
    if (place) listener(place)
    return subscribe(EVENTS.place, listener)
  },
  onSettings: (listener) => subscribe(EVENTS.settings, listener),
  onUpdate: (listener) => subscribe(EVENTS.update, listener),
}

contextBridge.exposeInMainWorld(BRIDGE, bridge)
