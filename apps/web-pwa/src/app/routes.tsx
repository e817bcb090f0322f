import type { Language } from '@botanica/ui/i18n'
import { data, type RouteObject } from 'react-router-dom'
import { readsOfBotPage } from '../features/bot/bot-reads.ts'
import { readsOfCategories } from '../features/categories/categories-reads.ts'
import { desktopRoutes } from '../features/desktop/desktop-routes.ts'
import { readsOfDiscover } from '../features/discover/discover-reads.ts'
import { readsOfHome } from '../features/home/home-reads.ts'
import { pageRoutes } from '../features/pages/page-routes.ts'
import { premiumRoutes } from '../features/premium/premium-routes.ts'
import { submissionRoutes } from '../features/submission/submission-routes.ts'
import { profileRoutes } from '../features/profile/profile-routes.ts'
import { isApart, otherDocument } from '../lib/documents.ts'
import { ErrorScreen } from './error-screen.tsx'
import type { Services } from '../lib/services.tsx'
import { furtherTextsModule, needTexts } from '../lib/texts/further-texts.ts'
import { readsOfShell } from './shell/shell-reads.ts'
import { Shell } from './shell/shell.tsx'

const NOT_FOUND = { status: 404 }

/** What the rendering on the server asks of a route; it does not come to browsers, whose first load is full. */
export interface RouteHandle {
  /** The lazily loaded module, by its path from the package's root: a page asks for it early. */
  module: string
  /** The modules with the page's own texts in a language, where it has any. */
  textModule?: (language: Language) => string | string[]
}

/** Every address of the site. What a page shows is read by its loader, its script comes when the page does. */
export function createRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'shell',
      loader: async ({ request }) => {
        await readsOfShell(services)
        return otherDocument(request)
      },
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        isApart(currentUrl) !== isApart(nextUrl) || defaultShouldRevalidate,
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
                await readsOfHome(services, new URL(request.url).searchParams)
                return null
              },
              lazy: {
                Component: async () => {
                  const [{ HomePage }] = await Promise.all([
                    import('../features/home/home-page.tsx'),
                    needTexts('home'),
                  ])
                  return HomePage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/home/home-page.tsx',
                  textModule: (language) => furtherTextsModule('home', language),
                } satisfies RouteHandle),
            },
            {
              id: 'discover',
              path: 'discover',
              loader: async ({ request }) => {
                await readsOfDiscover(services, new URL(request.url).searchParams)
                return null
              },
              lazy: {
                Component: async () => {
                  const [{ DiscoverPage }] = await Promise.all([
                    import('../features/discover/discover-page.tsx'),
                    needTexts('discover'),
                  ])
                  return DiscoverPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/discover/discover-page.tsx',
                  textModule: (language) => furtherTextsModule('discover', language),
                } satisfies RouteHandle),
            },
            {
              id: 'categories',
              path: 'categories',
              loader: async ({ request }) => {
                await readsOfCategories(services, new URL(request.url).searchParams)
                return null
              },
              lazy: {
                Component: async () => {
                  const [{ CategoriesPage }] = await Promise.all([
                    import('../features/categories/categories-page.tsx'),
                    needTexts('categories'),
                  ])
                  return CategoriesPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/categories/categories-page.tsx',
                  textModule: (language) => furtherTextsModule('categories', language),
                } satisfies RouteHandle),
            },
            {
              id: 'bot',
              path: 'bot/:id',
              loader: async ({ params }) => {
                const exists = await readsOfBotPage(services, params.id!)
                return exists ? null : data(null, NOT_FOUND)
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
                Component: async () => {
                  const [{ LoginPage }] = await Promise.all([
                    import('../features/login/login-page.tsx'),
                    needTexts('login'),
                  ])
                  return LoginPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/login/login-page.tsx',
                  textModule: (language) => furtherTextsModule('login', language),
                } satisfies RouteHandle),
            },
            {
              id: 'apply-certification',
              path: 'apply-certification',
              lazy: {
                Component: async () => {
                  const [{ CertificationPage }] = await Promise.all([
                    import('../features/certification/certification-page.tsx'),
                    needTexts('certification'),
                  ])
                  return CertificationPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/certification/certification-page.tsx',
                  textModule: (language) => furtherTextsModule('certification', language),
                } satisfies RouteHandle),
            },
            {
              id: 'admin-announcements',
              path: 'admin/announcements',
              lazy: {
                Component: async () => {
                  const [{ AnnouncementsPage }] = await Promise.all([
                    import('../features/staff/announcements-page.tsx'),
                    needTexts('staff'),
                  ])
                  return AnnouncementsPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/staff/announcements-page.tsx',
                  textModule: (language) => furtherTextsModule('staff', language),
                } satisfies RouteHandle),
            },
            {
              id: 'admin-categories',
              path: 'admin/categories',
              lazy: {
                Component: async () => {
                  const [{ StaffCategoriesPage }] = await Promise.all([
                    import('../features/staff/staff-categories-page.tsx'),
                    needTexts('staff'),
                  ])
                  return StaffCategoriesPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/staff/staff-categories-page.tsx',
                  textModule: (language) => furtherTextsModule('staff', language),
                } satisfies RouteHandle),
            },
            {
              id: 'admin-ads',
              path: 'admin/ads',
              lazy: {
                Component: async () => {
                  const [{ AdsPage }] = await Promise.all([
                    import('../features/staff/ads-page.tsx'),
                    needTexts('staff'),
                  ])
                  return AdsPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/staff/ads-page.tsx',
                  textModule: (language) => furtherTextsModule('staff', language),
                } satisfies RouteHandle),
            },
            {
              id: 'admin',
              path: 'admin',
              lazy: {
                Component: async () => {
                  const [{ AdminPage }] = await Promise.all([
                    import('../features/staff/admin-page.tsx'),
                    needTexts('staff'),
                  ])
                  return AdminPage
                },
              },
              handle:
                import.meta.env.SSR &&
                ({
                  module: 'src/features/staff/admin-page.tsx',
                  textModule: (language) => furtherTextsModule('staff', language),
                } satisfies RouteHandle),
            },
            ...desktopRoutes(),
            ...submissionRoutes(),
            ...profileRoutes(services),
            ...premiumRoutes(),
            ...pageRoutes(services),
            {
              id: 'not-found',
              path: '*',
              loader: () => data(null, NOT_FOUND),
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
