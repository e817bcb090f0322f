import { join } from 'node:path'
import type Electron from 'electron'
import type { Observable } from '../services.ts'
import type { Translator } from '../translator.ts'
import { formatCounts, getTotal } from './counts.ts'
import { TRAY_ASSETS } from './tray-assets.ts'
import type { Counts } from './watch.ts'

export interface BadgeOptions {
  electron: {
    app: Pick<Electron.App, 'setBadgeCount' | 'on' | 'off'>
    BrowserWindow: Pick<typeof Electron.BrowserWindow, 'getAllWindows'>
    nativeImage: Pick<typeof Electron.nativeImage, 'createFromPath'>
  }
  platform: NodeJS.Platform
  /** The folder of the images. */
  assets: string
  counts: Observable<Counts | null>
  translator: Pick<Translator, 't' | 'language'>
}

/**
 * Shows the number of waiting items on the dock icon or the taskbar button, during quiet hours too.
 * @returns a function that removes the badge
 */
export function showBadge({ electron, platform, assets, counts, translator }: BadgeOptions) {
  const { app, BrowserWindow, nativeImage } = electron

  function showOverlay(
    window: Pick<Electron.BrowserWindow, 'setOverlayIcon'>,
    current: Counts | null
  ) {
    const total = getTotal(current)
    const path = join(assets, TRAY_ASSETS.count(total))
    const picture = total > 0 ? nativeImage.createFromPath(path) : null
    window.setOverlayIcon(picture, formatCounts(current, translator.t))
  }

  function show(current: Counts | null) {
    if (platform !== 'win32') return void app.setBadgeCount(getTotal(current))
    for (const window of BrowserWindow.getAllWindows()) showOverlay(window, current)
  }

  const onWindow = (_event: Electron.Event, window: Electron.BrowserWindow) => {
    // The taskbar button appears together with the window.
    if (platform === 'win32') window.once('show', () => showOverlay(window, counts.current))
  }

  app.on('browser-window-created', onWindow)
  const disposers = [
    counts.subscribe(show),
    translator.language.subscribe(() => show(counts.current)),
    () => void app.off('browser-window-created', onWindow),
  ]
  show(counts.current)

  return () => {
    for (const dispose of disposers) dispose()
    show(null)
  }
}
