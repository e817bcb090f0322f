import { join } from 'node:path'
import type Electron from 'electron'
import type { Observable, WindowService } from '../services.ts'
import type { Translator } from '../translator.ts'
import { formatCountsByKind, formatCounts, getTotal } from './counts.ts'
import type { Pause } from './pause.ts'
import { TRAY_ASSETS } from './tray-assets.ts'
import type { Counts } from './watch.ts'

export interface TrayOptions {
  electron: {
    app: Pick<Electron.App, 'quit' | 'getName'>
    Menu: Pick<typeof Electron.Menu, 'buildFromTemplate'>
    nativeImage: Pick<typeof Electron.nativeImage, 'createFromPath'>
    Tray: typeof Electron.Tray
  }
  platform: NodeJS.Platform
  /** The folder of the pictures. */
  assets: string
  counts: Observable<Counts | null>
  pause: Pause
  words: Pick<Translator, 'say' | 'language'>
  window: WindowService
}

/** Nothing, of a kind of which nothing waits. */
function itemOf(label: string | null, click: () => void) {
  return label === null ? [] : [{ label, click }]
}

/** The icon in the tray, with what waits and what silences it. @returns what takes it away */
export function showTray({
  electron: { app, Menu, nativeImage, Tray },
  platform,
  assets,
  counts,
  pause,
  words,
  window,
}: TrayOptions) {
  const pictures = [false, true].map((isWaiting) =>
    nativeImage.createFromPath(
      join(assets, TRAY_ASSETS.icon({ isTemplate: platform === 'darwin', isWaiting }))
    )
  ) as [Electron.NativeImage, Electron.NativeImage]
  const tray = new Tray(pictures[0])

  function menu(): Electron.MenuItemConstructorOptions[] {
    const { say } = words
    const kinds = formatCountsByKind(counts.current, say)
    const waiting = [
      ...itemOf(kinds.pendingBots, () => window.show({ kind: 'queue' })),
      ...itemOf(kinds.certificationRequests, () => window.show({ kind: 'applications' })),
      ...itemOf(kinds.supportRequests, () => window.show({ kind: 'support' })),
    ]
    const until = pause.current
    const time = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    const moment = until?.toLocaleString(words.language.current, time) ?? ''
    return [
      { label: say('attention.open'), click: () => window.show() },
      { type: 'separator' },
      ...(waiting.length > 0
        ? waiting
        : [{ label: formatCounts(counts.current, say), enabled: false }]),
      { type: 'separator' },
      ...(until
        ? [
            { label: say('attention.pausedUntil', { moment }), enabled: false },
            { label: say('attention.resume'), click: () => pause.end() },
          ]
        : [
            { label: say('attention.pauseHour'), click: () => pause.forAnHour() },
            { label: say('attention.pauseTomorrow'), click: () => pause.untilTomorrow() },
          ]),
      { type: 'separator' },
      { label: say('attention.quit'), click: () => app.quit() },
    ]
  }

  function show() {
    tray.setImage(pictures[getTotal(counts.current) > 0 ? 1 : 0])
    tray.setToolTip(`${app.getName()}: ${formatCounts(counts.current, words.say)}`)
    // Desktops of Linux show a menu as it was when it was given to them.
    tray.setContextMenu(Menu.buildFromTemplate(menu()))
  }

  // On macOS a click opens the menu.
  if (platform !== 'darwin') tray.on('click', () => window.show())
  const ends = [counts, pause, words.language].map((part) => part.subscribe(() => show()))
  show()

  return () => {
    for (const end of ends) end()
    tray.destroy()
  }
}
