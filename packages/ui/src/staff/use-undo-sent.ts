import { createIdempotencyKeys, type Api } from '@botanica/api-client'
import type { ReviewedApplication, StaffBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useToast, type ToastMessage } from '../primitives/toast.tsx'
import { useApplicationRefresh } from './applications/use-application-decision.ts'
import { useBotRefresh } from './bots/use-bot-decisions.ts'
import { getUndo } from './use-undo-offer.ts'

/** What was decided on. */
type Decided =
  | { itemType: 'bot'; bot: Pick<StaffBot, 'id' | 'discordBotId'> }
  | { itemType: 'application'; application: ReviewedApplication }

/** A decision with the server's answer to it, and when that arrived, in milliseconds since the epoch. */
export type AnsweredDecision = Decided & { answer: unknown; at: number }

/**
 * Returns a function that makes the action of a toast about decisions that were sent one after the other: it undoes all that
 * can be undone, and reports how many. It is there for as long as the first one can be undone.
 */
export function useUndoSent(api: Api) {
  const { t } = useTranslation('staff')
  const toast = useToast()
  const refreshBots = useBotRefresh()
  const refreshApplication = useApplicationRefresh()

  function send(decided: Decided, decisionId: number) {
    const body = { decisionId }
    const headers = createIdempotencyKeys().headersFor(body)
    return decided.itemType === 'bot'
      ? api.calls.botDecisions.undo({ params: { id: decided.bot.id }, body, headers })
      : api.calls.applications.undo({ params: { id: decided.application.id }, body, headers })
  }

  async function undoAll(decisions: readonly (Decided & { decisionId: number })[]) {
    let undone = 0
    for (const decided of decisions) {
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await send(decided, decided.decisionId)
        undone++
      } catch {
        // The toast says how many were undone.
      }
    }
    const bots = decisions.flatMap((one) => (one.itemType === 'bot' ? one.bot : []))
    if (bots.length > 0) refreshBots(...bots)
    for (const one of decisions)
      if (one.itemType === 'application') refreshApplication(one.application)
    const failed = decisions.length - undone
    if (failed > 0) toast({ title: t('bots.bulk.notUndone', { count: failed }), tone: 'error' })
    if (undone > 0) toast({ title: t('bots.bulk.undone', { count: undone }), tone: 'success' })
  }

  return (decisions: readonly AnsweredDecision[]): ToastMessage['action'] => {
    const undoable = decisions.flatMap((decided) => {
      const undo = getUndo(decided.answer)
      return undo ? { ...decided, decisionId: undo.decisionId, until: decided.at + undo.forMs } : []
    })
    if (undoable.length === 0) return undefined
    const until = Math.min(...undoable.map((one) => one.until))
    return {
      label: t('bots.undo.action'),
      onSelect: () => void undoAll(undoable),
      forMs: Math.max(0, until - Date.now()),
    }
  }
}
