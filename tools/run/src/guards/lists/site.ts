import type { GuardEntry } from '../guard.ts'

const WEBHOOKS = 'premium/controllers/webhooks_controller.ts'
const RECORD = 'premium/actions/save_subscription.ts'
const CSP = 'site/security_policy.ts'
const AD = 'advertising/ad_document.ts'
const WEBHOOKS_TEST = 'premium/webhooks.spec.ts'
const PAGES_TEST = 'site/pages.spec.ts'
const FRAMES_TEST = 'advertising/ad_frames.spec.ts'
const BADGES_TEST = 'site/badges.spec.ts'
const PREVIEWS_TEST = 'site/previews.spec.ts'
const NO_ORIGIN = 'is a document without an origin, for our own pages alone'
const PAGE_POLICY = 'allow their inline scripts by hash, and no others'
const PAGE_HEADERS = 'say what browsers must not do with them'

/** The rules of the pages, premium and advertisements. Files are below `app`, tests below `tests` of the server. */
export const SITE_GUARDS: readonly GuardEntry[] = [
  {
    name: 'webhooks: the signature of Stripe',
    file: 'premium/providers/stripe.ts',
    text: 'stripe.webhooks.constructEvent(body, signature, webhookSecret, TOLERANCE_SECONDS)',
    replacement: '(JSON.parse(body) as Stripe.Event)',
    test: WEBHOOKS_TEST,
    noticedBy: 'stripe: forged, altered, stale and unsigned ones',
  },
  {
    name: 'webhooks: the signature of PayPal',
    file: WEBHOOKS,
    text: 'if (!(await paypal.isGenuine(transmission, body))) throw createSignatureError()',
    replacement: '',
    test: WEBHOOKS_TEST,
    noticedBy: 'paypal: forged and unsigned ones',
  },
  {
    name: 'payments: the amount is the price of the plan',
    file: RECORD,
    text: 'if (!isAsSold(snapshot, payment)) continue',
    replacement: '',
    test: 'premium/foreign_payments.spec.ts',
    noticedBy: 'gives nothing',
  },
  {
    name: 'payments: an outdated provider response changes nothing',
    file: RECORD,
    text: 'if (before && before.requestedAt > requestedAt) return { changes: [], hasBegun: false }',
    replacement: '',
    test: 'premium/trouble.spec.ts',
    noticedBy: 'takes nothing of it back',
  },
  {
    name: 'CSP: no framing of pages',
    file: CSP,
    text: "    `frame-ancestors 'none'`,\n",
    replacement: '',
    test: PAGES_TEST,
    noticedBy: PAGE_POLICY,
  },
  {
    name: 'CSP: inline scripts by hash only',
    file: CSP,
    text: "directive('script-src', ...inlineScripts.map(hashSource), ...scripts)",
    replacement: "directive('script-src', `'unsafe-inline'`, ...scripts)",
    test: PAGES_TEST,
    noticedBy: PAGE_POLICY,
  },
  {
    name: 'CSP: only listed sources',
    file: CSP,
    text: "`default-src 'none'`,",
    replacement: '`default-src *`,',
    test: PAGES_TEST,
    noticedBy: PAGE_POLICY,
  },
  {
    name: 'headers: no framing in old browsers',
    file: CSP,
    text: "  'x-frame-options': 'DENY',\n",
    replacement: '',
    test: PAGES_TEST,
    noticedBy: PAGE_HEADERS,
  },
  {
    name: 'headers: no content type sniffing',
    file: 'core/http/security_headers.ts',
    text: "  'x-content-type-options': 'nosniff',\n",
    replacement: '',
    test: PAGES_TEST,
    noticedBy: PAGE_HEADERS,
  },
  {
    name: 'webhooks: Stripe signatures from the future',
    file: 'premium/providers/stripe.ts',
    text: 'signedAt * SECOND_MS - Date.now() <= TOLERANCE_SECONDS * SECOND_MS',
    replacement: 'signedAt > 0',
    test: WEBHOOKS_TEST,
    noticedBy: 'stripe: forged, altered, stale and unsigned ones',
  },
  {
    name: 'site: paths that parse ambiguously',
    file: 'site/reject_non_pages.ts',
    text: 'if (NO_PATH.test(path)) throw notFound()',
    replacement: '',
    test: PAGES_TEST,
    noticedBy: 'are 404 for paths that parsers would interpret differently',
  },
  {
    name: 'site: API paths are not pages',
    file: 'site/reject_non_pages.ts',
    text: 'if (DATA_PATHS.test(path)) return respondToOtherMethod(ctx)',
    replacement: '',
    test: PAGES_TEST,
    noticedBy: 'do not handle paths of the API',
  },
  {
    name: 'site: no referrer from payment pages',
    file: 'site/payment_pages.ts',
    text: "'referrer-policy': 'no-referrer',",
    replacement: "'referrer-policy': 'unsafe-url',",
    test: PAGES_TEST,
    noticedBy: 'of a payment are not cached, and send no referrer',
  },
  {
    name: 'badges: bots without a public page',
    file: 'site/queries/find_public_bot.ts',
    text: 'WHERE ${rawSql(PUBLIC_BOT)} AND ',
    replacement: 'WHERE ',
    test: BADGES_TEST,
    noticedBy: 'show nothing of bots without a public page',
  },
  {
    name: 'badges: a document that runs nothing',
    file: 'site/controllers/badges_controller.ts',
    text: "    response.header('content-security-policy', SVG_POLICY)\n",
    replacement: '',
    test: BADGES_TEST,
    noticedBy: 'are for pages of every origin, which run nothing of them',
  },
  {
    name: 'previews: banned members',
    file: 'site/controllers/previews_controller.ts',
    text: 'if (!profile || profile.banned) throw notFound()',
    replacement: 'if (!profile) throw notFound()',
    test: PREVIEWS_TEST,
    noticedBy: 'show nothing of bots without a public page, and of banned members',
  },
  {
    name: 'previews: at most so many waiting',
    file: 'site/previews/draw_preview.ts',
    text: 'if (pool.queueSize >= MAX_WAITING_PREVIEWS) throw createBusyError()',
    replacement: '',
    test: PREVIEWS_TEST,
    noticedBy: 'are refused when too many are waiting',
  },
  {
    name: 'oEmbed: addresses of this site only',
    file: 'site/controllers/oembed_controller.ts',
    text: 'url?.origin === SITE_URL ?',
    replacement: 'url ?',
    test: 'site/oembed.spec.ts',
    noticedBy: 'nothing of bots without a public page, and of other addresses, is embedded',
  },
  {
    name: 'ads: a document without an origin',
    file: AD,
    text: "'allow-scripts allow-popups allow-popups-to-escape-sandbox'",
    replacement: "'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox'",
    test: FRAMES_TEST,
    noticedBy: NO_ORIGIN,
  },
  {
    name: 'ads: framed by our own pages only',
    file: AD,
    text: "  `frame-ancestors 'self'`,\n",
    replacement: '',
    test: FRAMES_TEST,
    noticedBy: NO_ORIGIN,
  },
]
