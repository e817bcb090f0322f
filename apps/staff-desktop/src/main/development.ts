import type { NetFetch } from './server/api-fetch.ts'
import { contentSecurityPolicy } from './safety/settings.ts'

/** The page from Vite, for whoever works on it. A packed client has none of this. */
export interface Development {
  handle: (request: Pick<Request, 'url'>) => Promise<Response>
  /** Vite tells the page of changed files over a socket. */
  isAllowed: (url: URL) => boolean
}

/**
 * Serves the page under its own address, with what Vite makes of it at this moment.
 * @param rendererUrl where Vite listens
 */
export function readDevelopmentSettings(
  rendererUrl: string,
  fetch: NetFetch,
  imageHosts: () => readonly string[]
): Development {
  const { host } = new URL(rendererUrl)
  const isAllowed = (url: URL) =>
    (url.protocol === 'ws:' && url.host === host) || url.protocol === 'devtools:'

  /** Vite writes scripts and styles into the page, which the policy of a build refuses. */
  const policy = () =>
    contentSecurityPolicy(imageHosts())
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
      const answer = await fetch(new URL(pathname + search, rendererUrl).href, {
        bypassCustomProtocolHandlers: true,
        credentials: 'omit',
      })
      const headers = new Headers({ 'Content-Security-Policy': policy() })
      const type = answer.headers.get('content-type')
      if (type) headers.set('Content-Type', type)
      return new Response(answer.body, { status: answer.status, headers })
    },
  }
}
