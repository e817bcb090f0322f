import type Electron from 'electron'
import type { Destination } from '../../shared/bridge.ts'
import type { SessionService } from '../services.ts'
import type { ServerAddressStore } from '../server/address.ts'
import type { Translate, Translator } from '../translator.ts'

type Item = Electron.MenuItemConstructorOptions

export interface MenuState {
  platform: NodeJS.Platform
  /** A packaged client has neither developer tools nor a reload item. */
  isPackaged: boolean
  isSignedIn: boolean
  serverIsFixed: boolean
  /** Whether a server is known, so that its site can be opened. */
  hasServer: boolean
}

export interface MenuActions {
  show: (place: Destination) => void
  signOut: () => void
  chooseServer: () => void
  openWebsite: () => void
}

const SEPARATOR: Item = { type: 'separator' }
const includeIf = (is: boolean, ...items: Item[]) => (is ? items : [])

/** Returns the menu template in one language. It has no action that a packaged client must not have. */
export function buildMenuTemplate(say: Translate, facts: MenuState, actions: MenuActions): Item[] {
  const isMac = facts.platform === 'darwin'
  const role = (name: NonNullable<Item['role']>, label: string): Item => ({ role: name, label })
  const quit = role('quit', say('menu.quit'))

  const appMenu: Item = {
    label: 'Botanica',
    submenu: [
      role('about', say('menu.about')),
      SEPARATOR,
      role('services', say('menu.services')),
      SEPARATOR,
      role('hide', say('menu.hide')),
      role('hideOthers', say('menu.hideOthers')),
      role('unhide', say('menu.unhide')),
      SEPARATOR,
      quit,
    ],
  }
  const file: Item = {
    label: say('menu.file'),
    submenu: [
      ...includeIf(!facts.serverIsFixed, {
        label: say('menu.chooseServer'),
        click: actions.chooseServer,
      }),
      { label: say('menu.signOut'), enabled: facts.isSignedIn, click: actions.signOut },
      SEPARATOR,
      role('close', say('menu.close')),
      ...includeIf(!isMac, quit),
    ],
  }
  const edit: Item = {
    label: say('menu.edit'),
    submenu: [
      role('undo', say('menu.undo')),
      role('redo', say('menu.redo')),
      SEPARATOR,
      role('cut', say('menu.cut')),
      role('copy', say('menu.copy')),
      role('paste', say('menu.paste')),
      role('selectAll', say('menu.selectAll')),
    ],
  }
  const view: Item = {
    label: say('menu.view'),
    submenu: [
      {
        label: say('menu.queue'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'queue' }),
      },
      {
        label: say('menu.changes'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'changes' }),
      },
      {
        label: say('menu.applications'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'applications' }),
      },
      {
        label: say('menu.support'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'support' }),
      },
      {
        label: say('menu.appeals'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'appeals' }),
      },
      {
        label: say('menu.reports'),
        enabled: facts.isSignedIn,
        click: () => actions.show({ kind: 'reports' }),
      },
      SEPARATOR,
      role('resetZoom', say('menu.actualSize')),
      role('zoomIn', say('menu.zoomIn')),
      role('zoomOut', say('menu.zoomOut')),
      role('togglefullscreen', say('menu.fullScreen')),
      ...includeIf(
        !facts.isPackaged,
        SEPARATOR,
        role('reload', say('menu.reload')),
        role('toggleDevTools', say('menu.developerTools'))
      ),
    ],
  }
  const window: Item = {
    label: say('menu.window'),
    submenu: [
      role('minimize', say('menu.minimize')),
      ...includeIf(isMac, role('zoom', say('menu.zoom'))),
    ],
  }
  const help: Item = {
    label: say('menu.help'),
    submenu: [
      { label: say('menu.website'), enabled: facts.hasServer, click: actions.openWebsite },
      ...includeIf(!isMac, role('about', say('menu.about'))),
    ],
  }
  return [...includeIf(isMac, appMenu), file, edit, view, window, help]
}

export interface MenuOptions extends Pick<MenuState, 'platform' | 'isPackaged'> {
  Menu: Pick<typeof Electron.Menu, 'buildFromTemplate' | 'setApplicationMenu'>
  translator: Translator
  session: Pick<SessionService, 'current' | 'subscribe'>
  address: Pick<ServerAddressStore, 'current' | 'subscribe' | 'isFixed'>
  actions: MenuActions
}

/** Updates the menu with the language, the session and the server. @returns a function that stops the updates */
export function syncMenu(options: MenuOptions): () => void {
  const { Menu, translator, session, address, actions, platform, isPackaged } = options

  function rebuild() {
    const facts: MenuState = {
      platform,
      isPackaged,
      isSignedIn: session.current.state === 'signed-in',
      serverIsFixed: address.isFixed,
      hasServer: address.current !== null,
    }
    Menu.setApplicationMenu(Menu.buildFromTemplate(buildMenuTemplate(translator.t, facts, actions)))
  }

  rebuild()
  const disposers = [translator.language, session, address].map((observable) =>
    observable.subscribe(rebuild)
  )
  return () => {
    for (const dispose of disposers) dispose()
  }
}
