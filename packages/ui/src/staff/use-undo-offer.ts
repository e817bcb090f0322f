import { findReason } from '@botanica/api-client'
import { UNDO_ERRORS } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import type { ToastMessage } from '../primitives/toast.tsx'
import { useDecision, type DecisionOptions } from './use-decision.ts'

type Undo = StaffBot['undo']

/** Returns how a decision can be undone, from the server's answer to it. */
export const getUndo = (answer: unknown): Undo =>
  typeof answer === 'object' && answer !== null && 'undo' in answer
    ? (answer as { undo: Undo }).undo
    : null

interface UndoOfferOptions extends Required<
  Pick<DecisionOptions<number, unknown>, 'name' | 'send' | 'onSettled'>
> {
  /** What the decision was about, which may no longer be on the screen by then. */
  about: string
}

/** Returns a function that makes an action of a toast, which undoes the decision with the given answer. */
export function useUndoOffer(
  options: UndoOfferOptions
): (answer: unknown) => ToastMessage['action'] {
  const { t } = useTranslation('staff')
  const { act: undo } = useDecision({
    ...options,
    success: t('bots.undo.done'),
    onSuccess: () => {},
    describeError: (error) => {
      const reason = findReason(error, UNDO_ERRORS)
      return reason && t(`bots.undo.${reason}`)
    },
  })

  return (answer) => {
    const undoable = getUndo(answer)
    if (!undoable) return undefined
    const { decisionId, forMs } = undoable
    return { label: t('bots.undo.action'), onSelect: () => undo(decisionId), forMs }
  }
}
