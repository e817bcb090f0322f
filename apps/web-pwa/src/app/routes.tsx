import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { appealsRoutes } from '../features/appeals/appeals-routes.ts'
import { prefetchBotPage } from '../features/bot/prefetch-bot-page.ts'
import { prefetchCategories } from '../features/categories/prefetch-categories.ts'
import { compareRoutes } from '../features/compare/compare-routes.ts'
import { desktopRoutes } from '../features/desktop/desktop-routes.ts'
import { prefetchHome } from '../features/home/prefetch-home.ts'
import { pageRoutes } from '../features/pages/page-routes.ts'
import { premiumRoutes } from '../features/premium/premium-routes.ts'
import { staffRoutes } from '../features/staff/staff-routes.ts'
import { submissionRoutes } from '../features/submission/submission-routes.ts'
import { transparencyRoutes } from '../features/transparency/transparency-routes.ts'
import { profileRoutes } from '../features/profile/profile-routes.ts'
import { answerNotFound, hasOwnDocument, leaveDocument } from '../lib/documents.ts'
import { ErrorScreen } from './error-screen.tsx'
import type { Services } from '../lib/services.tsx'
import { getExtraCatalogModule, loadWithCatalogs } from '../lib/texts/extra-catalogs.ts'
import type { ExtraCatalog } from '../lib/texts/load-catalog.ts'
import { prefetchShell } from './shell/prefetch-shell.ts'
import { Shell } from './shell/shell.tsx'

/** The plates count bots as the discover page does. */
const CATEGORIES_TEXTS = ['categories', 'discover'] as const satisfies ExtraCatalog[]

const loadDiscoverPage = () => import('../features/discover/discover-page.tsx')

/** Data that server rendering needs about a route. It is stripped from browser builds to keep the first load small. */
export interface RouteHandle {
  /** Path of the lazy module, relative to the package. Pages preload it. */
  module: string
  /** Paths of the page's own text modules in a language, if it has any. */
  textModule?: (language: Language) => string | string[]
}

/** All routes of the site. A page's data comes from its loader, its script is loaded lazily. */
export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: async ({ request }) => {
        await prefetchShell(services)
        return leaveDocument(request)
      },
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        hasOwnDocument(currentUrl) !== hasOwnDocument(nextUrl) || defaultShouldRevalidate,
      Component: Shell,
      ErrorBoundary: ErrorScreen,
      children: [
        {
          id: 'pages',
          ErrorBoundary: ErrorScreen,
          children: [
            {
              id: 'home',
              index: true,
              loader: async ({ request }) => {
                await prefetchHome(services, new URL(request.url).searchParams)
                return null
              },
              lazy: {
                Component: async () =>
                  (await loadWithCatalogs(import('../features/home/home-page.tsx'), 'home'))
                    .HomePage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/home/home-page.tsx',
                  textModule: (language) => getExtraCatalogModule('home', language),
                } satisfies RouteHandle),
            },
            {
              id: 'discover',
              path: 'discover',
              lazy: {
                // Other pages do without the code that parses the filters.
                loader: async () => {
                  const { prefetchDiscover } = await loadDiscoverPage()
                  return async ({ request }) => {
                    await prefetchDiscover(services, new URL(request.url).searchParams)
                    return null
                  }
                },
                Component: async () =>
                  (await loadWithCatalogs(loadDiscoverPage(), 'discover')).DiscoverPage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/discover/discover-page.tsx',
                  textModule: (language) => getExtraCatalogModule('discover', language),
                } satisfies RouteHandle),
            },
            {
              id: 'categories',
              path: 'categories',
              loader: async ({ request }) => {
                await prefetchCategories(services, new URL(request.url).searchParams)
                return null
              },
              lazy: {
                Component: async () =>
                  (
                    await loadWithCatalogs(
                      import('../features/categories/categories-page.tsx'),
                      ...CATEGORIES_TEXTS
                    )
                  ).CategoriesPage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/categories/categories-page.tsx',
                  textModule: (language) =>
                    CATEGORIES_TEXTS.map((area) => getExtraCatalogModule(area, language)),
                } satisfies RouteHandle),
            },
            {
              id: 'bot',
              // With `/vote`, the query string is passed on to the bot with the vote.
              path: 'bot/:id/vote?',
              loader: async ({ params }) => {
                const exists = await prefetchBotPage(services, params.id!)
                return exists ? null : answerNotFound()
              },
              lazy: {
                Component: async () => (await import('../features/bot/bot-page.tsx')).BotPage,
              },
              handle:
                import.meta.env.SSR &&
                ({ module: 'src/features/bot/bot-page.tsx' } satisfies RouteHandle),
            },
            {
              id: 'login',
              path: 'login',
              lazy: {
                Component: async () =>
                  (await loadWithCatalogs(import('../features/login/login-page.tsx'), 'login'))
                    .LoginPage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/login/login-page.tsx',
                  textModule: (language) => getExtraCatalogModule('login', language),
                } satisfies RouteHandle),
            },
            {
              id: 'apply-certification',
              path: 'apply-certification',
              lazy: {
                Component: async () =>
                  (
                    await loadWithCatalogs(
                      import('../features/certification/certification-page.tsx'),
                      'certification',
                      'inbox'
                    )
                  ).CertificationPage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/certification/certification-page.tsx',
                  textModule: (language) => getExtraCatalogModule('certification', language),
                } satisfies RouteHandle),
            },
            ...compareRoutes(services),
            ...desktopRoutes(),
            ...submissionRoutes(),
            ...staffRoutes(),
            ...profileRoutes(services),
            ...premiumRoutes(),
            ...appealsRoutes(),
            ...transparencyRoutes(services),
            ...pageRoutes(services),
            {
              id: 'not-found',
              path: '*',
              loader: answerNotFound,
              lazy: {
                Component: async () =>
                  (await import('../features/not-found/not-found-page.tsx')).NotFoundPage,
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/not-found/not-found-page.tsx',
                } satisfies RouteHandle),
            },
          ],
        },
      ],
    },
  ]
}
