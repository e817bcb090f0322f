import type { HttpContext } from '@adonisjs/core/http'
import env from '#start/env'
import { notFound } from '#app/core/errors'
import { LANGUAGES } from '#app/core/rules'
import { DAY_MS } from '#app/core/time'
import { SECURITY_CONTACT_PATH } from '#app/site/rules'
import { getPageUrl } from '#app/site/page_urls'

/** How long readers may rely on the contact; RFC 9116 advises less than a year. */
const VALID_FOR_DAYS = 90

const email = env.get('CONTACT_EMAIL')
const contact = env.get('SECURITY_CONTACT') ?? (email && `mailto:${email}`)

/** `security.txt` (RFC 9116): where to report a vulnerability of this site. */
export default class SecurityContactsController {
  /** @throws 404 when the operators have set no contact */
  show({ response }: HttpContext) {
    if (!contact) throw notFound()
    const expires = new Date(Date.now() + VALID_FOR_DAYS * DAY_MS)
    response.header('content-type', 'text/plain; charset=utf-8')
    return response.send(
      [
        `Contact: ${contact}`,
        `Expires: ${expires.toISOString()}`,
        `Preferred-Languages: ${LANGUAGES.join(', ')}`,
        `Canonical: ${getPageUrl(SECURITY_CONTACT_PATH)}`,
        '',
      ].join('\n')
    )
  }
}
