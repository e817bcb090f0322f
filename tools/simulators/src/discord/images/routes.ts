import { createHash } from 'node:crypto'
import { Hono, type Context } from 'hono'
import type { ImageHealth } from '@botanica/demo-world'
import { sendTruncated } from '../../http/broken-responses.ts'
import type { SimulatedAccount } from '../directory.ts'
import type { Simulation } from '../simulation.ts'
import {
  DEFAULT_AVATAR_COUNT,
  avatarPicture,
  bannerPicture,
  defaultAvatar,
  serverIcon,
} from './picture.ts'

/** The sizes that Discord's image host has been seen to serve; other sizes are a 400. */
const SIZES = new Set([
  16, 20, 22, 24, 28, 32, 40, 44, 48, 56, 60, 64, 80, 96, 100, 128, 160, 240, 256, 300, 320, 480,
  512, 600, 640, 1024, 1280, 1536, 2048, 3072, 4096,
])
const DEFAULT_SIZE = 128
const EXTENSIONS = 'png|webp|jpg|jpeg|gif'
const ANIMATED_EXTENSION = 'gif'
const ANIMATED_PREFIX = 'a_'
/** Hashes identify the content, so the image behind a URL never changes. */
const CACHE = 'public, max-age=31536000, immutable'
const ETAG_LENGTH = 16

type Kind = 'avatar' | 'banner'
type Painter = typeof avatarPicture

/**
 * The image host. Every image is an SVG whatever its extension: browsers use the content type. Paths are relative to
 * the host's root.
 */
export function imageRoutes(simulation: Simulation): Hono {
  const app = new Hono()

  const picture = (path: string, kind: Kind, paint: Painter) => {
    app.get(`${path}/:id/:file{[\\w]+\\.(?:${EXTENSIONS})}`, (c) => {
      const account = simulation.directory.find(c.req.param('id'))
      const [hash, extension] = (c.req.param('file') ?? '').split('.') as [string, string]
      if (!account || account.account[kind] !== hash) return missing(c)
      return answer(c, account, kind, { hash, extension, paint })
    })
  }
  picture('/avatars', 'avatar', avatarPicture)
  picture('/app-icons', 'avatar', avatarPicture)
  picture('/banners', 'banner', bannerPicture)

  app.get(`/icons/:id/:file{[\\w]+\\.(?:${EXTENSIONS})}`, (c) => {
    const { id, icon } = simulation.directory.server
    const [hash] = (c.req.param('file') ?? '').split('.')
    if (c.req.param('id') !== id || hash !== icon) return missing(c)
    return sized(c, (size) => send(c, serverIcon(icon, size)))
  })

  app.get('/embed/avatars/:file{\\d+\\.png}', (c) => {
    const index = Number.parseInt(c.req.param('file'), 10)
    if (index >= DEFAULT_AVATAR_COUNT) return missing(c)
    return sized(c, (size) => send(c, defaultAvatar(index, size)))
  })

  app.notFound(missing)
  return app
}

function answer(
  c: Context,
  account: SimulatedAccount,
  kind: Kind,
  { hash, extension, paint }: { hash: string; extension: string; paint: Painter }
) {
  const health: ImageHealth = account.account.images[kind]
  if (health === 'missing') return missing(c)
  if (health === 'error') return c.text('Internal Server Error', 500)

  const mayMove = hash.startsWith(ANIMATED_PREFIX)
  // Discord has no animated image for a static hash.
  if (extension === ANIMATED_EXTENSION && !mayMove) return c.text('Unsupported Media Type', 415)

  return sized(c, (size) => {
    const animated = extension === ANIMATED_EXTENSION
    const svg = paint(account, hash, { size, animated })
    return health === 'truncated' ? sendTruncated(c, svg, SVG_TYPE) : send(c, svg)
  })
}

const SVG_TYPE = 'image/svg+xml'

function sized(c: Context, respond: (size: number) => Response) {
  const size = Number(c.req.query('size') ?? DEFAULT_SIZE)
  return SIZES.has(size) ? respond(size) : c.text('Invalid resize request', 400)
}

function send(c: Context, svg: string): Response {
  const etag = `"${createHash('sha256').update(svg).digest('hex').slice(0, ETAG_LENGTH)}"`
  const headers = {
    'Content-Type': SVG_TYPE,
    'Cache-Control': CACHE,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
    'X-Content-Type-Options': 'nosniff',
    // An image that is opened as a page may not run or load anything.
    'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    ETag: etag,
  }
  return c.req.header('If-None-Match') === etag
    ? c.body(null, 304, headers)
    : c.body(svg, 200, headers)
}

function missing(c: Context) {
  return c.text('404: Not Found', 404)
}
