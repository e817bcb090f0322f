import type { HttpContext } from '@adonisjs/core/http'
import { type Language, SITE_NAME } from '#app/core/rules'
import { getLanguage } from '#app/core/http/language'
import { getPageUrl } from '#app/site/page_urls'

const OPEN_SEARCH = 'application/opensearchdescription+xml; charset=utf-8'
const DESCRIPTIONS: Record<Language, string> = {
  en: 'Search Discord bots on Botanica.',
  ro: 'Caută boți de Discord pe Botanica.',
}
/** In place of the words. Appended as it is, because it must not be encoded. */
const WORDS = '{searchTerms}'

/** An address in XML. */
const escapeAmpersands = (url: string) => url.replaceAll('&', '&amp;')

export default class OpenSearchController {
  /** Tells browsers how the site is searched (OpenSearch 1.1). All texts are ours. */
  show({ request, response }: HttpContext) {
    const language = getLanguage(request)
    const list = new URL(getPageUrl('/discover', language))
    list.searchParams.set('search', '')
    response.header('content-type', OPEN_SEARCH)
    return response.send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
        `<ShortName>${SITE_NAME}</ShortName>`,
        `<Description>${DESCRIPTIONS[language]}</Description>`,
        `<Language>${language}</Language>`,
        '<InputEncoding>UTF-8</InputEncoding>',
        `<Image width="16" height="16" type="image/svg+xml">${getPageUrl('/favicon.svg')}</Image>`,
        `<Url type="text/html" template="${escapeAmpersands(list.href)}${WORDS}"/>`,
        '</OpenSearchDescription>',
      ].join('')
    )
  }
}
