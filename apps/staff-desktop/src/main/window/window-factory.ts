import type Electron from 'electron'
import { getWebPreferences } from '../safety/settings.ts'
import { LEAST_SIZE, type WindowPlace } from './window-state.ts'

/** Before the page has its own colours. */
const BACKGROUNDS = { light: '#ffffff', dark: '#0f1411' } as const

export interface WindowFactoryOptions {
  electron: {
    app: Pick<Electron.App, 'isPackaged' | 'getName'>
    BrowserWindow: typeof Electron.BrowserWindow
    nativeTheme: Pick<Electron.NativeTheme, 'shouldUseDarkColors'>
  }
  /** Absolute. */
  preload: string
}

/** The one place where windows are made, so that there is none without the safety settings. */
export function createWindow(
  { electron: { app, BrowserWindow, nativeTheme }, preload }: WindowFactoryOptions,
  { isMaximized, ...bounds }: WindowPlace
): Electron.BrowserWindow {
  const window = new BrowserWindow({
    ...bounds,
    minWidth: LEAST_SIZE.width,
    minHeight: LEAST_SIZE.height,
    title: app.getName(),
    show: false,
    backgroundColor: BACKGROUNDS[nativeTheme.shouldUseDarkColors ? 'dark' : 'light'],
    webPreferences: getWebPreferences({ preload, isPackaged: app.isPackaged }),
  })
  if (isMaximized) window.maximize()
  return window
}
