import { join } from 'node:path'
import { createSettings, HIDDEN_SWITCH, startAttention, watchPower } from './attention/index.ts'
import { describeShell } from './describe-shell.ts'
import { openBridge } from './ipc/bridge-handlers.ts'
import { createExternalLinks } from './safety/external-links.ts'
import { guardContents } from './safety/guards.ts'
import { PARTITION } from './safety/settings.ts'
import { createServerAddress } from './server/address.ts'
import { createApiFetch } from './server/api-fetch.ts'
import { createServerChooser } from './server/choose-server.ts'
import { createConnection } from './server/connection.ts'
import { watchProxy } from './server/proxy.ts'
import { createSession } from './session/session.ts'
import { beginSignIn } from './session/sign-in.ts'
import { createTokenStore } from './session/token-store.ts'
import type { RunningClient, StartOptions } from './start.ts'
import { logFatalErrors } from './upkeep/fatal-errors.ts'
import { createLogFile } from './upkeep/log-file.ts'
import { watchProcesses } from './upkeep/restarts.ts'
import { createUpdates } from './upkeep/updates.ts'
import { findDeepLink, type OpenedLinks } from './window/deep-links.ts'
import { handleAppLifecycle } from './window/lifecycle.ts'
import { createMainWindow } from './window/main-window.ts'
import { syncMenu } from './window/menu.ts'
import { preparePages } from './window/pages.ts'
import { createWindow } from './window/window-factory.ts'
import { createWindowState } from './window/window-state.ts'
import { createTranslator } from './translator.ts'

/** How long the first page waits for the names of Discord's image hosts when none are known yet. */
const FIRST_ABOUT_MS = 2_000

/** Storages that are cleared at sign-out: all except those with drafts and queued decisions (`renderer/offline`). */
const CLEARED_STORAGES = [
  'cookies',
  'filesystem',
  'shadercache',
  'serviceworkers',
  'cachestorage',
] as const

/** Creates and connects the services of the client, once Electron is ready. */
export async function composeClient(
  {
    electron,
    builtFor,
    paths,
    platform,
    argv,
    rendererUrl,
    updates: updateOptions,
    hasTrayHost,
    process: ownProcess,
  }: StartOptions,
  openedLinks: OpenedLinks
): Promise<RunningClient> {
  const { app, net } = electron
  const { isPackaged } = app
  const dataFile = (name: string) => join(app.getPath('userData'), name)
  const log = createLogFile(app.getPath('logs'))
  const onError = (error: unknown) => log.write('something failed', error)

  const settings = createSettings({ electron, platform, onError })
  const words = createTranslator(settings, () => app.getPreferredSystemLanguages())
  const giveUp = (text: 'failing.text' | 'failing.crashed') => {
    electron.dialog.showErrorBox(words.t('failing.title'), words.t(text))
    app.exit(1)
  }
  const stopFatalErrors = logFatalErrors({
    process: ownProcess,
    log: log.write,
    giveUp: () => giveUp('failing.crashed'),
  })
  const power = watchPower({ electron })
  const language = () => words.language.current
  const fetch = watchProxy({
    app,
    fetch: (address, init) => net.fetch(address, init),
    onPasswordRequired: () =>
      electron.dialog.showErrorBox(words.t('proxy.title'), words.t('proxy.text')),
  })
  const ask = createApiFetch({ fetch, language })

  const address = createServerAddress({
    requestApi: ask,
    builtFor: builtFor.serverUrl,
    path: dataFile('server.json'),
    onError,
  })
  const origin = () => address.current?.origin ?? null
  const imageHosts = () => address.current?.imageHosts ?? []
  const askForServer = createServerChooser({ electron, address, translator: words })

  const links = createExternalLinks({
    electron,
    site: origin,
    question: (host) => ({
      message: words.t('leave.question', { host }),
      open: words.t('leave.open'),
      cancel: words.t('leave.cancel'),
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
      path: dataFile('session.json'),
      onError,
    }),
    requestApi: ask,
    origin,
    chooseServer: askForServer,
    beginSignIn: (at) =>
      beginSignIn(at, { requestApi: ask, translator: words, openPage: links.leave }),
    // A window deletes its member's data itself, because another member's data may be queued there.
    // Without a window, all data is deleted at sign-out.
    clearStorage: ({ isLeaving }) =>
      windowSession.clearStorageData(
        isLeaving && window.contents === null ? {} : { storages: [...CLEARED_STORAGES] }
      ),
    onEnded: (ending) => {
      // A user who canceled is already looking at the window.
      if (!('reason' in ending && ending.reason === 'cancelled')) window.show()
    },
    onError,
  })
  const connection = createConnection({ requestApi: ask, fetch, language, session, power })
  const { calls, follow, api } = connection
  const updates = createUpdates({
    ...updateOptions,
    version: builtFor.version,
    isPackaged,
    platform,
    log: log.write,
  })

  const window = createMainWindow({
    state: createWindowState({ screen: electron.screen, path: dataFile('window.json'), onError }),
    open: (place) => createWindow({ electron, preload: paths.preload }, place),
    shouldHideOnClose: () => attention.hidesOnClose(),
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
    translator: words,
    fetch,
    imageHost: () => address.current?.imageBase ?? null,
    hasTrayHost,
    onError,
  })

  async function changeServer() {
    const before = origin()
    if (address.isFixed || !(await askForServer())) return
    if (origin() !== before) await session.signOut()
  }
  const chooseServer = () => changeServer().catch(onError)

  watchProcesses({ app, log: log.write, giveUp: () => giveUp('failing.text') })
  handleAppLifecycle({ app, platform, version: builtFor.version, links: openedLinks, window })

  const disposers = [
    openBridge({
      ipcMain: electron.ipcMain,
      window,
      describe: () =>
        describeShell({ version: builtFor.version, platform, address, attention, settings }),
      session,
      settings,
      calls,
      follow,
      chooseServer,
      copyId: (id) => electron.clipboard.writeText(id),
      update: updates,
      onError,
    }),
    syncMenu({
      Menu: electron.Menu,
      platform,
      isPackaged,
      translator: words,
      session,
      address,
      actions: {
        show: window.show,
        signOut: () => void session.signOut().catch(onError),
        chooseServer: () => void chooseServer(),
        openWebsite: () => void links.leave(origin() ?? ''),
      },
    }),
    // The image hosts are part of the page's content security policy, which changes only with a new
    // load.
    address.subscribe(() => window.contents?.reload()),
    attention.stop,
    connection.stop,
    session.stop,
    updates.stop,
    power.stop,
    stopFatalErrors,
  ]

  await session.resume()
  const about = address.refresh().catch(onError)
  if (imageHosts().length === 0) await Promise.race([about, delay(FIRST_ABOUT_MS)])
  await attention.whenTrayIsKnown
  if (!(attention.hasTray && isHidden())) window.show(findDeepLink(argv))

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
      for (const dispose of disposers) dispose()
    },
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))
