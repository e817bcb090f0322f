import type { Plugin } from 'vite'

const HELPER = /^\0vite\/preload-helper\.js$/

/** Vite's own helper without its code for preloading dependencies. */
const CODE = `export const __vitePreload = (load) => load().catch((error) => {
  const event = new Event('vite:preloadError', { cancelable: true })
  event.payload = error
  dispatchEvent(event)
  if (!event.defaultPrevented) throw error
})`

/**
 * Replaces the function that Vite wraps around dynamic imports. Vite's also preloads scripts and styles, of which this
 * build has none to preload: all styles belong to the entry.
 */
export function importHelper(): Plugin {
  let isReplaced = false
  return {
    name: 'import-helper',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: {
      filter: { id: HELPER },
      handler: () => {
        isReplaced = true
        return CODE
      },
    },
    generateBundle(_options, bundle) {
      if (!isReplaced) this.error(`Vite has no module ${HELPER} to replace`)
      const styles = Object.keys(bundle).filter((file) => file.endsWith('.css'))
      if (styles.length > 1) {
        this.error(`Only the entry may import styles, because nothing preloads others: ${styles}`)
      }
    },
  }
}
