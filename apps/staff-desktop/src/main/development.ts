import type { NetFetch } from './server/api-fetch.ts'
import { buildContentSecurityPolicy } from './safety/settings.ts'

/** Serves the page from Vite during development; absent in a packaged client. */
export interface DevelopmentHandler {
  handle: (request: Pick<Request, 'url'>) => Promise<Response>
  /** Allows Vite's hot-reload WebSocket and the developer tools. */
  isAllowed: (url: URL) => boolean
}

/**
 * Serves what Vite builds at the moment, under the page's usual address.
 * @param rendererUrl where Vite listens
 */
export function createDevelopmentHandler(
  rendererUrl: string,
  fetch: NetFetch,
  imageHosts: () => readonly string[]
): DevelopmentHandler {
  const { host } = new URL(rendererUrl)
  const isAllowed = (url: URL) =>
    (url.protocol === 'ws:' && url.host === host) || url.protocol === 'devtools:'

  /** Vite inlines scripts and styles into the page, which the policy of a build forbids. */
  const policy = () =>
    buildContentSecurityPolicy(imageHosts())
      .split('; ')
      .filter((directive) => !directive.includes('trusted-types'))
      .map((directive) => {
        if (/^(script|style)-src /.test(directive)) return `${directive} 'unsafe-inline'`
        return directive.startsWith('connect-src ') ? `${directive} ws://${host}` : directive
      })
      .join('; ')

  return {
    isAllowed,
    async handle({ url }) {
      const { pathname, search } = new URL(url)
      const response = await fetch(new URL(pathname + search, rendererUrl).href, {
        bypassCustomProtocolHandlers: true,
        credentials: 'omit',
      })
      const headers = new Headers({ 'Content-Security-Policy': policy() })
      const type = response.headers.get('content-type')
      if (type) headers.set('Content-Type', type)
      return new Response(response.body, { status: response.status, headers })
    },
  }
}
