import type { ServerResponse } from 'node:http'
import { extname } from 'node:path'
import type { RenderingEntry } from '@botanica/api-client/contract'
import { DEFAULT_LANGUAGE, isLanguage } from '@botanica/api-client/languages'
import type { Connect, Plugin, ViteDevServer } from 'vite'
import type { Manifest } from '../src/app/assets.ts'
import type * as Entry from '../src/entry-server.tsx'

const RENDERING_ENTRY = '/src/entry-server.tsx'
const CLIENT_ENTRY = 'src/entry-client.tsx'
const DEFAULT_API = 'http://localhost:3333'
const DEFAULT_IMAGE_HOST = 'http://localhost:3334/cdn'
const HTML = 'text/html'
/** The `Accept` header of `curl` and crawlers. */
const ANYTHING = '*/*'
/** Paths that the API server handles itself. */
const API_PATHS = '^/(?:(?:api|ads|feeds|sitemaps)(?:/|$)|(?:robots\\.txt|sitemap\\.xml)$)'
/** Payment providers that `npm run dev` simulates. */
const SIMULATED_PROVIDERS = ['stripe', 'paypal'] as const

/** Replaces the build's manifest in development: the entry is the source file, and Vite adds the styles. */
const SOURCES: Manifest = {
  [CLIENT_ENTRY]: { file: CLIENT_ENTRY, isEntry: true, css: ['src/app/styles.css'] },
}

/** Whether a request is for a page: it accepts HTML, or accepts anything and has no file extension. */
function isPage({ headers, url = '/' }: Connect.IncomingMessage): boolean {
  const { accept = ANYTHING } = headers
  return accept.includes(HTML) || (accept === ANYTHING && extname(url.split('?')[0]!) === '')
}

/** The language from the URL or the cookie, with the same rules as the server. */
function getLanguage(url: URL, { headers }: Connect.IncomingMessage) {
  const requested = url.searchParams.get('lang')
  const stored = /(?:^|; )language=(\w+)(?:;|$)/.exec(headers.cookie ?? '')?.[1]
  return [requested, stored].find(isLanguage) ?? DEFAULT_LANGUAGE
}

/**
 * Development server with hot reload: Vite renders pages from the sources and forwards other requests to the
 * API server.
 */
export function developmentPages(): Plugin {
  const api = process.env.API_URL ?? DEFAULT_API
  const imageHost = process.env.DISCORD_IMAGE_HOST ?? DEFAULT_IMAGE_HOST

  async function respondWithPage(
    vite: ViteDevServer,
    request: Connect.IncomingMessage,
    response: ServerResponse
  ) {
    const url = new URL(request.originalUrl ?? '/', `http://${request.headers.host}`)
    // The server imports the same module by a computed path, so only this assignment checks its exports.
    const entry: RenderingEntry = (await vite.ssrLoadModule(RENDERING_ENTRY)) as typeof Entry
    const render = entry.createRenderer({
      manifest: SOURCES,
      settings: { imageHost, siteUrl: url.origin, paymentProviders: SIMULATED_PROVIDERS },
    })
    const result = await render({
      url,
      language: getLanguage(url, request),
      fetch: (call) => {
        const { pathname, search } = new URL(call.url)
        return fetch(new URL(pathname + search, api), {
          headers: call.headers,
          signal: call.signal,
        })
      },
    })
    if (result.kind === 'redirect') {
      response.writeHead(result.status, { location: result.location }).end()
      return
    }
    const html = await vite.transformIndexHtml(url.pathname, result.html)
    response.writeHead(result.status, { 'content-type': HTML }).end(html)
  }

  return {
    name: 'development-pages',
    apply: 'serve',
    config: () => ({
      appType: 'custom',
      server: { proxy: { [API_PATHS]: { target: api, changeOrigin: false } } },
    }),
    configureServer: (vite) => () => {
      const result: Connect.NextHandleFunction = async (request, response, next) => {
        try {
          await respondWithPage(vite, request, response)
        } catch (error) {
          vite.ssrFixStacktrace(error as Error)
          next(error)
        }
      }
      vite.middlewares.use((request, response, next) => {
        if (isPage(request)) void result(request, response, next)
        else next()
      })
    },
  }
}
