import { createHash } from 'node:crypto'
import { appUrl } from '#config/app'

const YEAR_SECONDS = 365 * 24 * 60 * 60
const IS_HTTPS = new URL(appUrl).protocol === 'https:'

/** Abilities of a browser that no page of ours uses. */
const REFUSED_FEATURES = ['camera', 'geolocation', 'microphone', 'usb', 'browsing-topics']

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

interface PolicyParts {
  inlineScripts?: readonly string[]
  inlineStyles?: readonly string[]
  /** Origins of images beside our own. */
  imageOrigins?: readonly string[]
}

/**
 * What a page of ours may load and run (design section 8): our own files, inline elements by their hash, images of the
 * platform. Style attributes are allowed because they cannot reach beyond their element.
 */
export function contentSecurityPolicy({
  inlineScripts = [],
  inlineStyles = [],
  imageOrigins = [],
}: PolicyParts): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${inlineScripts.map(hashSource).join(' ')}`.trim(),
    `style-src 'self' ${inlineStyles.map(hashSource).join(' ')}`.trim(),
    `style-src-attr 'unsafe-inline'`,
    `img-src 'self' ${imageOrigins.join(' ')}`.trim(),
    `font-src 'self'`,
    `connect-src 'self'`,
    `manifest-src 'self'`,
    `worker-src 'self'`,
    `frame-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(IS_HTTPS ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** What every page of ours says of itself, beside its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': REFUSED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
  ...(IS_HTTPS
    ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
    : {}),
}
