import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import type { Services } from '../../lib/services.tsx'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

const loadPrefetch = () => import('./prefetch-transparency.ts')

/** The page of what staff decide. */
export function transparencyRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'transparency',
      path: PATHS.transparency.slice(1),
      lazy: {
        loader: async () => {
          const { prefetchTransparency } = await loadPrefetch()
          return async () => {
            await prefetchTransparency(services)
            return null
          }
        },
        Component: async () =>
          (await loadWithCatalogs(import('./transparency-page.tsx'), 'transparency'))
            .TransparencyPage,
      },
      handle: import.meta.env.SSR && {
        module: 'src/features/transparency/transparency-page.tsx',
        textModule: (language: Language) => getExtraCatalogModule('transparency', language),
      },
    },
  ]
}
