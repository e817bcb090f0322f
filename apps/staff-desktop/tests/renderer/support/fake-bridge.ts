import type {
  ApiResponse,
  ApiCall,
  LiveNotification,
  Destination,
  Session,
  Shell,
  StaffBridge,
  Update,
} from '../../../src/shared/bridge.ts'
import { DEFAULT_SETTINGS, type Settings } from '../../../src/shared/settings.ts'

const SHELL: Shell = {
  version: '0.1.0',
  platform: 'linux',
  server: 'botanica.test',
  siteUrl: 'https://botanica.test',
  imageHost: 'https://images.test',
  serverIsFixed: true,
  hasTray: true,
  canStartAtLogin: true,
}

function told<Value>() {
  const listeners = new Set<(value: Value) => void>()
  return {
    on: (listener: (value: Value) => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell: (value: Value) => {
      for (const listener of listeners) listener(value)
    },
  }
}

export interface FakeBridgeOptions {
  session?: Session
  shell?: Partial<Shell>
  settings?: Partial<Settings>
  update?: Update
  /** The server's response. */
  answer?: (call: ApiCall) => ApiResponse | Promise<ApiResponse>
}

/** A fake bridge. It records the renderer's requests, and the test emits the events of the main process. */
export function createFakeBridge(options: FakeBridgeOptions = {}) {
  let session: Session = options.session ?? { state: 'signed-out', reason: 'never' }
  let settings: Settings = { ...DEFAULT_SETTINGS, language: 'en', ...options.settings }
  const asked: string[] = []
  const sessions = told<Session>()
  const lives = told<LiveNotification>()
  const places = told<Destination>()
  const ofSettings = told<Settings>()
  const updates = told<Update>()
  const note = (what: string) => async () => void asked.push(what)

  const bridge: StaffBridge = {
    describe: async () => ({ ...SHELL, ...options.shell }),
    readSession: async () => session,
    signIn: note('signIn'),
    cancelSignIn: note('cancelSignIn'),
    signOut: note('signOut'),
    call: async (call) => (await options.answer?.(call)) ?? { lost: 'network' },
    cancelCall: async () => {},
    follow: async () => {},
    wake: async () => {},
    readSettings: async () => settings,
    changeSettings: async (change) => {
      settings = { ...settings, ...change }
      ofSettings.tell(settings)
      return settings
    },
    chooseServer: note('chooseServer'),
    readUpdate: async () => options.update ?? { state: 'none' },
    installUpdate: note('installUpdate'),
    copyId: (id) => note(`copyId ${id}`)(),
    onSession: sessions.on,
    onLive: lives.on,
    onPlace: places.on,
    onSettings: ofSettings.on,
    onUpdate: updates.on,
  }

  return {
    bridge,
    asked,
    settings: () => settings,
    tellSession: (next: Session) => {
      session = next
      sessions.tell(next)
    },
    tellPlace: places.tell,
    tellUpdate: updates.tell,
  }
}
