import { join } from 'node:path'
import type { Shell } from '../shared/bridge.ts'
import {
  createSettings,
  HIDDEN_SWITCH,
  startAttention,
  watchPower,
  type AttentionOptions,
} from './attention/index.ts'
import type { BuiltFor } from './built-for.ts'
import type { ElectronParts } from './electron-parts.ts'
import { openBridge } from './ipc/answers.ts'
import type { ServerPart, SessionPart, SettingsPart, WindowPart } from './parts.ts'
import { createExternalLinks } from './safety/external-links.ts'
import { guardConnections, guardContents } from './safety/guards.ts'
import { PARTITION, SCHEMES } from './safety/settings.ts'
import { refusedSwitchIn } from './safety/switches.ts'
import { createAddress } from './server/address.ts'
import { createAsk, type NetFetch } from './server/ask.ts'
import { createServerChooser } from './server/choose-server.ts'
import { createConnection } from './server/connection.ts'
import { createSession } from './session/session.ts'
import { beginSignIn } from './session/sign-in.ts'
import { createTokenStore } from './session/token-store.ts'
import { createLogFile } from './upkeep/log-file.ts'
import { watchProcesses } from './upkeep/restarts.ts'
import { createUpdates, type UpdatesOptions } from './upkeep/updates.ts'
import { createMainWindow } from './window/main-window.ts'
import { keepMenu } from './window/menu.ts'
import { preparePages } from './window/pages.ts'
import { createWindow } from './window/window-factory.ts'
import { createWindowState } from './window/window-state.ts'
import { createWords } from './words.ts'

/** By this name Windows knows whose windows and notifications these are. */
const APP_ID = 'app.botanica.staff'
/** So long the first page waits for the names of the platform's image hosts, where none are known yet. */
const FIRST_ABOUT_MS = 2_000

export interface StartOptions {
  electron: ElectronParts
  builtFor: BuiltFor
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
  /** For who simulates a desktop: asked of the system without it. */
  hasTrayHost?: AttentionOptions['hasTrayHost']
}

/** The client while it runs. */
export interface RunningClient {
  session: SessionPart
  settings: SettingsPart
  server: ServerPart
  window: WindowPart
  /** Ends what runs by itself; the windows are the system's to close. */
  stop: () => void
}

/**
 * Starts the client.
 * @returns null when it does not run: another one does, or it was started in a way in which a packed client must not run
 */
export async function startStaffClient(options: StartOptions): Promise<RunningClient | null> {
  const { app, protocol } = options.electron
  if (app.isPackaged && refusedSwitchIn(options.argv)) {
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
  await app.whenReady()
  return compose(options)
}

async function compose({
  electron,
  builtFor,
  paths,
  platform,
  argv,
  rendererUrl,
  updates: updateOptions,
  hasTrayHost,
}: StartOptions): Promise<RunningClient> {
  const { app, net } = electron
  const { isPackaged } = app
  const own = (name: string) => join(app.getPath('userData'), name)
  const log = createLogFile(app.getPath('logs'))
  const onError = (error: unknown) => log.write('something failed', error)

  const settings = createSettings({ electron, platform, onError })
  const words = createWords(settings, () => app.getPreferredSystemLanguages())
  const power = watchPower({ electron })
  const language = () => words.language.current
  const fetch: NetFetch = (address, init) => net.fetch(address, init)
  const ask = createAsk({ fetch, language })

  const address = createAddress({
    ask,
    builtFor: builtFor.serverUrl,
    path: own('server.json'),
    onError,
  })
  const origin = () => address.current?.origin ?? null
  const imageHosts = () => address.current?.imageHosts ?? []
  const askForServer = createServerChooser({ electron, address, words })

  const links = createExternalLinks({
    electron,
    site: origin,
    question: (host) => ({
      message: words.say('leave.question', { host }),
      open: words.say('leave.open'),
      cancel: words.say('leave.cancel'),
    }),
    onError,
  })
  guardContents(app, { leave: (to) => void links.leave(to) })

  const windowSession = electron.session.fromPartition(PARTITION)
  preparePages({
    session: windowSession,
    defaultSession: electron.session.defaultSession,
    directory: paths.renderer,
    imageHosts,
    rendererUrl: isPackaged ? null : rendererUrl,
    fetch,
  })

  const session = createSession({
    store: createTokenStore({
      safeStorage: electron.safeStorage,
      platform,
      path: own('session.json'),
      onError,
    }),
    ask,
    origin,
    chooseServer: askForServer,
    beginSignIn: (at) => beginSignIn(at, { ask, words, openPage: links.leave }),
    clearStorage: () => windowSession.clearStorageData(),
    onEnded: (ending) => {
      // Whoever has called it off is looking at the window already.
      if (!('reason' in ending && ending.reason === 'cancelled')) window.show()
    },
    onError,
  })
  const connection = createConnection({ ask, fetch, language, session, power })
  const { calls, follow, api } = connection
  const updates = createUpdates({
    ...updateOptions,
    version: builtFor.version,
    isPackaged,
    platform,
    log: log.write,
  })

  const window = createMainWindow({
    state: createWindowState({ screen: electron.screen, path: own('window.json'), onError }),
    open: (place) => createWindow({ electron, preload: paths.preload }, place),
    staysInTray: () => attention.goesOn(),
    onError,
  })

  const attention = startAttention({
    electron,
    platform,
    env: process.env,
    assets: paths.assets,
    server: connection,
    session,
    settings,
    power,
    window,
    words,
    fetch,
    imageHost: () => imageHosts()[0] ?? null,
    hasTrayHost,
    onError,
  })

  async function chooseServer() {
    const before = origin()
    if (address.isFixed || !(await askForServer())) return
    if (origin() !== before) await session.signOut()
  }

  const describe = (): Shell => ({
    version: builtFor.version,
    platform: platform as Shell['platform'],
    server: address.current && new URL(address.current.origin).host,
    siteUrl: origin(),
    imageHost: imageHosts()[0] ?? null,
    serverIsFixed: address.isFixed,
    hasTray: attention.hasTray,
    canStartAtLogin: settings.canStartAtLogin,
  })

  watchProcesses({
    app,
    log: log.write,
    giveUp() {
      electron.dialog.showErrorBox(words.say('failing.title'), words.say('failing.text'))
      app.exit(1)
    },
  })
  app.setAboutPanelOptions({ applicationName: app.getName(), applicationVersion: builtFor.version })
  app.on('second-instance', () => window.show())
  app.on('activate', () => window.show())
  app.on('before-quit', () => window.letGo())
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })

  const ends = [
    openBridge({
      ipcMain: electron.ipcMain,
      window,
      describe,
      session,
      settings,
      calls,
      follow,
      chooseServer,
      update: updates,
      onError,
    }),
    keepMenu({
      Menu: electron.Menu,
      platform,
      isPackaged,
      words,
      session,
      address,
      deeds: {
        show: window.show,
        signOut: () => void session.signOut().catch(onError),
        chooseServer: () => void chooseServer().catch(onError),
        openWebsite: () => void links.leave(origin() ?? ''),
      },
    }),
    // Where pictures come from is said in the page's policy, which came with the page.
    address.subscribe(() => window.contents?.reload()),
    attention.stop,
    connection.stop,
    session.stop,
    updates.stop,
    power.stop,
  ]

  await session.resume()
  const about = address.refresh().catch(onError)
  if (imageHosts().length === 0) await Promise.race([about, pause(FIRST_ABOUT_MS)])
  await attention.whenTrayIsKnown
  if (!(attention.hasTray && isHidden())) window.show()

  function isHidden() {
    return (
      argv.includes(HIDDEN_SWITCH) ||
      (platform === 'darwin' && app.getLoginItemSettings().wasOpenedAtLogin)
    )
  }

  return {
    session,
    settings,
    server: { api, follow },
    window,
    stop() {
      for (const end of ends) end()
    },
  }
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
