import type Electron from 'electron'
import type { PowerService } from '../services.ts'
import { createObservable } from '../observable.ts'

/**
 * Spreads the requests of clients whose machines wake at the same moment, such as those of an
 * office in the morning.
 */
export const WAKE_SPREAD_MS = 2_000

export interface PowerOptions {
  electron: {
    app: Pick<Electron.App, 'on' | 'off'>
    powerMonitor: Pick<Electron.PowerMonitor, 'on' | 'off'>
  }
  random?: () => number
}

export interface Power extends PowerService {
  stop: () => void
}

/**
 * Reports `resting` as soon as the machine sleeps or is locked, and `awake` shortly after it is
 * awake and unlocked again.
 */
export function watchPower({
  electron: { app, powerMonitor },
  random = Math.random,
}: PowerOptions): Power {
  const state = createObservable<PowerService['current']>('awake')
  const reasons = new Set<'asleep' | 'locked'>()
  let waking: ReturnType<typeof setTimeout> | undefined

  function rest(reason: 'asleep' | 'locked') {
    reasons.add(reason)
    clearTimeout(waking)
    state.set('resting')
  }

  function end(...ended: readonly ('asleep' | 'locked')[]) {
    for (const reason of ended) reasons.delete(reason)
    if (reasons.size > 0 || state.current === 'awake') return
    clearTimeout(waking)
    waking = setTimeout(() => state.set('awake'), WAKE_SPREAD_MS * random())
  }

  const onSuspend = () => rest('asleep')
  const onResume = () => end('asleep')
  const onLock = () => rest('locked')
  const onUnlock = () => end('locked')
  // Not every system reports the unlock, but whoever uses the window has unlocked it.
  const onFocus = () => end('asleep', 'locked')

  powerMonitor.on('suspend', onSuspend)
  powerMonitor.on('resume', onResume)
  powerMonitor.on('lock-screen', onLock)
  powerMonitor.on('unlock-screen', onUnlock)
  app.on('browser-window-focus', onFocus)

  return {
    get current() {
      return state.current
    },
    subscribe: state.subscribe,
    stop() {
      clearTimeout(waking)
      powerMonitor.off('suspend', onSuspend)
      powerMonitor.off('resume', onResume)
      powerMonitor.off('lock-screen', onLock)
      powerMonitor.off('unlock-screen', onUnlock)
      app.off('browser-window-focus', onFocus)
    },
  }
}
