import { APP_ID } from './app-id.ts'
import type { AttentionOptions } from './attention/index.ts'
import type { BuiltFor } from './built-for.ts'
import { composeClient } from './compose-client.ts'
import type { ElectronServices } from './electron-services.ts'
import type { ServerService, SessionService, SettingsService, WindowService } from './services.ts'
import { findForbiddenArgument } from './safety/arguments.ts'
import { guardConnections } from './safety/guards.ts'
import { SCHEMES } from './safety/settings.ts'
import { showStartError } from './safety/start-error.ts'
import type { FatalErrorsOptions } from './upkeep/fatal-errors.ts'
import type { UpdatesOptions } from './upkeep/updates.ts'
import { listenForLinks } from './window/deep-links.ts'

export interface StartOptions {
  electron: ElectronServices
  builtFor: Pick<BuiltFor, 'version' | 'serverUrl'>
  paths: {
    /** The folder of the built renderer. */
    renderer: string
    /** The file of the built preload. */
    preload: string
    /** The folder of the tray images. */
    assets: string
  }
  platform: NodeJS.Platform
  argv: readonly string[]
  /** Where Vite serves the renderer during development. A packaged client ignores it. */
  rendererUrl: string | null
  updates: Pick<UpdatesOptions, 'updater' | 'feed'>
  /** Node's `process`, which reports uncaught errors. */
  process: FatalErrorsOptions['process']
  /** For a simulated desktop; the system is queried without it. */
  hasTrayHost?: AttentionOptions['hasTrayHost']
}

/** The running client. */
export interface RunningClient {
  session: SessionService
  settings: SettingsService
  server: ServerService
  window: WindowService
  /** Ends timers and listeners; the system closes the windows. */
  stop: () => void
}

/**
 * Starts the client.
 * @returns null when it does not run: another instance runs, or a packaged client was started with
 * a forbidden argument
 */
export async function startStaffClient(options: StartOptions): Promise<RunningClient | null> {
  const { app, protocol } = options.electron
  const forbidden = app.isPackaged ? findForbiddenArgument(options.argv) : undefined
  if (forbidden !== undefined) {
    await showStartError(forbidden, options)
    app.exit(1)
    return null
  }
  if (!app.requestSingleInstanceLock()) {
    app.quit()
    return null
  }
  app.enableSandbox()
  app.setAppUserModelId(APP_ID)
  protocol.registerSchemesAsPrivileged(SCHEMES)
  guardConnections(app)
  const openedLinks = listenForLinks(app)
  await app.whenReady()
  return composeClient(options, openedLinks)
}
