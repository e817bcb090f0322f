import type Electron from 'electron'
import { getWebPreferences } from '../safety/settings.ts'
import { MIN_SIZE, type WindowBounds } from './window-state.ts'

/** The background before the page is painted. */
const BACKGROUNDS = { light: '#ffffff', dark: '#0f1411' } as const

export interface WindowFactoryOptions {
  electron: {
    app: Pick<Electron.App, 'isPackaged' | 'getName'>
    BrowserWindow: typeof Electron.BrowserWindow
    nativeTheme: Pick<Electron.NativeTheme, 'shouldUseDarkColors'>
  }
  /** Absolute path. */
  preload: string
}

/** Creates windows. No other code does, so that every window has the security settings. */
export function createWindow(
  { electron: { app, BrowserWindow, nativeTheme }, preload }: WindowFactoryOptions,
  { isMaximized, ...bounds }: WindowBounds
): Electron.BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    title: app.getName(),
    show: false,
    backgroundColor: BACKGROUNDS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
    webPreferences: getWebPreferences({ preload, isPackaged: app.isPackaged }),
  })
  if (isMaximized) window.maximize()
  return window
}
