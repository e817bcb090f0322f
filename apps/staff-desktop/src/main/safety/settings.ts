import type Electron from 'electron'

/**
 * Every security setting of Electron. No other code, environment variable or switch changes them,
 * and a test checks each one.
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
  /** Absolute path. */
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
 * @param imageHosts origins of Discord's images, as the server names them
 */
export function buildContentSecurityPolicy(imageHosts: readonly string[]): string {
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

/** Fuses by their names in `@electron/fuses`. All are listed, so that a new one is noticed. */
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
 * Arguments that a packaged client accepts besides deep links. Any other ends the start: Chromium
 * has hundreds of switches that open, redirect or weaken it, and each version adds more.
 */
export const ALLOWED_ARGUMENTS: readonly RegExp[] = [
  // Start in the tray, without a window.
  /^--hidden$/,
  // Set by the Windows installer after an update.
  /^--updated$/,
  // Set by Windows after a click on a notification, and by the macOS Finder.
  /^-(?:Embedding|ToastActivated)$/,
  /^-psn_\d+_\d+$/,
  // Language, scale and rendering, as desktop menu entries and users set them.
  /^--lang=[\w-]+$/,
  /^--force-device-scale-factor=[\d.]+$/,
  /^--ozone-platform(?:-hint)?=(?:auto|wayland|x11)$/,
  /^--disable-gpu$/,
  // The end of the switches, and an empty argument.
  /^(?:--)?$/,
]

/** Whether an address belongs to the client's own files. Node's `URL` has no origin for a custom scheme. */
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
