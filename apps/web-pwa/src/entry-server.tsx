import type { PageRequest, RenderedPage, SiteSettings } from '@botanica/api-client/contract'
import { createApi, createQueryClient, pollingOnly, type ApiError } from '@botanica/api-client'
import { HTTP_OK, HTTP_SERVICE_UNAVAILABLE } from '@botanica/api-client/contract'
import { createI18nSync, DEFAULT_LANGUAGE } from '@botanica/ui/i18n'
import { allTexts } from '@botanica/ui/i18n/all'
import { loadMarkdown } from '@botanica/ui/markdown'
import { dehydrate, type Query } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { App } from './app/app.tsx'
import { AssetFinder, type Manifest } from './app/assets.ts'
import { beforePaintScript } from './app/before-paint.ts'
import { documentHtml } from './app/document.ts'
import { getPageSubject } from './app/page-subject.ts'
import { setServerEndNotice } from './features/bot/lazy-member-components.tsx'
import { EndNotice } from './features/bot/member/end-notice.tsx'
import { HeadSinkProvider, type Head } from './lib/head.tsx'
import { createRoutes, type RouteHandle } from './app/routes.tsx'
import { takeTurn } from './app/take-turn.ts'
import { TEXT_AREAS, getCatalogModule } from './lib/texts/load-catalog.ts'

const CLIENT_ERRORS = { first: 400, last: 499 } as const

interface RendererOptions {
  /** Vite's `manifest.json` of the client build. */
  manifest: Manifest
  settings: SiteSettings
}

export { errorPageStyle, renderErrorPage } from './app/error-document.ts'
export { translateCategory } from './app/translate-category.ts'
export { webManifest } from './app/web-manifest.ts'

setServerEndNotice(EndNotice)

/** Inline scripts of every page. The Content Security Policy allows them by hash. */
export const inlineScripts: readonly string[] = [beforePaintScript]

/** Renders the site's pages. One renderer handles all requests; per-request state is created for each. */
export function createRenderer({ manifest, settings }: RendererOptions) {
  const assets = new AssetFinder(manifest)

  return async function render({ url, language, fetch }: PageRequest): Promise<RenderedPage> {
    const queryClient = createQueryClient()
    const api = createApi({ fetch, baseUrl: url.origin, live: pollingOnly })
    const services = { api, live: { ...pollingOnly }, queryClient, settings }

    const handler = createStaticHandler(createRoutes(services))
    const context = await handler.query(new Request(url))
    if (context instanceof Response) return toRedirect(context)

    await loadMarkdown()
    await takeTurn()
    const failed = queryClient
      .getQueryCache()
      .findAll({ predicate: (query) => query.state.status === 'error' })
    // The browser retries failed queries. Until then, both sides render them as loading.
    for (const query of failed) queryClient.getQueryCache().remove(query)

    let head: Head | undefined
    const i18n = createI18nSync({ language, resources: allTexts, areas: TEXT_AREAS })
    const markup = renderToString(
      <HeadSinkProvider sink={(collected) => (head = collected)}>
        <App services={services} i18n={i18n}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </App>
      </HeadSinkProvider>
    )
    const handles = context.matches.flatMap(({ route }) => (route.handle as RouteHandle) ?? [])
    const status = getErrorStatus(failed) ?? context.statusCode
    const pageHead = head ?? { title: i18n.t('site.name'), description: i18n.t('site.description') }
    const match = context.matches.at(-1)
    const html = documentHtml({
      // Search engines must not index error pages.
      head: status === HTTP_OK ? pageHead : { ...pageHead, isUnlisted: true },
      markup,
      state: { language, settings, queries: dehydrate(queryClient) },
      assets: assets.assetsFor(
        [
          ...handles.flatMap(({ module, textModule }) =>
            [module, textModule?.(language) ?? []].flat()
          ),
          getCatalogModule(language),
        ],
        language
      ),
      address: url,
      subject: getPageSubject(
        { id: match?.route.id, params: match?.params ?? {}, query: url.searchParams },
        services
      ),
    })
    return { kind: 'page', status, html, complete: failed.length === 0 && status === HTTP_OK }
  }
}

/** Renders the app shell: the page that the installed app opens offline, the same for all members and URLs. */
export function createShellRenderer({ manifest, settings }: RendererOptions) {
  const html = documentHtml({
    head: { title: allTexts[DEFAULT_LANGUAGE].common.site.name, description: '', isUnlisted: true },
    markup: '',
    state: {
      language: DEFAULT_LANGUAGE,
      settings,
      queries: { queries: [], mutations: [] },
      isShell: true,
    },
    assets: new AssetFinder(manifest).assetsFor([], DEFAULT_LANGUAGE),
    address: { pathname: '/', search: '' },
  })
  return () => html
}

/** Status of a page whose essential query failed: the API's client error, or 503. */
function getErrorStatus(failed: readonly Query[]): number | undefined {
  const essential = failed.find((query) => query.meta?.essential)
  if (!essential) return undefined
  const { status } = essential.state.error as Partial<ApiError>
  const isClientError =
    status !== undefined && status >= CLIENT_ERRORS.first && status <= CLIENT_ERRORS.last
  return isClientError ? status : HTTP_SERVICE_UNAVAILABLE
}

function toRedirect(response: Response): RenderedPage {
  return {
    kind: 'redirect',
    status: response.status,
    location: response.headers.get('location') ?? '/',
  }
}
