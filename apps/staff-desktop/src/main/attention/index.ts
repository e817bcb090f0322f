import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ElectronServices } from '../electron-services.ts'
import type {
  PowerService,
  ServerService,
  SessionService,
  SettingsService,
  WindowService,
} from '../services.ts'
import type { Translator } from '../translator.ts'
import { showBadge } from './badge.ts'
import { writeJson } from '../json-file.ts'
import { createNotifier } from './notifier.ts'
import { createPause } from './pause.ts'
import { createPictures, type PictureOptions } from './pictures.ts'
import { refreshTimeZone } from './quiet-hours.ts'
import { showTray } from './tray.ts'
import { findTrayHost } from './tray-host.ts'
import { watchQueues } from './watch.ts'

export { HIDDEN_SWITCH } from './login-item.ts'
export { watchPower, type Power } from './power.ts'
export { createSettings } from './settings-store.ts'

const PAUSE_FILE = 'pause.json'
/** There once the person has been told that the client goes on without a window. */
const NOTIFIED_FILE = 'goes-on.json'

export interface AttentionOptions {
  electron: Pick<
    ElectronServices,
    'app' | 'BrowserWindow' | 'Menu' | 'nativeImage' | 'Notification' | 'Tray'
  >
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** The folder of the tray's pictures. */
  assets: string
  server: ServerService
  session: SessionService
  settings: SettingsService
  power: PowerService
  window: WindowService
  words: Translator
  /** Loads pictures: Electron's `net.fetch`. */
  fetch: PictureOptions['fetch']
  /** The server's first image host, without a slash at its end; `null` until it is known. */
  imageHost: PictureOptions['imageHost']
  /** Whether the system shows icons in a tray; asked once. */
  hasTrayHost?: () => Promise<boolean>
  onError: (error: unknown) => void
  random?: () => number
}

export interface Attention {
  /** Whether a closed window can be found again in the tray. */
  readonly hasTray: boolean
  /** Settles once {@link hasTray} is known. */
  whenTrayIsKnown: Promise<void>
  /** To be asked when the window is about to be closed. @returns whether it is to be hidden, and the client goes on */
  goesOn: () => boolean
  stop: () => void
}

/** Has the person hear of what comes to be decided: notifications, the badge and the tray, also while there is no window. */
export function startAttention(options: AttentionOptions): Attention {
  const { electron, platform, env, session, settings, window, words, onError } = options
  const { app } = electron
  const data = app.getPath('userData')
  const pause = createPause(join(data, PAUSE_FILE), onError)
  const notifier = createNotifier({
    electron,
    platform,
    window,
    settings,
    words,
    isPaused: () => pause.isOn,
    pictureOf: createPictures({ nativeImage: electron.nativeImage, ...options }),
    now() {
      refreshTimeZone(env)
      return new Date()
    },
    onError,
  })
  const counts = watchQueues({ ...options, onNews: notifier.tell, onGone: notifier.forget })
  const ends = [
    counts.stop,
    notifier.stop,
    pause.stop,
    showBadge({ ...options, counts }),
    showTray({ ...options, counts, pause }),
    session.subscribe(sayEnded),
  ]

  let hasTray = false
  let isQuitting = false
  const { hasTrayHost = () => findTrayHost(platform) } = options
  const whenTrayIsKnown = hasTrayHost().then((has) => void (hasTray = has), onError)
  const onQuit = () => void (isQuitting = true)
  app.on('before-quit', onQuit)
  ends.push(() => void app.off('before-quit', onQuit))

  /** Who is not told would wait all day for bots that nobody tells of any more. */
  function sayEnded(now: SessionService['current']) {
    if (now.state !== 'signed-out' || now.reason !== 'ended') return
    notifier.say({
      title: words.say('attention.sessionEnded'),
      body: words.say('attention.sessionEndedText'),
      place: { kind: 'queue' },
    })
  }

  function sayGoesOn() {
    const told = join(data, NOTIFIED_FILE)
    if (existsSync(told)) return
    try {
      writeJson(told, true)
    } catch (error) {
      onError(error)
    }
    const notice = {
      title: words.say('attention.goesOn'),
      body: words.say('attention.goesOnText'),
      place: { kind: 'queue' },
    } as const
    notifier.say(notice, { always: true })
  }

  return {
    whenTrayIsKnown,
    get hasTray() {
      return hasTray
    },
    goesOn() {
      const goes = hasTray && !isQuitting && settings.current.closeToTray
      if (goes) sayGoesOn()
      return goes
    },
    stop() {
      for (const end of ends) end()
    },
  }
}
