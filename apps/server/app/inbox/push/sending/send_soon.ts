import logger from '@adonisjs/core/services/logger'
import { currentPhase } from '#app/core/process/phase'
import { sendDuePushes } from '#app/inbox/push/sending/send_due'

let running: Promise<void> | undefined
let isWanted = false

async function sendAll() {
  while (isWanted) {
    isWanted = false
    // What a process leaves when it stops, others claim.
    while (currentPhase() === 'serving' && (await sendDuePushes())) {
      // Batch by batch.
    }
  }
}

/** Sends what is due without anybody waiting for it; what fails is tried again by a job. */
export function sendPushesSoon() {
  isWanted = true
  running ??= sendAll()
    .catch((error: unknown) => {
      logger.warn({ err: error }, 'pushes could not be sent; a job tries again')
    })
    .finally(() => {
      running = undefined
    })
}
