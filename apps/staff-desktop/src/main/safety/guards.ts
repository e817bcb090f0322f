import type Electron from 'electron'
import { isOwnAddress } from './settings.ts'

export interface GuardOptions {
  /** Called with links that lead out of the client. */
  leave: (address: string) => void
}

/** Restricts all web contents to the client's own files. */
export function guardContents(app: Pick<Electron.App, 'on'>, { leave }: GuardOptions) {
  app.on('web-contents-created', (_event, contents) => {
    contents.on('will-navigate', (details) => {
      if (isOwnAddress(details.url)) return
      details.preventDefault()
      if (details.isMainFrame) leave(details.url)
    })
    contents.on('will-frame-navigate', (details) => {
      if (!isOwnAddress(details.url)) details.preventDefault()
    })
    contents.on('will-redirect', (details) => {
      if (!isOwnAddress(details.url)) details.preventDefault()
    })
    contents.on('will-attach-webview', (event) => event.preventDefault())
    contents.on('select-bluetooth-device', (event, _devices, choose) => {
      event.preventDefault()
      choose('')
    })
    contents.setWindowOpenHandler(({ url }) => {
      leave(url)
      return { action: 'deny' }
    })
  })
}

/** Fails connections that would ask the user to trust a certificate, to present one, or for a password. */
export function guardConnections(app: Pick<Electron.App, 'on'>) {
  app.on('certificate-error', (event, _contents, _url, _error, _certificate, trust) => {
    event.preventDefault()
    trust(false)
  })
  app.on('select-client-certificate', (event, _contents, _url, _list, choose) => {
    event.preventDefault()
    choose()
  })
  app.on('login', (event, _contents, _details, _authInfo, answer) => {
    event.preventDefault()
    answer()
  })
}

type GuardedSession = Pick<
  Electron.Session,
  | 'on'
  | 'setPermissionRequestHandler'
  | 'setPermissionCheckHandler'
  | 'setDevicePermissionHandler'
  | 'setDisplayMediaRequestHandler'
>

/** Denies every permission, device and download. */
export function denyPermissions(session: GuardedSession) {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false))
  session.setPermissionCheckHandler(() => false)
  session.setDevicePermissionHandler(() => false)
  session.setDisplayMediaRequestHandler((_request, answer) => answer(null))
  session.on('select-serial-port', (event, _ports, _contents, choose) => {
    event.preventDefault()
    choose('')
  })
  session.on('select-hid-device', (event, _details, choose) => {
    event.preventDefault()
    choose()
  })
  session.on('select-usb-device', (event, _details, choose) => {
    event.preventDefault()
    choose()
  })
  session.on('will-download', (event, item) => {
    event.preventDefault()
    item.cancel()
  })
}

/**
 * Blocks all requests of the session's pages except for their own files and Discord's images.
 * @param isAllowed further addresses for a page that a developer's own server serves; none in a
 * packaged client
 */
export function denyNetwork(
  session: Pick<Electron.Session, 'webRequest'>,
  isImageHost: (origin: string) => boolean,
  isAllowed: (url: URL) => boolean = () => false
) {
  session.webRequest.onBeforeRequest(({ url: address, resourceType }, answer) => {
    const url = URL.parse(address)
    const isPicture = url !== null && resourceType === 'image' && isImageHost(url.origin)
    const mayPass = isOwnAddress(address) || isPicture || (url !== null && isAllowed(url))
    answer({ cancel: !mayPass })
  })
}
