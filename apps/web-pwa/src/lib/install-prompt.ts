/** Chromium's event when the site can be installed. */
export const INSTALL_EVENT = 'beforeinstallprompt'

/** Event after the installation, including from the browser's menu. */
export const INSTALLED_EVENT = 'appinstalled'

/** Not in TypeScript's DOM types, because it is not standardized. */
export interface DeferredInstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Set before the first paint (`app/before-paint.js`), because the event fires once and early. */
    deferredInstallPrompt?: DeferredInstallPrompt
  }
}
