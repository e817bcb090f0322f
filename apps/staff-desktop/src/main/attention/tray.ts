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
  /** The folder of the images. */
  assets: string
  counts: Observable<Counts | null>
  pause: Pause
  translator: Pick<Translator, 't' | 'language'>
  window: WindowService
}

/** Returns no menu item for a kind without waiting items. */
function toMenuItem(label: string | null, click: () => void) {
  return label === null ? [] : [{ label, click }]
}

/** Shows the tray icon, its counts and its pause menu. @returns a function that removes them */
export function showTray({
  electron: { app, Menu, nativeImage, Tray },
  platform,
  assets,
  counts,
  pause,
  translator,
  window,
}: TrayOptions) {
  const icons = [false, true].map((isWaiting) =>
    nativeImage.createFromPath(
      join(assets, TRAY_ASSETS.icon({ isTemplate: platform === 'darwin', isWaiting }))
    )
  ) as [Electron.NativeImage, Electron.NativeImage]
  const tray = new Tray(icons[0])

  function menu(): Electron.MenuItemConstructorOptions[] {
    const { t } = translator
    const kinds = formatCountsByKind(counts.current, t)
    const waiting = [
      ...toMenuItem(kinds.pendingBots, () => window.show({ kind: 'queue' })),
      ...toMenuItem(kinds.botChanges, () => window.show({ kind: 'changes' })),
      ...toMenuItem(kinds.certificationRequests, () => window.show({ kind: 'applications' })),
      ...toMenuItem(kinds.supportRequests, () => window.show({ kind: 'support' })),
      ...toMenuItem(kinds.appeals, () => window.show({ kind: 'appeals' })),
      ...toMenuItem(kinds.reports, () => window.show({ kind: 'reports' })),
    ]
    const until = pause.current
    const time = { weekday: 'short', hour: '2-digit', minute: '2-digit' } as const
    const moment = until?.toLocaleString(translator.language.current, time) ?? ''
    return [
      { label: t('attention.open'), click: () => window.show() },
      { type: 'separator' },
      ...(waiting.length > 0
        ? waiting
        : [{ label: formatCounts(counts.current, t), enabled: false }]),
      { type: 'separator' },
      ...(until
        ? [
            { label: t('attention.pausedUntil', { moment }), enabled: false },
            { label: t('attention.resume'), click: () => pause.end() },
          ]
        : [
            { label: t('attention.pauseHour'), click: () => pause.forAnHour() },
            { label: t('attention.pauseTomorrow'), click: () => pause.untilTomorrow() },
          ]),
      { type: 'separator' },
      { label: t('attention.quit'), click: () => app.quit() },
    ]
  }

  function show() {
    tray.setImage(icons[getTotal(counts.current) > 0 ? 1 : 0])
    tray.setToolTip(`${app.getName()}: ${formatCounts(counts.current, translator.t)}`)
    // Linux desktops do not update a menu after it has been set.
    tray.setContextMenu(Menu.buildFromTemplate(menu()))
  }

  // On macOS a click opens the menu.
  if (platform !== 'darwin') tray.on('click', () => window.show())
  const disposers = [counts, pause, translator.language].map((observable) =>
    observable.subscribe(() => show())
  )
  show()

  return () => {
    for (const dispose of disposers) dispose()
    tray.destroy()
  }
}
