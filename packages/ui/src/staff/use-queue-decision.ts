import { hasStatus } from '@botanica/api-client'
import { HTTP_CONFLICT, HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { QUEUED } from './decision-queue.ts'
import { refreshRows } from './rows/use-rows.ts'
import { findPriorDecision } from './server-reasons.ts'
import { useGoOn } from './table/go-on.ts'
import { useDecision, type DecisionOptions } from './use-decision.ts'
import { useUndoOffer, type UndoOfferOptions } from './use-undo-offer.ts'

interface QueueDecisionOptions<Input, Action extends string> extends Pick<
  DecisionOptions<Input, unknown>,
  'name' | 'about' | 'success' | 'send'
> {
  /** The call that undoes the decision, if it can be undone. */
  undo?: UndoOfferOptions['send']
  /** The queue's lists. */
  queueKey: QueryKey
  /** What else shows the item; the numbers of the overview by default. */
  relatedKeys?: readonly QueryKey[]
  /** The audit actions of earlier decisions on the item, and a text about them. */
  prior?: { actions: readonly Action[]; describe: (action: Action, name: string) => string }
  /** What the toast says if the item no longer exists. */
  gone: string
  /** Describes other errors. */
  describeError?: (error: unknown) => string | undefined
  onDone: () => void
}

/**
 * The mutation that decides on an item of a queue. The queue is refetched after deciding and undoing, also if another staff
 * member was faster or the item has changed.
 */
export function useQueueDecision<Input, Action extends string = never>({
  queueKey,
  relatedKeys = [staffKeys.overview()],
  prior,
  success,
  gone,
  describeError,
  onDone,
  undo,
  ...decision
}: QueueDecisionOptions<Input, Action>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()
  const goOn = useGoOn()

  function refresh() {
    void refreshRows(client, queueKey)
    for (const queryKey of relatedKeys) void client.invalidateQueries({ queryKey })
  }

  const offer = useUndoOffer({
    name: decision.name,
    about: decision.about,
    send: undo,
    onSettled: refresh,
  })

  return useDecision<Input, unknown>({
    ...decision,
    offer,
    success: (input, answer) => {
      if (answer === QUEUED) return t('lists.queued.done')
      return typeof success === 'string' ? success : success(input, answer)
    },
    describeError: (error) => {
      const isGone = hasStatus(error, HTTP_NOT_FOUND)
      // The data on the screen is stale.
      if (isGone || hasStatus(error, HTTP_CONFLICT)) refresh()
      if (isGone) return gone
      const rival = prior && findPriorDecision(error, prior.actions)
      if (rival) return prior.describe(rival.action, rival.by ?? t('lists.administrator'))
      return describeError?.(error)
    },
    onSuccess: (answer) => {
      // Refetching offline would only lose the cached data.
      if (answer !== QUEUED) refresh()
      onDone()
      goOn()
    },
  })
}
