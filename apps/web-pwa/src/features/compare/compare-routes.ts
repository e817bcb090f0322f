import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import type { Services } from '../../lib/services.tsx'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { ExtraCatalog } from '../../lib/texts/load-catalog.ts'

const TEXTS = ['compare', 'permissions'] as const satisfies ExtraCatalog[]

const loadPage = () => import('./compare-page.tsx')

/** The page that compares bots. */
export function compareRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'compare',
      path: PATHS.compare.slice(1),
      lazy: {
        loader: async () => {
          const { prefetchCompare } = await loadPage()
          return async ({ request }) => {
            await prefetchCompare(services, new URL(request.url).searchParams)
            return null
          }
        },
        Component: async () => (await loadWithCatalogs(loadPage(), ...TEXTS)).ComparePage,
      },
      handle: import.meta.env.SSR && {
        module: 'src/features/compare/compare-page.tsx',
        textModule: (language: Language) =>
          TEXTS.map((area) => getExtraCatalogModule(area, language)),
      },
    },
  ]
}
