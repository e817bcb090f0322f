import { countFailures, getRate } from '../phase.ts'
import { atMost, describeGenerator, exactly, judge, TARGETS, type StageResult } from '../targets.ts'
import { withSite, type StageContext } from './context.ts'

const THINK_MS = 30_000
const OPEN_SECONDS = 10

/** Screens without a live stream, whose people read. Nothing may be rejected. */
export function measurePolling(context: StageContext): Promise<StageResult> {
  const { screens, seconds } = context.options
  return withSite(context, async ({ show }) => {
    const phase = await show({ screens, seconds, thinkMs: THINK_MS, openSeconds: OPEN_SECONDS })
    const { accepted, rejected, generator } = phase
    return {
      stage: 'polling',
      figures: [
        `${screens.toLocaleString('en')} polling screens in ${phase.networks} networks for ${seconds} s: ${getRate(phase).toFixed(0)} requests a second, p50 ${accepted.p50.toFixed(1)} ms`,
        describeGenerator(generator),
      ],
      checks: judge(
        [
          atMost('accepted requests, p99', accepted.p99, TARGETS.acceptedP99Ms, 'ms'),
          exactly('rejected requests', rejected.count, 0),
          exactly('failed requests', countFailures(phase), 0),
        ],
        generator
      ),
    }
  })
}
