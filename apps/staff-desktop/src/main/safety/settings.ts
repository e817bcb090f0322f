import type Electron from 'electron'

/**
 * Every safety setting of Electron. Nothing else in the client decides any of
 * them, and no environment variable or switch changes one; a test holds each against its line.
 */

/** The scheme of the client's own files. */
export const APP_SCHEME = 'app'
export const APP_HOST = 'bundle'

/** The partition in which the window's storage lives. */
export const PARTITION = 'persist:staff'

/** Web preferences of every window: isolated, sandboxed, without Node. */
export function getWebPreferences({
  preload,
  isPackaged,
}: {
  /** Absolute. */
  preload: string
  isPackaged: boolean
}) {
  return {
    sandbox: true,
    contextIsolation: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    plugins: false,
    navigateOnDragDrop: false,
    enableDeprecatedPaste: false,
    enableWebSQL: false,
    spellcheck: false,
    safeDialogs: true,
    disableDialogs: true,
    devTools: !isPackaged,
    preload,
    partition: PARTITION,
  } satisfies Electron.WebPreferences
}

/** Privileges of the client's own scheme. */
export const SCHEMES: Electron.CustomScheme[] = [
  {
    scheme: APP_SCHEME,
    privileges: {
      standard: true,
      secure: true,
      supportFetchAPI: true,
      corsEnabled: false,
      bypassCSP: false,
      stream: false,
      allowServiceWorkers: false,
    },
  },
]

/**
 * Returns the content security policy of the client's pages.
 *
 * @param imageHosts origins of the platform's pictures, as the server names them
 */
export function contentSecurityPolicy(imageHosts: readonly string[]): string {
  const directives: [name: string, ...sources: string[]][] = [
    ['default-src', "'none'"],
    ['script-src', "'self'"],
    ['style-src', "'self'"],
    ['style-src-attr', "'unsafe-inline'"],
    ['img-src', "'self'", ...imageHosts],
    ['connect-src', "'self'"],
    ['font-src', "'self'"],
    ['base-uri', "'none'"],
    ['form-action', "'none'"],
    ['frame-src', "'none'"],
    ['frame-ancestors', "'none'"],
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}

/** Fuses by their names in `@electron/fuses`; all of them are named, so that a new one is noticed. */
export const FUSES = {
  RunAsNode: false,
  EnableCookieEncryption: true,
  EnableNodeOptionsEnvironmentVariable: false,
  EnableNodeCliInspectArguments: false,
  EnableEmbeddedAsarIntegrityValidation: true,
  OnlyLoadAppFromAsar: true,
  LoadBrowserProcessSpecificV8Snapshot: false,
  GrantFileProtocolExtraPrivileges: false,
  WasmTrapHandlers: true,
} as const

/**
 * Arguments with which a packed client starts, besides links of its own. Every other one ends the start: Chromium knows hundreds
 * of switches that open, redirect or weaken it, and each version brings new ones.
 */
export const ALLOWED_ARGUMENTS: readonly RegExp[] = [
  // Ours: to the tray, without a window.
  /^--hidden$/,
  // What the installer for Windows starts it with after an update.
  /^--updated$/,
  // Windows, after a press on a notification; macOS, from the Finder.
  /^-(?:Embedding|ToastActivated)$/,
  /^-psn_\d+_\d+$/,
  // Language, size and way of drawing, as menu entries of desktops and people's own have them.
  /^--lang=[\w-]+$/,
  /^--force-device-scale-factor=[\d.]+$/,
  /^--ozone-platform(?:-hint)?=(?:auto|wayland|x11)$/,
  /^--disable-gpu$/,
  // The end of the switches, and nothing.
  /^(?:--)?$/,
]

/** Whether an address is one of the client's own files. Node's `URL` knows no origin of such a scheme. */
export function isOwnAddress(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    url.protocol === `${APP_SCHEME}:` &&
    url.host === APP_HOST &&
    url.username === '' &&
    url.password === ''
  )
}
