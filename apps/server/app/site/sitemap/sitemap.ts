import { Readable } from 'node:stream'
import { SitemapIndexStream, SitemapStream, streamToPromise } from 'sitemap'
import { getPageUrl, botPath, listPageTranslations } from '#app/site/page_urls'
import { listSitemapBots, listSitemapParts } from '#app/site/queries/list_addresses'
import { STATIC_PAGES } from '#app/site/rules'

const PAGES = 'pages'
const BOTS = /^bots-(0|[1-9]\d{0,9})$/

const getPartPath = (name: string) => `/sitemaps/${name}.xml`

async function serialize(stream: SitemapStream | SitemapIndexStream, items: readonly object[]) {
  return (await streamToPromise(Readable.from(items).pipe(stream))).toString()
}

/** The sitemap index (sitemaps.org): one sitemap of the static pages, and one for each range of bots. */
export async function sitemapIndex(): Promise<string> {
  const parts = await listSitemapParts()
  return serialize(new SitemapIndexStream(), [
    { url: getPageUrl(getPartPath(PAGES)) },
    ...parts.map(({ part, changedAt }) => ({
      url: getPageUrl(getPartPath(`bots-${part}`)),
      lastmod: changedAt.toISOString(),
    })),
  ])
}

function toEntry(path: string, changedAt?: Date) {
  return {
    url: getPageUrl(path),
    links: listPageTranslations(path),
    ...(changedAt ? { lastmod: changedAt.toISOString() } : {}),
  }
}

/** A sitemap whose only extension is the alternate languages of a page. */
function createPageStream() {
  return new SitemapStream({ xmlns: { xhtml: true, image: false, news: false, video: false } })
}

/** @returns `undefined` when the sitemap has no such part */
export async function sitemapPart(name: string): Promise<string | undefined> {
  if (name === PAGES)
    return serialize(
      createPageStream(),
      STATIC_PAGES.map((path) => toEntry(path))
    )
  const part = BOTS.exec(name)?.[1]
  const bots = part === undefined ? [] : await listSitemapBots(Number(part))
  if (bots.length === 0) return undefined
  return serialize(
    createPageStream(),
    bots.map(({ discordBotId, changedAt }) => toEntry(botPath(discordBotId), changedAt))
  )
}
