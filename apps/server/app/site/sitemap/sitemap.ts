import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { getPageUrl, botPath, listPageTranslations } from '#app/site/page_urls'
import { listPart, listParts } from '#app/site/queries/list_addresses'
import { STATIC_PAGES } from '#app/site/rules'

const PAGES = 'pages'
const BOTS = /^bots-(0|[1-9]\d{0,9})$/

const partPath = (name: string) => `/sitemaps/${name}.xml`

async function written(stream: SitemapStream | SitemapIndexStream, items: readonly object[]) {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString()
}

/** The sitemap's parts (sitemaps.org): one of the pages that are always there, and one for each range of bots. */
export async function sitemapIndex(): Promise<string> {
  const parts = await listParts()
  return written(new SitemapIndexStream(), [
    { url: getPageUrl(partPath(PAGES)) },
    ...parts.map(({ part, changedAt }) => ({
      url: getPageUrl(partPath(`bots-${part}`)),
      lastmod: changedAt.toISOString(),
    })),
  ])
}

function entryOf(path: string, changedAt?: Date) {
  return {
    url: getPageUrl(path),
    links: listPageTranslations(path),
    ...(changedAt ? { lastmod: changedAt.toISOString() } : {}),
  }
}

/** Of all that the library could say of an address, its languages alone. */
function pageStream() {
  return new SitemapStream({ xmlns: { xhtml: true, image: false, news: false, video: false } })
}

/** @returns `undefined` when the sitemap has no such part */
export async function sitemapPart(name: string): Promise<string | undefined> {
  if (name === PAGES)
    return written(
      pageStream(),
      STATIC_PAGES.map((path) => entryOf(path))
    )
  const part = BOTS.exec(name)?.[1]
  const bots = part === undefined ? [] : await listPart(Number(part))
  if (bots.length === 0) return undefined
  return written(
    pageStream(),
    bots.map(({ discordBotId, changedAt }) => entryOf(botPath(discordBotId), changedAt))
  )
}
