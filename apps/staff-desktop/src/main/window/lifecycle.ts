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
  window: Pick<MainWindow, 'show' | 'allowClose'>
}

/** Handles the application's lifecycle: a second start, a deep link, activation, quitting. */
export function handleAppLifecycle({ app, platform, version, links, window }: LifecycleOptions) {
  app.setAboutPanelOptions({ applicationName: app.getName(), applicationVersion: version })
  // Only a packaged client registers the protocol: the entry of another one would outlive its
  // program.
  if (app.isPackaged) app.setAsDefaultProtocolClient(LINK_SCHEME)
  app.on('second-instance', (_event, argv) => window.show(findDeepLink(argv)))
  links.onOpen((place) => window.show(place))
  app.on('activate', () => window.show())
  app.on('before-quit', () => window.allowClose())
  app.on('window-all-closed', () => {
    if (platform !== 'darwin') app.quit()
  })
}
