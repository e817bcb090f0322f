import { DAY_MS, HOUR_MS } from '@botanica/api-client/contract'
import { readJson, writeJson } from '../json-file.ts'
import type { Observable } from '../services.ts'
import { createObservable } from '../observable.ts'

export const PAUSE_MS = HOUR_MS
/** "Until tomorrow" ends when the working day begins, not at midnight. */
const MORNING_HOUR = 8
const MAX_PAUSE_MS = 2 * DAY_MS

/** Until when notifications are paused; `null` when they are not. Survives a restart of the client. */
export interface Pause extends Observable<Date | null> {
  readonly isOn: boolean
  forAnHour: () => void
  untilTomorrow: () => void
  end: () => void
  stop: () => void
}

function readPause(path: string): Date | null {
  const content = readJson(path)
  const until = typeof content === 'string' ? new Date(content) : new Date(Number.NaN)
  // No pause is longer. A longer one means that the clock was set back, so it is ignored.
  const left = until.getTime() - Date.now()
  return left > 0 && left <= MAX_PAUSE_MS ? until : null
}

export function createPause(path: string, onError: (error: unknown) => void): Pause {
  const until = createObservable<Date | null>(readPause(path), onError)
  let timer: ReturnType<typeof setTimeout> | undefined

  function scheduleEnd() {
    clearTimeout(timer)
    const left = until.current ? until.current.getTime() - Date.now() : 0
    if (left > 0) timer = setTimeout(() => until.set(null), left)
  }

  function set(moment: Date | null) {
    try {
      writeJson(path, moment?.toISOString() ?? null)
    } catch (error) {
      onError(error)
    }
    until.set(moment)
    scheduleEnd()
  }

  scheduleEnd()
  return {
    get current() {
      return until.current
    },
    subscribe: until.subscribe,
    get isOn() {
      // The timer may be late on a machine that has slept.
      return until.current !== null && until.current.getTime() > Date.now()
    },
    forAnHour: () => set(new Date(Date.now() + PAUSE_MS)),
    untilTomorrow() {
      const morning = new Date()
      morning.setDate(morning.getDate() + 1)
      morning.setHours(MORNING_HOUR, 0, 0, 0)
      set(morning)
    },
    end: () => set(null),
    stop: () => clearTimeout(timer),
  }
}
