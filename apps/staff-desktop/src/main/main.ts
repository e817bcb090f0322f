import { join } from 'node:path'
import * as electron from 'electron'
import { autoUpdater } from 'electron-updater'
import { BUILT_FOR } from './built-for.ts'
import { startStaffClient } from './start.ts'

/** The build puts the other outputs beside this file's folder. */
const DIST = join(import.meta.dirname, '..')

startStaffClient({
  electron,
  builtFor: BUILT_FOR,
  paths: {
    renderer: join(DIST, 'renderer'),
    preload: join(DIST, 'preload/preload.cjs'),
    assets: join(DIST, '../assets/tray'),
  },
  platform: process.platform,
  argv: process.argv,
  rendererUrl: process.env.STAFF_RENDERER_URL ?? null,
  process,
  updates: { updater: () => autoUpdater, feed: BUILT_FOR.updateFeed },
}).catch((error: unknown) => {
  // Without a dialog nobody would know why no window opens.
  electron.dialog.showErrorBox('Botanica', String(error))
  electron.app.exit(1)
})
