import type { Language } from '../core/languages.js'
import { MINUTE_MS, SECOND_MS } from '../core/time.js'
import { LIST_STALE_MS } from '../directory/rules.js'
import type { PaymentProvider } from '../premium/rules.js'
import { TRANSPARENCY_PATH } from '../transparency/rules.js'

/** Maximum staleness of a screen without a live stream, in milliseconds. */
export const REFRESH_MS = {
  botList: LIST_STALE_MS,
  certifiedBots: 10 * SECOND_MS,
  presence: 30 * SECOND_MS,
  reviews: 5 * SECOND_MS,
  reviewVotes: 3 * SECOND_MS,
  person: 30 * SECOND_MS,
} as const

/** Refresh interval of ads, in milliseconds. */
export const AD_CACHE_MS = 5 * MINUTE_MS

/** Number of bots on the home page. */
export const HOME_LISTS = { popular: 8, certified: 4 } as const

/** The card payment page. Only this page loads the provider's script, so it has its own content security policy. */
export const CHECKOUT_PATH = '/checkout'

/** The page that sells premium. Providers redirect to it after a payment, with this key in the query. */
export const PREMIUM_PATH = '/premium'
export const PAID_KEY = 'success'

/** Pages that do not depend on bots, for the sitemap. */
export const STATIC_PAGES = [
  '/',
  '/discover',
  '/categories',
  '/compare',
  PREMIUM_PATH,
  '/docs',
  '/docs/api',
  '/guidelines',
  TRANSPARENCY_PATH,
  '/developers',
  '/help',
  '/contact',
  '/terms',
  '/privacy',
] as const

/** The page without content that the installed app opens when it is offline. */
export const SHELL_PATH = '/app-shell'

/** Where researchers look for the address to report a vulnerability to (RFC 9116). */
export const SECURITY_CONTACT_PATH = '/.well-known/security.txt'

/** The feeds: newly listed bots and newly certified bots. */
export const FEED_KINDS = ['new', 'certified'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

/** The feed of what staff did in each month. */
export const TRANSPARENCY_FEED = 'transparency'

export const FEED_FORMATS = ['atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The only Trusted Types policy of a page. It allows the registration of the service worker's script. */
export const TRUSTED_TYPES_POLICY = 'botanica'

/** Settings that the server passes to the page. */
export interface SiteSettings {
  /** Discord's image host, or the simulator's; without a slash at its end. */
  imageHost: string
  /** The origin of the site. */
  siteUrl: string
  /** The invite of the community server, where the operators have set one. */
  communityInvite?: string | undefined
  /** The operators' e-mail address, where they have set one. */
  contactEmail?: string | undefined
  /** The payment providers that premium can be paid with. */
  paymentProviders: readonly PaymentProvider[]
  /** Set when no service worker may be installed. */
  worker?: 'off'
}

export interface PageRequest {
  /** Absolute URL of the page. */
  url: URL
  language: Language
  /** Sends the page's requests to the API. */
  fetch: (request: Request) => Promise<Response>
}

export type RenderedPage =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page'
      status: number
      html: string
      /** Whether all data was loaded. Incomplete pages must not be cached. */
      complete: boolean
    }

export interface ErrorPageRequest {
  status: number
  language: Language
  /** Helps operators find the request in their log. */
  requestId: string
}

/** Name and description of a category. The default categories have translations, which only the clients know. */
export interface CategoryTexts {
  name: string
  description: string | null
}

/** The exports of `entry-server.tsx` of apps/web-pwa. The server imports its build by a computed path. */
export interface RenderingEntry {
  createRenderer(options: {
    manifest: unknown
    settings: SiteSettings
  }): (request: PageRequest) => Promise<RenderedPage>
  createShellRenderer(options: { manifest: unknown; settings: SiteSettings }): () => string
  webManifest(language: Language): object
  renderErrorPage(request: ErrorPageRequest): string
  translateCategory(language: Language, category: CategoryTexts): CategoryTexts
  inlineScripts: readonly string[]
  errorPageStyle: string
}

/** URL query parameters of the pages that show bot lists. */
export const LIST_KEYS = {
  search: 'search',
  /** Searches without correcting typos. */
  exact: 'exact',
  category: 'category',
  sort: 'sort',
  match: 'match',
  minRating: 'minRating',
  minServers: 'minServers',
  maxServers: 'maxServers',
  certified: 'certified',
  online: 'online',
  /** Days since which a bot is listed. */
  listed: 'listed',
  without: 'without',
} as const
/** Those that may be repeated. */
export const REPEATED_LIST_KEYS = [LIST_KEYS.category, LIST_KEYS.without] as const

/** URL query parameters of the page that compares bots: the bots, separated by commas, and one to add to them. */
export const COMPARE_KEYS = { bots: 'bots', add: 'add' } as const
/** Bots that can be compared at a time. */
export const COMPARISON_LIMIT = 4

/** What a badge shows of a bot; the first is the default. */
export const BADGE_KINDS = ['votes', 'rating', 'servers', 'status'] as const
export type BadgeKind = (typeof BADGE_KINDS)[number]

/** The backgrounds that badges and previews are made for; the first is the default. */
export const IMAGE_THEMES = ['light', 'dark'] as const
export type ImageTheme = (typeof IMAGE_THEMES)[number]

/** How long other sites may show a badge before they look for a newer one, in seconds. */
export const BADGE_AGE_SECONDS = 300

export interface BadgeChoice {
  kind: BadgeKind
  theme: ImageTheme
  language: Language
}

/** The pages with a preview of their own. */
export type PreviewKind = 'bots' | 'users' | 'categories'

/** Pixels of a preview, as Open Graph and X recommend. */
export const PREVIEW_SIZE = { width: 1200, height: 630 } as const

/**
 * The address of the preview of a page.
 * @param version changes when the page does, so that sites that have stored the picture load it again
 */
export function getPreviewPath(
  kind: PreviewKind,
  id: string | number,
  { language, version }: { language: Language; version?: string }
): string {
  const query = new URLSearchParams({ lang: language, ...(version && { v: version }) })
  return `/previews/${kind}/${encodeURIComponent(id)}.png?${query}`
}
