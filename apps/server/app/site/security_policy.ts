import { createHash } from 'node:crypto'
import { YEAR_SECONDS } from '#app/core/time'
import { appUrl } from '#config/app'
import { TRUSTED_TYPES_POLICY } from '#app/site/rules'

const IS_HTTPS = new URL(appUrl).protocol === 'https:'

/** Abilities of a browser that no page of ours uses. */
const DENIED_FEATURES = ['camera', 'geolocation', 'microphone', 'usb', 'browsing-topics']

function hashSource(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}

/** Origins beside our own that a page may reach. */
interface ForeignOrigins {
  scripts?: readonly string[]
  frames?: readonly string[]
  calls?: readonly string[]
}

interface PolicyParts extends ForeignOrigins {
  inlineScripts?: readonly string[]
  inlineStyles?: readonly string[]
  /** Origins of images beside our own. */
  imageOrigins?: readonly string[]
  /** Whether only the site's own Trusted Types policy may turn strings into scripts; a foreign script may need others. */
  requiresTrustedTypes?: boolean
}

/** Our own files, and what else is named. */
function directive(name: string, ...sources: readonly string[]) {
  return [name, `'self'`, ...sources].join(' ')
}

const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com']

/**
 * What Stripe.js and its Payment Element ask a policy for.
 * @param standIn the address of the simulator's stand-in, which then takes Stripe's place
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
 * What a page of ours may load and run: our own files, inline elements by their hash, images of the
 * platform. Style attributes are allowed because they cannot reach beyond their element.
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

/** What every page of ours says of itself, beside its policy. */
export const PAGE_HEADERS: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': DENIED_FEATURES.map((feature) => `${feature}=()`).join(', '),
  'x-frame-options': 'DENY',
  ...(IS_HTTPS
    ? { 'strict-transport-security': `max-age=${YEAR_SECONDS}; includeSubDomains` }
    : {}),
}
