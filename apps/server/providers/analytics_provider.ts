import type { ApplicationService } from '@adonisjs/core/types'
import { interactionCounter } from '#app/analytics/interaction_counter'
import { Housekeeping } from '#app/core/process/housekeeping'
import { SECOND_MS } from '#app/core/time'

const WEB = 'web'
/** How often a process stores what it has counted. */
const INTERVAL_MS = 10 * SECOND_MS

/** Lets a server process store counts of interactions. Neither ace commands nor tests do. */
export default class AnalyticsProvider {
  #storing: Housekeeping | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== WEB) return
    const logger = await this.app.container.make('logger')
    this.#storing = new Housekeeping(logger, [() => interactionCounter.flush()], {
      intervalMs: INTERVAL_MS,
    })
    this.#storing.start()
  }

  async shutdown() {
    if (!this.#storing) return
    await this.#storing.stop()
    await this.#storing.runOnce()
  }
}
