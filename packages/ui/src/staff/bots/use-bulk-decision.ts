import {
  createIdempotencyKeys,
  getErrorCause,
  hasStatus,
  type IdempotencyKeys,
} from '@botanica/api-client'
import { HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { preloadToasts, useToast } from '../../primitives/toast.tsx'
import { QUEUED } from '../decision-queue.ts'
import { useStaff } from '../environment.tsx'
import { useErrorText } from '../use-decision.ts'
import { useUndoSent, type AnsweredDecision } from '../use-undo-sent.ts'
import type { ReasonedAction } from './reason-form.tsx'
import {
  useBotRefresh,
  useDescribeRefusal,
  useSendDecision,
  type BotDecision,
} from './use-bot-decisions.ts'

/** A decision on one of several bots. */
export interface BulkItem {
  bot: StaffBot
  decision: BotDecision & { action: ReasonedAction }
}

/** An item that could not be sent, and why. */
export interface FailedItem extends BulkItem {
  text: string
  /** Whether the same request may succeed later: no answer arrived, or the server was busy. */
  mayPass: boolean
}

/** The state of a run over several bots. */
export interface BulkRun {
  total: number
  /** How many have been sent, also in vain. */
  sent: number
  failed: readonly FailedItem[]
  isOver: boolean
}

interface BulkOptions {
  /** Called after a run, with the bots on which it decided. */
  onDecided: (bots: readonly StaffBot[]) => void
}

/**
 * Decides on several bots, one after the other, so that each has the checks, the log entry and the news of a single
 * decision. A failed one does not stop the others. The toast at the end offers to undo all.
 */
export function useBulkDecision({ onDecided }: BulkOptions) {
  const { t } = useTranslation('staff')
  const { api, signIn } = useStaff()
  const toast = useToast()
  const send = useSendDecision()
  const describeRefusal = useDescribeRefusal()
  const getErrorText = useErrorText()
  const refresh = useBotRefresh()
  const offerUndo = useUndoSent(api)
  const [run, setRun] = useState<BulkRun | null>(null)
  const isStopped = useRef(false)
  /** A repeated attempt has the key of the first one, in case that only the answer was lost. */
  const keys = useRef(new Map<number, IdempotencyKeys>())
  useEffect(preloadToasts, [])

  async function sendOne({ bot, decision }: BulkItem): Promise<unknown> {
    const known = keys.current.get(bot.id) ?? createIdempotencyKeys()
    keys.current.set(bot.id, known)
    try {
      const answer = await send(bot, decision, { headers: known.headersFor(decision) })
      known.settle()
      return answer
    } catch (error) {
      known.settle(error)
      throw error
    }
  }

  async function start(items: readonly BulkItem[]) {
    isStopped.current = false
    const failed: FailedItem[] = []
    const decided: StaffBot[] = []
    const answered: AnsweredDecision[] = []
    let queued = 0
    const show = (isOver: boolean) => {
      const sent = decided.length + failed.length
      setRun({ total: items.length, sent, failed: [...failed], isOver })
    }
    show(false)
    for (const item of items) {
      if (isStopped.current) break
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        const answer = await sendOne(item)
        decided.push(item.bot)
        if (answer === QUEUED) queued++
        answered.push({ itemType: 'bot', bot: item.bot, answer, at: Date.now() })
      } catch (error) {
        const text = describeRefusal(error) ?? getErrorText(error)
        failed.push({ ...item, text, mayPass: getErrorCause(error)?.passes ?? false })
        if (hasStatus(error, HTTP_UNAUTHORIZED)) {
          signIn()
          break
        }
      }
      show(false)
    }
    show(true)
    if (decided.length > queued) refresh(...decided)
    if (decided.length > 0) {
      const { action } = items[0]!.decision
      const count = decided.length
      toast({
        title: queued > 0 ? t('lists.queued.done') : t(`bots.bulk.done.${action}`, { count }),
        tone: 'success',
        action: offerUndo(answered),
      })
    }
    onDecided(decided)
  }

  return {
    run,
    start,
    /** Sends no more; the decisions that were sent stay. */
    stop: () => {
      isStopped.current = true
    },
  }
}
