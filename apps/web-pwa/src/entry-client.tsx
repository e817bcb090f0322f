import '@botanica/ui/fonts.css'
import './app/styles.css'
import { createApi, createQueryClient } from '@botanica/api-client'
import { createI18nSync, DEFAULT_LANGUAGE } from '@botanica/ui/i18n'
import { hydrate, onlineManager } from '@tanstack/react-query'
import { startTransition, StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { PagePreloadingProvider } from './lib/page-preloading.tsx'
import { readPageState } from './app/page-state.ts'
import { createRoutes } from './app/routes.tsx'
import { watchChunkFailures } from './features/offline/worker/chunk-failures.ts'
import { preloadPage, preloadMatches, addFailureLoaders } from './app/route-loading.ts'
import { registerExtraCatalogs } from './lib/texts/extra-catalogs.ts'
import { addCatalog, loadCatalog, TEXT_AREAS } from './lib/texts/load-catalog.ts'

watchChunkFailures()
const state = readPageState()
const queryClient = createQueryClient()
hydrate(queryClient, state.queries)

// Screens poll until the live stream is open, which no page waits for (`shell/offline-support-loader.tsx`).
const live = { connected: false }
const api = createApi({ fetch: (request) => fetch(request), baseUrl: location.origin, live })
const services = { api, live, queryClient, settings: state.settings }

const routes = addFailureLoaders(createRoutes(services))
const [texts, hydrationData] = await Promise.all([
  loadCatalog(state.language),
  // The page itself shows what could not be loaded.
  preloadMatches(routes, location).catch(() => undefined),
])
const i18n = createI18nSync({
  language: state.language,
  resources: { [state.language]: texts },
  areas: TEXT_AREAS,
  onMissing: loadFallbackCatalog,
})
registerExtraCatalogs(i18n)

/**
 * Loads English for a text that is missing in the page's language. Catalogs are complete, so this is a safety
 * net.
 */
function loadFallbackCatalog() {
  // When offline, the key is shown, as if English lacked the text too.
  if (!i18n.hasResourceBundle(DEFAULT_LANGUAGE, TEXT_AREAS[0])) {
    addCatalog(i18n, DEFAULT_LANGUAGE).catch(() => undefined)
  }
}

const router = createBrowserRouter(routes, { hydrationData })

const root = document.getElementById('root')!
const page = (
  <StrictMode>
    <PagePreloadingProvider value={(path) => preloadPage(routes, path)}>
      <App services={services} i18n={i18n}>
        <RouterProvider router={router} />
      </App>
    </PagePreloadingProvider>
  </StrictMode>
)
if (state.isShell) {
  // If the browser was offline from the start, no `offline` event has fired.
  onlineManager.setOnline(navigator.onLine)
  createRoot(root).render(page)
} else {
  // As a transition, it yields to input instead of blocking the page for as long as all of it takes.
  startTransition(() => {
    hydrateRoot(root, page)
  })
}
