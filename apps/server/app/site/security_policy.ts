import { createHash } from 'node:crypto'
import { YEAR_SECONDS } from '#app/core/time'
import { appUrl } from '#config/app'
import { TRUSTED_TYPES_POLICY } from '#app/site/rules'

const IS_HTTPS = new URL(appUrl).protocol === 'https:'

/** Browser features that no page uses. */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'usb', 'browsing-topics']

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Other origins that a page may reach. */
interface ForeignOrigins {
  scripts?: readonly string[]
  frames?: readonly string[]
  calls?: readonly string[]
}

interface PolicyParts extends ForeignOrigins {
  inlineScripts?: readonly string[]
  inlineStyles?: readonly string[]
  /** Other origins of images. */
  imageOrigins?: readonly string[]
  /** Whether only the site's own Trusted Types policy is allowed. Third-party scripts may need others. */
  requiresTrustedTypes?: boolean
}

/** A directive that allows our own origin and the given sources. */
function directive(name: string, ...sources: readonly string[]) {
  return [name, `'self'`, ...sources].join(' ')
}

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * The origins that Stripe.js and its Payment Element need.
 * @param standIn URL of the simulator's script, which then replaces Stripe
 */
export function getStripeOrigins(standIn: string | null): Required<ForeignOrigins> {
  if (standIn !== null) {
    const { origin } = new URL(standIn)
    return { scripts: [origin], frames: [origin], calls: [origin] }
  }
  return {
    scripts: STRIPE_SCRIPTS,
    frames: [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  }
}

/**
 * Builds the Content Security Policy of a page. It allows our own files, inline elements by hash and images of Discord. Style
 * attributes are allowed because they only affect their own element.
 */
export function contentSecurityPolicy({
  inlineScripts = [],
  inlineStyles = [],
  imageOrigins = [],
  requiresTrustedTypes = false,
  scripts = [],
  frames = [],
  calls = [],
}: PolicyParts): string {
  return [
    `default-src 'none'`,
    directive('script-src', ...inlineScripts.map(hashSource), ...scripts),
    directive('style-src', ...inlineStyles.map(hashSource)),
    `style-src-attr 'unsafe-inline'`,
    directive('img-src', ...imageOrigins),
    directive('font-src'),
    directive('connect-src', ...calls),
    directive('manifest-src'),
    directive('worker-src'),
    directive('frame-src', ...frames),
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    ...(requiresTrustedTypes
      ? [`require-trusted-types-for 'script'`, `trusted-types ${TRUSTED_TYPES_POLICY}`]
      : []),
    ...(IS_HTTPS ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/** Headers of every page, in addition to its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
  ...(IS_HTTPS
    ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
    : {}),
}
