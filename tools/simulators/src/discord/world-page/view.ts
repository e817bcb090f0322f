import type { Directory, SimulatedAccount } from '../directory.ts'

export const WORLD_PATH = '/'
/** The base path of the page's form actions. */
export const WORLD_ACTIONS = '/world'
export const SECTIONS = {
  failures: 'failures',
  gateway: 'gateway',
  accounts: 'accounts',
  channels: 'channels',
  requests: 'requests',
} as const
export type Section = keyof typeof SECTIONS

const PER_PAGE = 40

/** The filters of the account list, and their labels. */
export const SHOWN = {
  all: 'Everybody',
  people: 'People',
  bots: 'Bots',
  members: 'In the community server',
  others: 'Not in the community server',
} as const
type Shown = keyof typeof SHOWN

/** The messages after a form action, by the key in the URL. */
export const DONE = {
  failure: 'The failure is active.',
  mended: 'The failure was removed.',
  settings: 'The gateway settings were changed.',
  gateway: 'The gateway action was run.',
  presence: 'The presence was changed.',
  joined: 'Has joined the community server.',
  left: 'Has left the community server.',
  said: 'The message was posted.',
  unsaid: 'The message was deleted.',
  revoked: 'All sign-ins were revoked.',
  reset: 'The world was reset to its initial state.',
} as const
export type Done = keyof typeof DONE

/** What the page shows; all of it is in the URL. */
export interface View {
  readonly search: string
  readonly shown: Shown
  /** From 1. */
  readonly page: number
}

/** Parses a query string, or the fields of a form. Ignores invalid values. */
export function parseView(query: Readonly<Record<string, unknown>>): View {
  const { search, shown, page } = query
  return {
    search: typeof search === 'string' ? search.trim() : '',
    shown: typeof shown === 'string' && Object.hasOwn(SHOWN, shown) ? (shown as Shown) : 'all',
    page: typeof page === 'string' && /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  }
}

export function getViewUrl(view: View, { done, section }: { done?: Done; section?: Section } = {}) {
  const query = new URLSearchParams()
  if (view.search) query.set('search', view.search)
  if (view.shown !== 'all') query.set('shown', view.shown)
  if (view.page > 1) query.set('page', String(view.page))
  if (done) query.set('done', done)
  return `${WORLD_PATH}${query.size > 0 ? `?${query}` : ''}${section ? `#${section}` : ''}`
}

export interface AccountsPage {
  readonly accounts: readonly SimulatedAccount[]
  readonly total: number
  readonly pages: number
}

/** The accounts that a view shows. */
export function listAccounts(directory: Directory, { search, shown, page }: View): AccountsPage {
  const words = search.toLowerCase()
  const found = directory.accounts().filter((account) => {
    if (shown === 'people' && account.kind !== 'person') return false
    if (shown === 'bots' && account.kind !== 'bot') return false
    if (shown === 'members' && !directory.membership(account.id)) return false
    if (shown === 'others' && directory.membership(account.id)) return false
    const { name, id } = account
    return [name, account.account.username, id].some((text) => text.toLowerCase().includes(words))
  })
  return {
    accounts: found.slice((page - 1) * PER_PAGE, page * PER_PAGE),
    total: found.length,
    pages: Math.max(1, Math.ceil(found.length / PER_PAGE)),
  }
}
