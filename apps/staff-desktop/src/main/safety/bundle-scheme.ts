import { readFile } from 'node:fs/promises'
import { extname, resolve, sep } from 'node:path'
import { isOwnAddress } from './settings.ts'

const INDEX = 'index.html'
/** Files with a content hash in their name. */
const HASHED_FILES = '/assets/'
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
  /** The folder of the built renderer. */
  directory: string
  /** The current policy: the image hosts are known only once the server has been reached. */
  policy: () => string
}

function buildHeaders(path: string, policy: string): Record<string, string> {
  return {
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': path.startsWith(HASHED_FILES) ? 'max-age=31536000, immutable' : 'no-store',
  }
}

/**
 * Resolves an address to a file of the bundle.
 * @returns null when the address is not the bundle's, or leads out of its folder
 */
export function resolveBundleFile(
  directory: string,
  address: string
): { path: string; file: string } | null {
  if (!isOwnAddress(address)) return null
  const path = decode(new URL(address).pathname)
  if (path === null || /[\0\\]/.test(path)) return null
  const root = resolve(directory)
  const file = resolve(root, `.${path === '' || path === '/' ? `/${INDEX}` : path}`)
  // `resolve` drops a trailing slash, which would name a folder.
  return file.startsWith(root + sep) && !/.\/$/.test(path) ? { path, file } : null
}

/** Decodes once; no file has a doubly encoded name. */
function decode(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Serves the files of the built renderer to the window, and nothing else. */
export function createBundleHandler({ directory, policy }: BundleOptions) {
  const notFound = () =>
    new Response('Not found.', {
      status: 404,
      headers: { ...buildHeaders('', policy()), 'Content-Type': 'text/plain; charset=utf-8' },
    })

  return async ({ url, method }: Pick<Request, 'url' | 'method'>): Promise<Response> => {
    const found = METHODS.has(method) ? resolveBundleFile(directory, url) : null
    const type = found && CONTENT_TYPES[extname(found.file)]
    if (!found || !type) return notFound()
    try {
      const content = await readFile(found.file)
      const headers = { ...buildHeaders(found.path, policy()), 'Content-Type': type }
      return new Response(method === 'HEAD' ? null : content, { headers })
    } catch {
      return notFound()
    }
  }
}
