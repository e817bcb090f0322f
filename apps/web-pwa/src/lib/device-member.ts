import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { readCookie } from './preferences.ts'

/** Device mark: who was last known to be signed in here, and in which session. */
const STORED = 'device-member'

interface DeviceMember {
  id: string
  /** The session's mark; of another session it says nothing. */
  session: string | null
}

let known: string | null = null

function readStored(): string | null {
  try {
    const stored = JSON.parse(localStorage.getItem(STORED) ?? 'null') as DeviceMember | null
    return stored && stored.session === getSessionMark() ? stored.id : null
  } catch {
    return null
  }
}

/** The mark of the session that the browser has now, which names it and grants nothing; null without one. */
export const getSessionMark = () => readCookie(READABLE_COOKIES.session)

/** The server has said who is signed in: without a connection nobody else can say whose things go when they sign out. */
export function storeDeviceMember(id: string) {
  known = id
  const stored: DeviceMember = { id, session: getSessionMark() }
  try {
    localStorage.setItem(STORED, JSON.stringify(stored))
  } catch {
    // Storage is blocked: then nothing of theirs is on the device either.
  }
}

/** Who is signed in here, as far as the device knows; null where it does not. */
export function getDeviceMember(): string | null {
  return (known ??= readStored())
}

export function clearDeviceMember() {
  known = null
  try {
    localStorage.removeItem(STORED)
  } catch {
    // Storage is blocked: there is nothing to forget.
  }
}
