import type { Plugin } from 'vite'

const DEVELOPMENT_ROUTER = /\/react-router\/dist\/development\//

/**
 * Bundles React Router's production build, because its package resolves to the development build even for
 * browsers.
 */
export function productionRouter(): Plugin {
  return {
    name: 'production-router',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.startsWith('react-router')) return null
      const resolved = await this.resolve(source, importer, { skipSelf: true })
      return resolved?.id.replace(DEVELOPMENT_ROUTER, '/react-router/dist/production/') ?? null
    },
  }
}
