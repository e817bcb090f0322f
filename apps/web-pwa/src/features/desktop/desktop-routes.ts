import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

const AREA = 'profile'

/** Route that the desktop client opens in a browser to sign a staff member in. */
export function desktopRoutes(): RouteObject[] {
  return [
    {
      id: 'desktop-sign-in',
      path: 'desktop-sign-in',
      lazy: {
        Component: async () =>
          (await loadWithCatalogs(import('./desktop-sign-in-page.tsx'), AREA)).DesktopSignInPage,
      },
      handle: import.meta.env.SSR && {
        module: 'src/features/desktop/desktop-sign-in-page.tsx',
        textModule: (language: Language) => getExtraCatalogModule(AREA, language),
      },
    },
  ]
}
