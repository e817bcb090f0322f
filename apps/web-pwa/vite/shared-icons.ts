import { readFile } from 'node:fs/promises'
import type { Plugin } from 'vite'

const ASSETS = '@botanica/ui/assets'
/** Files of packages/ui that browsers request under fixed names. */
const SVG = 'image/svg+xml'
const ICONS = ['favicon.svg']

async function readIcon(name: string) {
  return readFile(new URL(import.meta.resolve(`${ASSETS}/${name}`)))
}

/** Serves the icons of the logo from the site's root. */
export function sharedIcons(): Plugin {
  return {
    name: 'shared-icons',
    applyToEnvironment: (environment) => environment.name === 'client',
    async generateBundle() {
      for (const name of ICONS) {
        this.emitFile({ type: 'asset', fileName: name, source: await readIcon(name) })
      }
    },
    configureServer(vite) {
      for (const name of ICONS) {
        vite.middlewares.use(`/${name}`, async (_request, response) => {
          response.setHeader('content-type', SVG)
          response.end(await readIcon(name))
        })
      }
    },
  }
}
