import { Failure, withReason } from '#app/core/errors'
import { UNDO_ERRORS } from '#app/directory/staff_rules'
import type { Undo } from '#app/directory/undo/select_undo'

/** Returns why a decision could not be undone. @param undo what the caller can undo now */
export function toUndoFailure(undo: Undo, decisionId: number): Failure {
  const reason = undo?.decisionId === decisionId ? 'changed' : 'tooLate'
  return new Failure('conflict', withReason(UNDO_ERRORS, reason))
}
