/** What Chromium says when the site can be installed. */
export const INSTALL_EVENT = 'beforeinstallprompt'

/** However it was installed, also from the browser's own menu. */
export const INSTALLED_EVENT = 'appinstalled'

/** Not in TypeScript's DOM: it stands in no standard. */
export interface DeferredInstallPrompt extends Event {
  prompt(): Promise<unknown>
}

declare global {
  interface Window {
    /** Put there before the first paint (`app/before-paint.js`), because the offer comes once, and early. */
    deferredInstallPrompt?: DeferredInstallPrompt
  }
}
