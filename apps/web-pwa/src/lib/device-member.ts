import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { readCookie } from './preferences.ts'

/** Device mark: who was last known to be signed in here, and in which session. */
const STORAGE_KEY = 'device-member'

interface DeviceMember {
  id: string
  /** The session's mark; of another session it says nothing. */
  session: string | null
}

let memberId: string | null = null

function readStored(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null') as DeviceMember | null
    return stored && stored.session === getSessionMark() ? stored.id : null
  } catch {
    return null
  }
}

/** The mark of the session that the browser has now, which names it and grants nothing; null without one. */
export const getSessionMark = () => readCookie(READABLE_COOKIES.session)

/** The server has said who is signed in: without a connection nobody else can say whose things go when they sign out. */
export function storeDeviceMember(id: string) {
  memberId = id
  const stored: DeviceMember = { id, session: getSessionMark() }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // Storage is blocked: then nothing of theirs is on the device either.
  }
}

/** Who is signed in here, as far as the device knows; null where it does not. */
export function getDeviceMember(): string | null {
  return (memberId ??= readStored())
}

export function clearDeviceMember() {
  memberId = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
