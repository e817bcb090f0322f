import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { LOGOUT_SESSION_PARAMETER } from '@botanica/api-client/contract'
import { getDeviceMember, clearDeviceMember, getSessionMark } from '../../../lib/device-member.ts'
import { clearMemberData, onSignOut } from '../../../lib/clear-member-data.ts'
import { LOGOUT_CALL, PATHS } from '../../../lib/paths.ts'
import { expireCookie } from '../../../lib/preferences.ts'
import { hasSignedInCookie } from '../../../lib/viewer.ts'
import { CATALOG_KEY } from './catalog-key.ts'
import { offlineStore } from './store.ts'

/** Local storage keys. None of them identifies a member, except `device-member` (`lib/device-member.ts`). */
const STORAGE_KEYS = {
  /** Set if data was stored while a member was signed in. */
  member: 'kept-with-member',
  /** A session that was signed out offline and still has to be ended: its identifier, or `1` if it has none. */
  pendingSession: 'session-to-end',
}
const CHANNEL = 'botanica'
/** Messages between tabs. The first tells them to delete the member's data, the second to reload. */
const SIGNING_OUT = 'leaving'
const SIGNED_OUT = 'signed-out'
const SIGN_OUT_TIMEOUT_MS = 8_000
const FLAG = '1'

function writeStored(name: string, value: string | null) {
  try {
    if (value !== null) localStorage.setItem(name, value)
    else localStorage.removeItem(name)
  } catch {
    // Storage is blocked, so there is no data either.
  }
}

function readStored(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Deletes everything except the offline catalog. */
async function clearStored() {
  const names = await offlineStore.names()
  await offlineStore.remove(names.filter((name) => name !== CATALOG_KEY))
  writeStored(STORAGE_KEYS.member, null)
}

/** Deletes a member's data if the session has ended since. Call it before anything is read. */
export async function clearEndedSession() {
  if (hasSignedInCookie()) return writeStored(STORAGE_KEYS.member, FLAG)
  clearDeviceMember()
  if (readStored(STORAGE_KEYS.member) !== null) await clearStored()
}

/** Whether a session that was signed out offline still has to be ended on the server. */
export const hasSessionToEnd = () => readStored(STORAGE_KEYS.pendingSession) !== null

/**
 * @param session identifier of the session to end (from the readable session cookie); defaults to the browser's current
 * session
 * @returns whether the session has ended, now or earlier; false if the server could not be reached
 */
async function requestSignOut(session?: string): Promise<boolean> {
  const query = session && `?${new URLSearchParams({ [LOGOUT_SESSION_PARAMETER]: session })}`
  try {
    const response = await fetch(LOGOUT_CALL + (query ?? ''), {
      redirect: 'manual',
      signal: AbortSignal.timeout(SIGN_OUT_TIMEOUT_MS),
    })
    // The endpoint redirects. With `redirect: 'manual'`, the response only shows that.
    return response.type === 'opaqueredirect'
  } catch {
    return false
  }
}

/**
 * Ends the session that was signed out offline, and no other session. Signing out offline removed the `signed_in`
 * cookie. If it is back, somebody has signed in since, which ended the old session.
 * @returns whether there was such a session and it has ended
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
  for (const name of Object.values(READABLE_COOKIES)) expireCookie(name)
}

/** Whether a click only follows the link, without a modifier key. */
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
  /** Stops storing data and clears the memory. */
  stop: () => void
}

/**
 * Handles clicks on sign-out links: deletes the member's data from the device, then ends the session on the
 * server. If the server cannot be reached, the session is stored to be ended later. Other tabs are notified.
 * @returns a function that removes the handlers
 */
export function watchSignOut({ stop }: SignOutOptions): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  // Read now, before another tab's sign-out clears it: this tab has to delete the same member's data.
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
    // A full page load, so that nothing remains in memory.
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
    // Not earlier: a page loaded before the session ends would still be signed in.
    if (data === SIGNED_OUT) location.reload()
  })
  document.addEventListener('click', onClick, { capture: true })
  return () => {
    document.removeEventListener('click', onClick, { capture: true })
    channel.close()
    unregister()
  }
}
