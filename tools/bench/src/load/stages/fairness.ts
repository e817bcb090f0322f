import type { Round } from '../../metrics.ts'
import { HTTP_TOO_MANY_REQUESTS } from '../../scenario-request.ts'
import type { LoadTask } from '../../workers/load.ts'
import { startWorker, type Worker } from '../../workers/worker.ts'
import { fromAddress } from '../networks.ts'
import { countFailures } from '../phase.ts'
import { atMost, describeGenerator, exactly, judge, TARGETS, type StageResult } from '../targets.ts'
import { withSite, type StageContext } from './context.ts'

const SCREENS = 200
const THINK_MS = 10_000
const OPEN_SECONDS = 5
const MOST_SECONDS = 30
/** 50 times what a network may send. */
const ABUSE_PER_SECOND = 1_000
const ABUSE_CONNECTIONS = 20
/** An address that RFC 5737 reserves for documentation, so that no screen is in its network. */
const ABUSER = fromAddress('203.0.113.1')
const ABUSED_PATHS = ['/api/bots', '/api/categories', '/discover']

/** Screens beside a network that sends far more than its rate limit. */
export function measureFairness(context: StageContext): Promise<StageResult> {
  const seconds = Math.min(MOST_SECONDS, context.options.seconds)
  return withSite(context, async ({ server, show }) => {
    const abuser: Worker<LoadTask, Round> = startWorker('./load.ts')
    try {
      await show({ screens: SCREENS, thinkMs: THINK_MS, openSeconds: OPEN_SECONDS, seconds: 1 })
      const [abuse, phase] = await Promise.all([
        abuser.run({
          origin: server.origin,
          paths: ABUSED_PATHS,
          request: { headers: ABUSER },
          expectedStatus: HTTP_TOO_MANY_REQUESTS,
          connections: ABUSE_CONNECTIONS,
          perSecond: ABUSE_PER_SECOND,
          length: { seconds },
        }),
        show({ screens: SCREENS, thinkMs: THINK_MS, openSeconds: 0, seconds }),
      ])
      const served = abuse.failed / seconds
      return {
        stage: 'fairness',
        figures: [
          `beside ${SCREENS} screens, one network sent ${(abuse.perSecond + served).toFixed(0)} requests a second, of which ${served.toFixed(0)} were not rejected`,
          describeGenerator(phase.generator),
        ],
        checks: judge(
          [
            exactly('rejected requests of others', phase.rejected.count, 0),
            exactly('failed requests of others', countFailures(phase), 0),
            atMost(
              'accepted requests of others, p99',
              phase.accepted.p99,
              TARGETS.acceptedP99Ms,
              'ms'
            ),
          ],
          phase.generator
        ),
      }
    } finally {
      await abuser.stop()
    }
  })
}
