import { DAY_MS, MINUTE_MS } from '@botanica/api-client/contract'
import type { Settings } from '../../shared/settings.ts'

const MINUTES_PER_DAY = DAY_MS / MINUTE_MS

function toMinutes(time: string) {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/**
 * Whether a local time falls into the quiet hours. They may cross midnight, include the first
 * minute and exclude the last. An empty range is never quiet.
 */
export function isInQuietHours({ on, from, to }: Settings['quietHours'], now: Date): boolean {
  if (!on) return false
  const since = (minutes: number) => (minutes - toMinutes(from) + MINUTES_PER_DAY) % MINUTES_PER_DAY
  return since(now.getHours() * 60 + now.getMinutes()) < since(toMinutes(to))
}

/**
 * Makes the process read the system's time zone again. Otherwise the main process keeps the zone in
 * which it was started, even when a laptop travels to another one.
 */
export function refreshTimeZone(env: NodeJS.ProcessEnv) {
  // Assigning or deleting this variable, even an unset one, makes Node read the system's time zone.
  if (env.TZ === undefined) delete env.TZ
}
