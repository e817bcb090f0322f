import { readFileSync } from 'node:fs'
import { formatLiveReport, measureLive } from '../../live/live-load.ts'
import { watchGenerator } from '../../workers/generator-usage.ts'
import { fromAddress, getAddress } from '../networks.ts'
import { atMost, describeGenerator, exactly, judge, TARGETS, type StageResult } from '../targets.ts'
import { LIMITED, type StageContext } from './context.ts'

/** Half of the streams that the server allows a network of visitors. */
const SCREENS_PER_NETWORK = 100
/** File descriptors for everything besides the streams. */
const OTHER_FILES = 500

/** @throws {Error} with a sentence that says what to do when a process may not have so many connections */
function assertCanConnect(screens: number) {
  const limits = readFileSync('/proc/self/limits', 'utf8')
  // Node has already raised the limit as far as it may.
  const most = Number(/^Max open files\s+(\d+)/m.exec(limits)?.[1] ?? Number.POSITIVE_INFINITY)
  const needed = screens + OTHER_FILES
  if (most >= needed) return
  throw new Error(
    `${screens} live screens need ${needed} open files for each process, and only ${most} are allowed: raise the limit with "ulimit -n ${needed}" (as root, or in limits.conf), or use --live=${Math.max(1, most - OTHER_FILES)}.`
  )
}

/** Screens with a live stream each, while bots change. None may be lost, and every event must arrive. */
export async function measureLiveScreens({
  database,
  options,
}: StageContext): Promise<StageResult> {
  const screens = options.live
  assertCanConnect(screens)
  const stopWatching = watchGenerator()
  const metrics = await measureLive(database, {
    screens,
    headers: (screen) => fromAddress(getAddress(screen, SCREENS_PER_NETWORK)),
    env: LIMITED,
  })
  const generator = stopWatching()
  return {
    stage: 'live',
    figures: [formatLiveReport(metrics), describeGenerator(generator)],
    checks: judge(
      [
        exactly('lost streams', metrics.lost, 0),
        exactly('received events', metrics.received, metrics.expected),
        atMost('from the commit to the screen, p99', metrics.p99, TARGETS.liveP99Ms, 'ms'),
      ],
      generator
    ),
  }
}
