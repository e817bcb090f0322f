import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import type { Services } from '../../lib/services.tsx'
import { getExtraCatalogModule } from '../../lib/texts/extra-catalogs.ts'
import { PAGE_NAMES, PAGES, type PageName } from './pages.ts'

/** As named in the build's manifest. */
const FOLDER = 'src/features/pages'

const loadModule = () => import('./text-page.tsx')

function createPageRoute(page: PageName, services: Services): RouteObject {
  return {
    id: page,
    path: PAGES[page].path.slice(1),
    lazy: {
      loader: async () => (await loadModule()).createPageLoader(page, services),
      Component: async () => (await loadModule()).loadPageComponent(page),
    },
    handle: import.meta.env.SSR && {
      module: `${FOLDER}/text-page.tsx`,
      textModule: (language: Language) => [
        `${FOLDER}/content/${language}/${PAGES[page].file}.tsx`,
        ...(page === 'contact' ? [getExtraCatalogModule('support', language)] : []),
      ],
    },
  }
}

/** Routes of the footer's pages. They are created for every router, because routers mutate their routes. */
export function pageRoutes(services: Services): RouteObject[] {
  return PAGE_NAMES.map((page) => createPageRoute(page, services))
}
