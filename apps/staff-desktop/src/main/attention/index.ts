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
import { createImageLoader, type ImageLoaderOptions } from './notification-images.ts'
import { refreshTimeZone } from './quiet-hours.ts'
import { showTray } from './tray.ts'
import { findTrayHost } from './tray-host.ts'
import { watchQueues } from './watch.ts'

export { HIDDEN_SWITCH } from './login-item.ts'
export { watchPower, type Power } from './power.ts'
export { createSettings } from './settings-store.ts'

const PAUSE_FILE = 'pause.json'
/** Exists once the user has been informed that the client keeps running without a window. */
const NOTIFIED_FILE = 'goes-on.json'

export interface AttentionOptions {
  electron: Pick<
    ElectronServices,
    'app' | 'BrowserWindow' | 'Menu' | 'nativeImage' | 'Notification' | 'Tray'
  >
  platform: NodeJS.Platform
  env: NodeJS.ProcessEnv
  /** The folder of the tray images. */
  assets: string
  server: ServerService
  session: SessionService
  settings: SettingsService
  power: PowerService
  window: WindowService
  translator: Translator
  /** Loads images: Electron's `net.fetch`. */
  fetch: ImageLoaderOptions['fetch']
  /** The server's first image host, without a slash at its end; `null` until it is known. */
  imageHost: ImageLoaderOptions['imageHost']
  /** Whether the system shows tray icons; queried once. */
  hasTrayHost?: () => Promise<boolean>
  onError: (error: unknown) => void
  random?: () => number
}

export interface Attention {
  /** Whether the user can reopen a closed window from the tray. */
  readonly hasTray: boolean
  /** Resolves once {@link hasTray} is known. */
  whenTrayIsKnown: Promise<void>
  /** Called when the window is about to be closed. @returns whether to hide it and keep the client running */
  hidesOnClose: () => boolean
  stop: () => void
}

/** Notifies the user of new work by notifications, the badge and the tray, also while there is no window. */
export function startAttention(options: AttentionOptions): Attention {
  const { electron, platform, env, session, settings, window, translator, onError } = options
  const { app } = electron
  const data = app.getPath('userData')
  const pause = createPause(join(data, PAUSE_FILE), onError)
  const notifier = createNotifier({
    electron,
    platform,
    window,
    settings,
    translator: translator,
    isPaused: () => pause.isOn,
    loadImage: createImageLoader({ nativeImage: electron.nativeImage, ...options }),
    now() {
      refreshTimeZone(env)
      return new Date()
    },
    onError,
  })
  const counts = watchQueues({ ...options, onNews: notifier.notify, onGone: notifier.withdraw })
  const disposers = [
    counts.stop,
    notifier.stop,
    pause.stop,
    showBadge({ ...options, counts }),
    showTray({ ...options, counts, pause }),
    session.subscribe(notifySessionEnded),
  ]

  let hasTray = false
  let isQuitting = false
  const { hasTrayHost = () => findTrayHost(platform) } = options
  const whenTrayIsKnown = hasTrayHost().then((isAvailable) => void (hasTray = isAvailable), onError)
  const onQuit = () => void (isQuitting = true)
  app.on('before-quit', onQuit)
  disposers.push(() => void app.off('before-quit', onQuit))

  /** Without this notification the user would wait for bots that are no longer reported. */
  function notifySessionEnded(now: SessionService['current']) {
    if (now.state !== 'signed-out' || now.reason !== 'ended') return
    notifier.show({
      title: translator.t('attention.sessionEnded'),
      body: translator.t('attention.sessionEndedText'),
      destination: { kind: 'queue' },
    })
  }

  function notifyStillRunning() {
    const markerFile = join(data, NOTIFIED_FILE)
    if (existsSync(markerFile)) return
    try {
      writeJson(markerFile, true)
    } catch (error) {
      onError(error)
    }
    const notice = {
      title: translator.t('attention.goesOn'),
      body: translator.t('attention.goesOnText'),
      destination: { kind: 'queue' },
    } as const
    notifier.show(notice, { always: true })
  }

  return {
    whenTrayIsKnown,
    get hasTray() {
      return hasTray
    },
    hidesOnClose() {
      const keepsRunning = hasTray && !isQuitting && settings.current.closeToTray
      if (keepsRunning) notifyStillRunning()
      return keepsRunning
    },
    stop() {
      for (const dispose of disposers) dispose()
    },
  }
}
