import { readFileSync } from 'node:fs'
import process from 'node:process'

/** The file with the milliseconds by which the clock is ahead. */
const CLOCK_FILE = process.env.CLOCK_FILE!
const SystemDate = Date
let aheadMs = 0

/**
 * Loaded before a server with `--import`. On SIGUSR2 the wall clock jumps (`Date.now` and `new Date()`). Timers and
 * `performance.now` go on, as when a machine's clock is set.
 */
globalThis.Date = new Proxy(SystemDate, {
  construct(target, args: [], newTarget: typeof Date) {
    const given = args.length === 0 ? [target.now() + aheadMs] : args
    return Reflect.construct(target, given, newTarget) as Date
  },
  get(target, name, receiver) {
    if (name === 'now') return () => target.now() + aheadMs
    return Reflect.get(target, name, receiver) as unknown
  },
})

process.on('SIGUSR2', () => {
  aheadMs = Number(readFileSync(CLOCK_FILE, 'utf8'))
})
