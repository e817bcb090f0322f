import env from '#start/env'
import { SECOND_MS } from '#app/core/time'

export const decisionConfig = {
  /**
   * How long staff can undo a decision, in milliseconds. What it causes outside waits as long. 0 turns this off.
   */
  undoMs: env.get('DECISION_UNDO_MS', 10 * SECOND_MS),
}
