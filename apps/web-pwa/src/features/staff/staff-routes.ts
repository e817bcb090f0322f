import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { ExtraCatalog } from '../../lib/texts/load-catalog.ts'

const FOLDER = 'src/features/staff'
const STAFF = 'staff' satisfies ExtraCatalog
/** What decisions name besides. */
const DECISIONS = [
  'permissions',
  'guidelines',
  'inbox',
  'preflight',
  'reports',
] as const satisfies ExtraCatalog[]

// Replies name guidelines.
const load = () => loadWithCatalogs(import('./screens.ts'), STAFF, 'guidelines')

const handle = (file: string) =>
  import.meta.env.SSR && {
    module: `${FOLDER}/${file}`,
    textModule: (language: Language) => getExtraCatalogModule(STAFF, language),
  }

const SCREENS = 'screens.ts'

/** Routes of staff. They are created for every router, because routers mutate their routes. */
export function staffRoutes(): RouteObject[] {
  return [
    {
      id: 'admin',
      path: 'admin',
      lazy: {
        Component: async () =>
          (await loadWithCatalogs(import('./admin-page.tsx'), STAFF, ...DECISIONS)).AdminPage,
      },
      handle: handle('admin-page.tsx'),
    },
    {
      id: 'admin-announcements',
      path: 'admin/announcements',
      lazy: { Component: async () => (await load()).AnnouncementsPage },
      handle: handle(SCREENS),
    },
    {
      id: 'admin-categories',
      path: 'admin/categories',
      lazy: { Component: async () => (await load()).StaffCategoriesPage },
      handle: handle(SCREENS),
    },
    {
      id: 'admin-saved-replies',
      path: 'admin/saved-replies',
      lazy: { Component: async () => (await load()).StaffRepliesPage },
      handle: handle(SCREENS),
    },
    {
      id: 'admin-statistics',
      path: 'admin/statistics',
      lazy: { Component: async () => (await load()).StaffStatisticsPage },
      handle: handle(SCREENS),
    },
    {
      id: 'admin-ads',
      path: 'admin/ads',
      lazy: { Component: async () => (await load()).AdsPage },
      handle: handle(SCREENS),
    },
  ]
}
