import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { LOGOUT_SESSION_PARAMETER } from '@botanica/api-client/contract'
import { getDeviceMember, clearDeviceMember, getSessionMark } from '../../../lib/device-member.ts'
import { clearMemberData, onSignOut } from '../../../lib/clear-member-data.ts'
import { LOGOUT_CALL, PATHS } from '../../../lib/paths.ts'
import { hasSignedInCookie } from '../../../lib/viewer.ts'
import { CATALOG_KEY } from './catalog-key.ts'
import { offlineStore } from './store.ts'

/** Device marks; none of them says who anybody is, but `device-member` (`lib/device-member.ts`). */
const STORAGE_KEYS = {
  /** Somebody was signed in while things were kept. */
  member: 'kept-with-member',
  /** A session was left without a connection, and still has to be ended: its mark, or `1` where it has none. */
  pendingSession: 'session-to-end',
}
const CHANNEL = 'botanica'
/** What tabs tell each other: the member's things go now, and then the session has ended. */
const SIGNING_OUT = 'leaving'
const SIGNED_OUT = 'signed-out'
const SIGN_OUT_TIMEOUT_MS = 8_000
const FLAG = '1'

function writeStored(name: string, value: string | null) {
  try {
    if (value !== null) localStorage.setItem(name, value)
    else localStorage.removeItem(name)
  } catch {
    // Storage is blocked: then nothing is kept either.
  }
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Everything but the catalogue. */
async function clearStored() {
  const names = await offlineStore.names()
  await offlineStore.remove(names.filter((name) => name !== CATALOG_KEY))
  writeStored(STORAGE_KEYS.member, null)
}

/** Throws away what a member has left behind whose session has ended meanwhile; before anything is read. */
export async function clearEndedSession() {
  if (hasSignedInCookie()) return writeStored(STORAGE_KEYS.member, FLAG)
  clearDeviceMember()
  if (readStored(STORAGE_KEYS.member) !== null) await clearStored()
}

/** Whether the server still holds a session that was left here without a connection. */
export const hasSessionToEnd = () => readStored(STORAGE_KEYS.pendingSession) !== null

/**
 * @param session the mark of the one session to end; without it, whichever the browser has
 * @returns whether the server has ended it, or it had ended before; false when it could not be reached
 */
async function requestSignOut(session?: string): Promise<boolean> {
  const query = session && `?${new URLSearchParams({ [LOGOUT_SESSION_PARAMETER]: session })}`
  try {
    const response = await fetch(LOGOUT_CALL + (query ?? ''), {
      redirect: 'manual',
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
    })
    // It redirects, and a redirect that is not followed shows nothing else.
    return response.type === 'opaqueredirect'
  } catch {
    return false
  }
}

/**
 * Ends the session that was left without a connection, and no other one. Leaving took the cookie that says that somebody is signed in:
 * where it is back, somebody has signed in since, and that has ended the session before.
 * @returns whether there was one, and it has ended
 */
export async function endPendingSession(): Promise<boolean> {
  const pendingSession = readStored(STORAGE_KEYS.pendingSession)
  if (pendingSession === null || !navigator.onLine) return false
  const hasNewMember = hasSignedInCookie()
  if (
    !hasNewMember &&
    !(await requestSignOut(pendingSession === FLAG ? undefined : pendingSession))
  )
    return false
  writeStored(STORAGE_KEYS.pendingSession, null)
  return !hasNewMember
}

function expireReadableCookies() {
  for (const name of Object.values(READABLE_COOKIES))
    document.cookie = `${name}=; Path=/; Max-Age=0`
}

/** Which press on a link leads to where it says, and nowhere else. */
function isPlainClick({
  button,
  metaKey,
  ctrlKey,
  shiftKey,
  altKey,
  defaultPrevented,
}: MouseEvent) {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey && !defaultPrevented
}

interface SignOutOptions {
  /** Stops keeping, and forgets what is in memory. */
  stop: () => void
}

/**
 * Takes the links that sign out: first everything of the member's goes from this device, then the session ends at the server, or,
 * without a connection, is marked as one to be ended. Other tabs hear of it.
 * @returns how to take that back
 */
export function watchSignOut({ stop }: SignOutOptions): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  // Before another tab has forgotten it: its sign-out is this one's too.
  getDeviceMember()
  const unregister = onSignOut(clearStored)

  async function clearDevice() {
    stop()
    await clearMemberData()
  }

  function broadcast(message: typeof SIGNING_OUT | typeof SIGNED_OUT) {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel of one origin has no other
    channel.postMessage(message)
  }

  async function signOut() {
    broadcast(SIGNING_OUT)
    const session = getSessionMark()
    await clearDevice()
    if (!(await requestSignOut())) {
      writeStored(STORAGE_KEYS.pendingSession, session ?? FLAG)
      expireReadableCookies()
    }
    broadcast(SIGNED_OUT)
    // A new page: nothing of what was there remains in its memory.
    location.assign(PATHS.home)
  }

  function onClick(event: MouseEvent) {
    const link = (event.target as Element).closest?.(`a[href="${LOGOUT_CALL}"]`)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    void signOut()
  }

  channel.addEventListener('message', async ({ data }) => {
    if (data === SIGNING_OUT) await clearDevice()
    // Not sooner: a page that comes while the session ends would begin with a member.
    if (data === SIGNED_OUT) location.reload()
  })
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    channel.close()
    unregister()
  }
}
