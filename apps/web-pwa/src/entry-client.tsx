import './app/styles.css'
import { createApi, pollingOnly, queryClientDefaults } from '@botanica/api-client'
import { createI18n } from '@botanica/ui/i18n'
import { hydrate, QueryClient } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { App } from './app/app.tsx'
import { readPageState } from './app/page-state.ts'
import { createRoutes, TEXT_AREAS } from './app/routes.tsx'
import { preloadPages, settleMatches } from './app/route-loading.ts'

const state = readPageState()
const queryClient = new QueryClient({ defaultOptions: queryClientDefaults })
hydrate(queryClient, state.queries)

const api = createApi({
  fetch: (request) => fetch(request),
  baseUrl: location.origin,
  live: pollingOnly,
})
const services = { api, queryClient, settings: state.settings }

const routes = createRoutes(services)
const [i18n, hydrationData] = await Promise.all([
  createI18n({ language: state.language, areas: TEXT_AREAS }),
  settleMatches(routes, location),
])
const router = createBrowserRouter(routes, { hydrationData })

hydrateRoot(
  document.getElementById('root')!,
  <StrictMode>
    <App services={services} i18n={i18n}>
      <RouterProvider router={router} />
    </App>
  </StrictMode>
)
preloadPages(routes)
