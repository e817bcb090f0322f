import logger from '@adonisjs/core/services/logger'
import { currentPhase } from '#app/core/process/phase'
import { sendDuePushes } from '#app/inbox/push/sending/send_due_pushes'

let running: Promise<void> | undefined
let isWanted = false

async function sendAll() {
  while (isWanted) {
    isWanted = false
    // What a stopping process leaves is claimed by others.
    while (currentPhase() === 'serving' && (await sendDuePushes())) {
      // Batch by batch.
    }
  }
}

/** Sends due push messages in the background; a job retries failures. */
export function sendPushesSoon() {
  isWanted = true
  running ??= sendAll()
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'could not send push messages; a job will retry')
    })
    .finally(() => {
      running = undefined
    })
}
