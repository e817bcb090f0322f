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
    /** Of the built renderer. */
    renderer: string
    /** Of the built preload. */
    preload: string
    /** Of the tray's pictures. */
    assets: string
  }
  platform: NodeJS.Platform
  argv: readonly string[]
  /** Where Vite serves the renderer, for whoever works on it. A packed client takes no notice of it. */
  rendererUrl: string | null
  updates: Pick<UpdatesOptions, 'updater' | 'feed'>
  /** Node's own, by which it names errors that nobody has caught. */
  process: FatalErrorsOptions['process']
  /** For who simulates a desktop: asked of the system without it. */
  hasTrayHost?: AttentionOptions['hasTrayHost']
}

/** The client while it runs. */
export interface RunningClient {
  session: SessionService
  settings: SettingsService
  server: ServerService
  window: WindowService
  /** Ends what runs by itself; the windows are the system's to close. */
  stop: () => void
}

/**
 * Starts the client.
 * @returns null when it does not run: another one does, or it was started in a way in which a packed client must not run
 */
export async function startStaffClient(options: StartOptions): Promise<RunningClient | null> {
  const { app, protocol } = options.electron
  const refused = app.isPackaged ? findForbiddenArgument(options.argv) : undefined
  if (refused !== undefined) {
    await showStartError(refused, options)
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
