import type { ApplicationService } from '@adonisjs/core/types'
import { withDeadline } from '#app/core/process/deadline'
import { Housekeeping } from '#app/core/process/housekeeping'
import { SECOND_MS } from '#app/core/time'
import { finishSending, sendWebhooksSoon } from '#app/webhooks/sending/webhook_sender'

const WEB = 'web'
/** How often a process looks for webhooks whose retry is due, or whose process was killed. */
const INTERVAL_MS = SECOND_MS
/** How long a stopping process waits for listeners. What they did not answer by then is sent again. */
const STOP_MS = 3 * SECOND_MS

/** Lets a server process send to webhooks. Neither ace commands nor tests do. */
export default class WebhooksProvider {
  #polling: Housekeeping | undefined

  constructor(protected app: ApplicationService) {}

  async ready() {
    if (this.app.getEnvironment() !== WEB) return
    const logger = await this.app.container.make('logger')
    this.#polling = new Housekeeping(logger, [async () => sendWebhooksSoon()], {
      intervalMs: INTERVAL_MS,
    })
    this.#polling.start()
  }

  async shutdown() {
    if (!this.#polling) return
    await this.#polling.stop()
    await withDeadline(STOP_MS, finishSending()).catch(() => {})
  }
}
