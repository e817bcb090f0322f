import type Electron from 'electron'

/** Some systems truncate longer addresses. */
export const MAX_ADDRESS_LENGTH = 2_048
/** Hosts that the screens link to, besides the site. */
const KNOWN_HOSTS = new Set(['discord.com', 'discord.gg', 'github.com'])

export type LinkVerdict =
  { lead: 'open' | 'ask'; address: string; host: string } | { lead: 'nowhere' }

const IGNORED: LinkVerdict = { lead: 'nowhere' }
/* oxlint-disable-next-line no-control-regex -- the pattern matches control characters on purpose */
const FORBIDDEN_CHARACTERS = /[\u0000-\u0020\u007f"<>\\^`{|}]/

/**
 * Decides how to treat a link out of the client: open it, ask first, or ignore it.
 * @param site origin of the server; only its pages may use `http` (a developer's own machine)
 */
export function classifyLink(link: string, site: string | null): LinkVerdict {
  if (link.length > MAX_ADDRESS_LENGTH || FORBIDDEN_CHARACTERS.test(link)) return IGNORED
  const url = URL.parse(link)
  if (!url || url.username !== '' || url.password !== '') return IGNORED
  const { host, href: address } = url
  const isSite = site !== null && url.origin === site
  if (isSite) return { lead: 'open', address, host }
  if (url.protocol !== 'https:' || host === '') return IGNORED
  return { lead: KNOWN_HOSTS.has(host) ? 'open' : 'ask', address, host }
}

export interface ExternalLinksOptions {
  electron: {
    shell: Pick<Electron.Shell, 'openExternal'>
    dialog: Pick<Electron.Dialog, 'showMessageBox'>
  }
  site: () => string | null
  /** The texts of the question, in the current language. */
  question: (host: string) => { message: string; open: string; cancel: string }
  onError: (error: unknown) => void
}

export interface ExternalLinks {
  /**
   * Checks an address, asks the user if necessary, and opens it in the system's browser. @returns
   * whether it was opened
   */
  leave: (address: string) => Promise<boolean>
}

/** The only code that calls `openExternal`. */
export function createExternalLinks({
  electron: { shell, dialog },
  site,
  question,
  onError,
}: ExternalLinksOptions): ExternalLinks {
  let isAsking = false

  async function isConfirmed(host: string, address: string) {
    // A page that opens many links must not flood the screen with questions.
    if (isAsking) return false
    isAsking = true
    try {
      const { message, open, cancel } = question(host)
      const { response } = await dialog.showMessageBox({
        type: 'question',
        message,
        detail: address,
        buttons: [cancel, open],
        defaultId: 0,
        cancelId: 0,
        noLink: true,
      })
      return response === 1
    } finally {
      isAsking = false
    }
  }

  return {
    async leave(link) {
      const verdict = classifyLink(link, site())
      if (verdict.lead === 'nowhere') return false
      const { lead, host, address } = verdict
      try {
        if (lead === 'ask' && !(await isConfirmed(host, address))) return false
        await shell.openExternal(address)
        return true
      } catch (error) {
        onError(error)
        return false
      }
    },
  }
}
