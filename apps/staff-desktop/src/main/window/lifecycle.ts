import type Electron from 'electron'
import { LINK_SCHEME, findDeepLink, type OpenedLinks } from './deep-links.ts'
import type { MainWindow } from './main-window.ts'

export interface LifecycleOptions {
  app: Pick<
    Electron.App,
    'on' | 'quit' | 'isPackaged' | 'getName' | 'setAboutPanelOptions' | 'setAsDefaultProtocolClient'
  >
  platform: NodeJS.Platform
  version: string
  links: OpenedLinks
  window: Pick<MainWindow, 'show' | 'letGo'>
}

/** Does with the window what the system asks for: another start, a link, the dock, the end. */
export function handleAppLifecycle({ app, platform, version, links, window }: LifecycleOptions) {
  app.setAboutPanelOptions({ applicationName: app.getName(), applicationVersion: version })
  // What runs from its sources would leave the system with links to a program that is gone.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('second-instance', (_event, argv) => window.show(findDeepLink(argv)))
  links.onOpen((place) => window.show(place))
  app.on('activate', () => window.show())
  app.on('before-quit', () => window.letGo())
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
}
