import { setInterval } from 'node:timers'
import { getMemory } from '../../live/process-usage.ts'
import { MS_PER_SECOND } from '../../workers/timings.ts'
import {
  countFailures,
  getMemorySpread,
  getRate,
  getRecoverySeconds,
  type Phase,
} from '../phase.ts'
import {
  atMost,
  describeGenerator,
  exactly,
  isSaturated,
  judge,
  TARGETS,
  type StageResult,
} from '../targets.ts'
import { withSite, type StageContext } from './context.ts'

/** A crowd that looks around: pages cost more than polls, so that the generator can send three times the capacity. */
const THINK_MS = 5_000
const FIRST_SCREENS = 400
const GROWTH = 1.3
const STEP = { openSeconds: 2, seconds: 4 }
const MOST_STEPS = 15
/** How many times the capacity is sent. */
const EXCESS = 3
const OVERLOAD_OPEN_SECONDS = 10
/** Share of the capacity that remains after the overload. */
const AFTERWARDS = 0.5
const AFTERWARDS_SECONDS = 40
/** Memory is judged over the last five minutes. */
const MEMORY_SECONDS = 300

const isWithinCapacity = (phase: Phase) =>
  phase.accepted.p99 <= TARGETS.acceptedP99Ms &&
  phase.rejected.count === 0 &&
  countFailures(phase) === 0

/** Opens more and more screens. @returns the last number of them that the server could serve, if even the first was */
async function findCapacity(
  show: (screens: number) => Promise<Phase>
): Promise<{ capacity: Phase | undefined; limit: Phase | undefined }> {
  let capacity: Phase | undefined
  let screens = FIRST_SCREENS
  for (let step = 0; step < MOST_STEPS; step++) {
    let phase = await show(screens)
    // Another process may have disturbed the first attempt.
    if (!isWithinCapacity(phase)) phase = await show(screens)
    if (!isWithinCapacity(phase) || isSaturated(phase.generator)) return { capacity, limit: phase }
    capacity = phase
    screens = Math.ceil(screens * GROWTH)
  }
  return { capacity, limit: undefined }
}

/** Samples the memory of a process once a second. @returns a function that ends it and returns bytes */
function sampleMemory(pid: number): () => number[] {
  const samples: number[] = []
  const timer = setInterval(() => samples.push(getMemory(pid)), MS_PER_SECOND)
  return () => {
    clearInterval(timer)
    return samples
  }
}

/** Finds out how many requests the server can serve, sends three times as many, and then half. */
export function measureCapacity(context: StageContext): Promise<StageResult> {
  const stage = 'capacity'
  return withSite(context, async ({ server, show }) => {
    const { capacity, limit } = await findCapacity((screens) =>
      show({ ...STEP, screens, thinkMs: THINK_MS })
    )
    if (capacity === undefined || limit === undefined || isWithinCapacity(limit)) {
      const why =
        capacity === undefined
          ? `${FIRST_SCREENS} screens exceeded the capacity`
          : 'the load generator could not reach the capacity'
      const generator = describeGenerator((limit ?? capacity!).generator)
      const missing = { what: 'capacity', measured: 'unknown', target: 'known', isMet: undefined }
      return { stage, figures: [why, generator], checks: [missing] }
    }

    const stopSampling = sampleMemory(server.pid)
    const overload = await show({
      screens: capacity.screens * EXCESS,
      thinkMs: THINK_MS,
      openSeconds: OVERLOAD_OPEN_SECONDS,
      seconds: context.options.overload,
    })
    const memory = stopSampling().slice(-Math.min(MEMORY_SECONDS, context.options.overload))
    const afterwards = await show({
      screens: Math.floor(capacity.screens * AFTERWARDS),
      thinkMs: THINK_MS,
      openSeconds: 0,
      seconds: AFTERWARDS_SECONDS,
    })
    const recovery = getRecoverySeconds(afterwards.seconds, TARGETS.acceptedP99Ms)
    return {
      stage,
      figures: [
        `capacity: ${capacity.screens.toLocaleString('en')} screens in ${capacity.networks} networks with ${getRate(capacity).toFixed(0)} requests a second, p99 ${capacity.accepted.p99.toFixed(0)} ms; with ${limit.screens.toLocaleString('en')} screens p99 ${limit.accepted.p99.toFixed(0)} ms, ${limit.rejected.count} rejected, ${countFailures(limit)} failed`,
        `three times the screens for ${context.options.overload} s: ${getRate(overload).toFixed(0)} requests a second, ${overload.accepted.count} accepted (p50 ${overload.accepted.p50.toFixed(0)} ms), ${overload.rejected.count} rejected (p50 ${overload.rejected.p50.toFixed(0)} ms)`,
        ...Object.entries(overload.failures).map(([reason, count]) => `${count} failed: ${reason}`),
        describeGenerator(overload.generator),
      ],
      checks: judge(
        [
          atMost('accepted requests, p99', overload.accepted.p99, TARGETS.acceptedP99Ms, 'ms'),
          atMost('rejected requests, p99', overload.rejected.p99, TARGETS.rejectedP99Ms, 'ms'),
          exactly('failed requests', countFailures(overload), 0),
          atMost('memory, change', getMemorySpread(memory), TARGETS.memorySpread, '%'),
          atMost('back to normal after', recovery, TARGETS.recoverySeconds, 's'),
        ],
        overload.generator
      ),
    }
  })
}
