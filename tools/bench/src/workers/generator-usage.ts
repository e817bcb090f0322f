import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { GeneratorUsage } from '../load/phase.ts'

const RESOLUTION_MS = 10
const NANOSECONDS_A_MS = 1e6
const MICROSECONDS_A_MS = 1_000
const P99 = 99

/** Measures how busy this process is. @returns a function that ends it and returns the measurements */
export function watchGenerator(): () => GeneratorUsage {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const startedAt = performance.now()
  const before = process.cpuUsage()
  delay.enable()
  return () => {
    delay.disable()
    const { user, system } = process.cpuUsage(before)
    return {
      core: (user + system) / MICROSECONDS_A_MS / (performance.now() - startedAt),
      lagMs: Math.max(0, delay.percentile(P99) / NANOSECONDS_A_MS - RESOLUTION_MS),
    }
  }
}
