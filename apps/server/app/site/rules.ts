import { MINUTE_MS, SECOND_MS } from '../core/time.js'
import { LIST_STALE_MS } from '../directory/rules.js'
import type { PaymentProvider } from '../premium/rules.js'

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

/** Where premium is sold, and where providers send who has paid, with this key in the address. */
export const PREMIUM_PATH = '/premium'
export const PAID_KEY = 'success'

/** Pages that are there whatever bots there are: what search engines shall know of. */
export const STATIC_PAGES = [
  '/',
  '/discover',
  '/categories',
  PREMIUM_PATH,
  '/docs',
  '/docs/api',
  '/guidelines',
  '/developers',
  '/help',
  '/contact',
  '/terms',
  '/privacy',
] as const

/** The page without content that the installed app opens without a connection. */
export const SHELL_PATH = '/app-shell'

/** What can be followed in a reader of feeds: bots that were listed, and bots that were certified. */
export const FEED_KINDS = ['new', 'certified'] as const
export type FeedKind = (typeof FEED_KINDS)[number]

export const FEED_FORMATS = ['atom', 'json'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]

/** The one Trusted Types policy of a page: it lets the service worker's script be registered. */
export const TRUSTED_TYPES_POLICY = 'botanica'

/** What the page is told by the server that serves it. */
export interface SiteSettings {
  /** Discord's image host, or the simulator's; without a slash at its end. */
  imageHost: string
  /** Scheme and host under which the site is reached. */
  siteUrl: string
  /** The invite of the community server, where the operators have set one. */
  communityInvite?: string | undefined
  /** The operators' e-mail address, where they have set one. */
  contactEmail?: string | undefined
  /** Where premium can be paid. */
  paymentProviders: readonly PaymentProvider[]
  /** Set when no service worker shall be installed. */
  worker?: 'off'
}

/** Query keys of the pages that show bot lists. */
export const LIST_KEYS = { search: 'search', category: 'category', sort: 'sort' } as const
