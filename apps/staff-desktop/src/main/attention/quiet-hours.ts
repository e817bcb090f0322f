import type { Settings } from '../../shared/settings.ts'

const MINUTES_OF_DAY = 24 * 60

function minutesOf(time: string) {
  const [hours, minutes] = time.split(':').map(Number) as [number, number]
  return hours * 60 + minutes
}

/**
 * Whether nothing is to be notified at a moment, by the clock on the wall. The hours may cross midnight; they begin with
 * the first minute and end before the last. From a time to the same time is no time at all.
 */
export function isInQuietHours({ on, from, to }: Settings['quietHours'], now: Date): boolean {
  if (!on) return false
  const since = (minutes: number) => (minutes - minutesOf(from) + MINUTES_OF_DAY) % MINUTES_OF_DAY
  return since(now.getHours() * 60 + now.getMinutes()) < since(minutesOf(to))
}

/**
 * Has the clock on the wall looked at anew: whoever travels with a laptop arrives in another time zone, and the main process
 * would go by the one in which it was started.
 */
export function refreshTimeZone(env: NodeJS.ProcessEnv) {
  // Setting or removing this variable, also one that is not set, makes Node ask the system again.
  if (env.TZ === undefined) delete env.TZ
}
