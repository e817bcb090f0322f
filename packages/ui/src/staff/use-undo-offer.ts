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

export interface UndoOfferOptions extends Pick<DecisionOptions<number, unknown>, 'onSettled'> {
  /** The name of the mutation that makes the decision. */
  name: DecisionOptions<number, unknown>['name']
  /** What the decision was about, which may no longer be on the screen by then. */
  about: string | undefined
  /** The call that undoes the decision with the given id; none if it is final. */
  send: DecisionOptions<number, unknown>['send'] | undefined
}

/** Returns a function that makes an action of a toast, which undoes the decision with the given answer. */
export function useUndoOffer({
  name,
  send,
  ...options
}: UndoOfferOptions): (answer: unknown) => ToastMessage['action'] {
  const { t } = useTranslation('staff')
  const { act: undo } = useDecision<number, unknown>({
    ...options,
    name: ['undo', ...name],
    send: async (decisionId, sending) => send?.(decisionId, sending),
    success: t('bots.undo.done'),
    onSuccess: () => {},
    describeError: (error) => {
      const reason = findReason(error, UNDO_ERRORS)
      return reason && t(`bots.undo.${reason}`)
    },
  })

  return (answer) => {
    const undoable = send && getUndo(answer)
    if (!undoable) return undefined
    const { decisionId, forMs } = undoable
    return { label: t('bots.undo.action'), onSelect: () => undo(decisionId), forMs }
  }
}
