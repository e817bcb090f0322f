import { READABLE_COOKIES } from '@botanica/api-client/contract'
import { readCookie } from './preferences.ts'

/** Local storage key of the last known member on this device and their session. */
const STORAGE_KEY = 'device-member'

interface DeviceMember {
  id: string
  /** Identifier of the session. The entry is ignored in another session. */
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

/** Identifier of the browser's current session; null without one. It grants no access. */
export const getSessionMark = () => readCookie(READABLE_COOKIES.session)

/** Stores the signed-in member, so that an offline sign-out knows whose data to delete. */
export function storeDeviceMember(id: string) {
  memberId = id
  const stored: DeviceMember = { id, session: getSessionMark() }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(stored))
  } catch {
    // Storage is blocked, so there is no data of the member either.
  }
}

/** Id of the signed-in member as known on the device; null if unknown. */
export function getDeviceMember(): string | null {
  return (memberId ??= readStored())
}

export function clearDeviceMember() {
  memberId = null
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Storage is blocked, so there is nothing to delete.
  }
}
