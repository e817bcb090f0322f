import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

const TEXTS = ['appeals', 'inbox'] as const

/** The member's page of decisions and appeals. */
export function appealsRoutes(): RouteObject[] {
  return [
    {
      id: 'appeals',
      path: PATHS.appeals.slice(1),
      lazy: {
        Component: async () =>
          (await loadWithCatalogs(import('./appeals-page.tsx'), ...TEXTS)).AppealsPage,
      },
      handle: import.meta.env.SSR && {
        module: 'src/features/appeals/appeals-page.tsx',
        textModule: (language: Language) =>
          TEXTS.map((area) => getExtraCatalogModule(area, language)),
      },
    },
  ]
}
