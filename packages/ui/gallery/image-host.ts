import type { Connect, Plugin } from 'vite'

/** The path of the gallery's own images; same origin, so that its CSP allows them. */
export const GALLERY_IMAGES = '/images'

const BANNER =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 240"><rect width="600" height="240" fill="#284b63"/><circle cx="450" cy="90" r="70" fill="#f4d35e"/><path d="M0 240 160 90l120 110 90-70 230 110Z" fill="#153243"/></svg>'
const AVATAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#8a5a44"/><circle cx="4" cy="3" r="1.6" fill="#f4efe2"/><path d="M1 8a3 3 0 0 1 6 0Z" fill="#f4efe2"/></svg>'
const DEFAULT_AVATAR =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#7a8b99"/><rect x="2" y="2.5" width="4" height="3" rx="1" fill="#fff"/></svg>'

const pictures: readonly (readonly [RegExp, string])[] = [
  [/^\/images\/banners\/[^/]+\/present\./, BANNER],
  [/^\/images\/avatars\/[^/]+\/present\./, AVATAR],
  [/^\/images\/embed\/avatars\/\d\.png/, DEFAULT_AVATAR],
]

const answer: Connect.NextHandleFunction = (request, response, next) => {
  const url = request.url ?? ''
  if (!url.startsWith(GALLERY_IMAGES)) return next()
  const picture = pictures.find(([path]) => path.test(url))?.[1]
  /* A broken image answers with another content type: a 404 would only clutter the console. */
  response.setHeader('content-type', picture ? 'image/svg+xml' : 'image/webp')
  response.end(picture ?? 'not a picture')
}

/** Simulates Discord's image host: the `present` hashes are images, all others are broken. */
export function imageHost(): Plugin {
  return {
    name: 'gallery-image-host',
    configureServer: (server) => void server.middlewares.use(answer),
    configurePreviewServer: (server) => void server.middlewares.use(answer),
  }
}
