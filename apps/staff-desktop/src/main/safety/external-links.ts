import type Electron from 'electron'

/** Longer addresses are cut by some systems, and nobody reads them. */
export const MAX_ADDRESS_LENGTH = 2_048
/** Where the screens lead besides our own site. */
const KNOWN_HOSTS = new Set(['discord.com', 'discord.gg', 'github.com'])

export type Verdict = { lead: 'open' | 'ask'; address: string; host: string } | { lead: 'nowhere' }

const NOWHERE: Verdict = { lead: 'nowhere' }
/* oxlint-disable-next-line no-control-regex -- they are what is looked for */
const UNFIT = /[\u0000-\u0020\u007f"<>\\^`{|}]/

/**
 * What becomes of an address that leads out of the client.
 * @param site scheme, host and port of the server; of its pages alone may the scheme be `http` (a developer's own machine)
 */
export function judgeAddress(given: string, site: string | null): Verdict {
  if (given.length > MAX_ADDRESS_LENGTH || UNFIT.test(given)) return NOWHERE
  const url = URL.parse(given)
  if (!url || url.username !== '' || url.password !== '') return NOWHERE
  const { host, href: address } = url
  const isOurs = site !== null && url.origin === site
  if (isOurs) return { lead: 'open', address, host }
  if (url.protocol !== 'https:' || host === '') return NOWHERE
  return { lead: KNOWN_HOSTS.has(host) ? 'open' : 'ask', address, host }
}

export interface ExternalLinksOptions {
  electron: {
    shell: Pick<Electron.Shell, 'openExternal'>
    dialog: Pick<Electron.Dialog, 'showMessageBox'>
  }
  site: () => string | null
  /** The texts of the question, in the language of this moment. */
  question: (host: string) => { message: string; open: string; cancel: string }
  onError: (error: unknown) => void
}

export interface ExternalLinks {
  /** Judges an address, asks where it has to, and gives it to the system's browser. @returns whether it has it */
  leave: (address: string) => Promise<boolean>
}

/** The one way out of the client: nothing else calls `openExternal`. */
export function createExternalLinks({
  electron: { shell, dialog },
  site,
  question,
  onError,
}: ExternalLinksOptions): ExternalLinks {
  let isAsking = false

  async function isWanted(host: string, address: string) {
    // A page that opened many at once would bury the screen in questions.
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
    async leave(given) {
      const verdict = judgeAddress(given, site())
      if (verdict.lead === 'nowhere') return false
      const { lead, host, address } = verdict
      try {
        if (lead === 'ask' && !(await isWanted(host, address))) return false
        await shell.openExternal(address)
        return true
      } catch (error) {
        onError(error)
        return false
      }
    },
  }
}
