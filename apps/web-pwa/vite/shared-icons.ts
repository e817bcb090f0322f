import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ASSETS = '@botanica/ui/assets'
/** Files of packages/ui that browsers request under fixed names. */
const ICONS = { 'favicon.svg': 'image/svg+xml', 'favicon.ico': 'image/x-icon' }

async function readIcon(name: string) {
  return readFile(new URL(import.meta.resolve(`${ASSETS}/${name}`)))
}

/** Serves the icons of the logo from the site's root. */
export function sharedIcons(): Plugin {
  return {
    name: 'shared-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const name of Object.keys(ICONS)) {
        this.emitFile({ type: 'asset', fileName: name, source: await readIcon(name) })
      }
    },
    configureServer(vite) {
      for (const [name, type] of Object.entries(ICONS)) {
        vite.middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader('content-type', type)
          response.end(await readIcon(name))
        })
      }
    },
  }
}
