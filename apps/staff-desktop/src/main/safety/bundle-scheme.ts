import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { isOwnAddress } from './settings.ts'

const INDEX = 'index.html'
/** Vite names what lies here by what is in it. */
const NAMED_BY_CONTENT = '/assets/'
const METHODS = new Set(['GET', 'HEAD'])

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}

export interface BundleOptions {
  /** Where the built renderer lies. */
  directory: string
  /** Of this moment: the server's image hosts become known only once it is reached. */
  policy: () => string
}

function headersFor(path: string, policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': path.startsWith(NAMED_BY_CONTENT) ? 'max-age=31536000, immutable' : 'no-store',
  }
}

/**
 * Where a file of the bundle lies.
 * @returns null for an address that is not one of the bundle's, or leads out of its directory
 */
export function resolveBundleFile(
  directory: string,
  address: string
): { path: string; file: string } | null {
  if (!isOwnAddress(address)) return null
  const path = decoded(new URL(address).pathname)
  if (path === null || /[\0\\]/.test(path)) return null
  const root = resolve(directory)
  const file = resolve(root, `.${path === '' || path === '/' ? `/${INDEX}` : path}`)
  // `resolve` forgets a slash at the end, which would name a directory.
  return file.startsWith(root + sep) && !/.\/$/.test(path) ? { path, file } : null
}

/** Once: what is encoded twice is the name of no file. */
function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Answers the requests of the window with the built renderer's files, and with nothing else. */
export function bundleHandler({ directory, policy }: BundleOptions) {
  const notFound = () =>
    new Response('Not found.', {
      status: 404,
      headers: { ...headersFor('', policy()), 'Content-Type': 'text/plain; charset=utf-8' },
    })

  return async ({ url, method }: Pick<Request, 'url' | 'method'>): Promise<Response> => {
    const found = METHODS.has(method) ? resolveBundleFile(directory, url) : null
    const type = found && CONTENT_TYPES[extname(found.file)]
    if (!found || !type) return notFound()
    try {
      const content = await readFile(found.file)
      const headers = { ...headersFor(found.path, policy()), 'Content-Type': type }
      return new Response(method === 'HEAD' ? null : content, { headers })
    } catch {
      return notFound()
    }
  }
}
