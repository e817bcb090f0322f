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
  /** The folder of the pictures. */
  assets: string
  counts: Observable<Counts | null>
  words: Pick<Translator, 'say' | 'language'>
}

/**
 * How many wait, on the icon in the dock or on the taskbar's button. It counts in quiet hours as well.
 * @returns what ends it, and takes the count away
 */
export function showBadge({ electron, platform, assets, counts, words }: BadgeOptions) {
  const { app, BrowserWindow, nativeImage } = electron

  function showOn(window: Pick<Electron.BrowserWindow, 'setOverlayIcon'>, now: Counts | null) {
    const total = getTotal(now)
    const path = join(assets, TRAY_ASSETS.count(total))
    const picture = total > 0 ? nativeImage.createFromPath(path) : null
    window.setOverlayIcon(picture, formatCounts(now, words.say))
  }

  function show(now: Counts | null) {
    if (platform !== 'win32') return void app.setBadgeCount(getTotal(now))
    for (const window of BrowserWindow.getAllWindows()) showOn(window, now)
  }

  const onWindow = (_event: Electron.Event, window: Electron.BrowserWindow) => {
    // Its button on the taskbar comes with the window.
    if (platform === 'win32') window.once('show', () => showOn(window, counts.current))
  }

  app.on('browser-window-created', onWindow)
  const ends = [
    counts.subscribe(show),
    words.language.subscribe(() => show(counts.current)),
    () => void app.off('browser-window-created', onWindow),
  ]
  show(counts.current)

  return () => {
    for (const end of ends) end()
    show(null)
  }
}
