import { createIdempotencyKeys, getErrorCause, hasStatus } from '@botanica/api-client'
import { HTTP_CONFLICT } from '@botanica/api-client/contract'
import { useToast } from '@botanica/ui/primitives'
import {
  getDecisionItem,
  getServerMessage,
  useApplicationRefresh,
  useBotRefresh,
  useDecisionTexts,
  useDescribeRefusal,
  useDescribeReviewError,
  useUndoSent,
  type DecisionItem,
  type DecisionQueue,
} from '@botanica/ui/staff'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../work/services.ts'
import {
  getItemKey,
  isForItem,
  isOpen,
  toQueuedDecision,
  type QueuedDecision,
  type StoredDecision,
} from './queued-decision.ts'
import { removeEmails } from './remove-emails.ts'
import { sendQueuedDecision, type Outcome } from './send-queued-decision.ts'
import { getDecisionsKey, offlineStore } from './store.ts'

/** The delay before failed decisions are sent again while the client seems to be online. */
const RETRY_MS = 30_000

const NONE_FAILED: ReadonlySet<string> = new Set()

type All = readonly QueuedDecision[]

/** The queued decisions, persisted on disk. */
function useQueueList(owner: string) {
  const name = getDecisionsKey(owner)
  const [all, setAll] = useState<All>([])
  const [isRead, setRead] = useState(false)
  useEffect(() => {
    async function restore() {
      const left = (await offlineStore.read<readonly StoredDecision[]>(name)) ?? []
      setAll((added) => [...left.map(toQueuedDecision), ...added])
      setRead(true)
    }
    void restore()
  }, [name])
  useEffect(() => {
    if (isRead) void offlineStore.write(name, removeEmails(all.filter(isOpen)))
  }, [isRead, all, name])
  return [all, setAll] as const
}

export interface QueuedDecisions {
  all: All
  queue: DecisionQueue
  /** Sends the same decision on the current item. */
  sendAnyway: (queued: QueuedDecision) => void
}

/** Returns a function that describes why a decision failed, in the reader's language where there is a text. */
function useDescribeError() {
  const { t } = useTranslation('toasts')
  const describers = { bot: useDescribeRefusal(), application: useDescribeReviewError() }

  return ({ itemType }: DecisionItem, error: unknown): string | undefined => {
    const known = describers[itemType](error)
    if (known !== undefined) return known
    const cause = getErrorCause(error)
    if (cause) return t(`because.${cause.name}`)
    // The panel has a text for conflicts; the server's message is English.
    return hasStatus(error, HTTP_CONFLICT) ? undefined : getServerMessage(error)
  }
}

/** Returns a function that refetches everything that shows the item of a decision. */
function useRefresh() {
  const refreshBot = useBotRefresh()
  const refreshApplication = useApplicationRefresh()

  return (queued: QueuedDecision) => {
    if (queued.itemType === 'bot') refreshBot(queued.bot)
    else refreshApplication(queued.application)
  }
}

/** Returns the decision on the item that was found in its conflict, to be sent as a new request. */
function retryOnFound(queued: QueuedDecision): QueuedDecision {
  if (!queued.found) return queued
  const sending = { headers: createIdempotencyKeys().headersFor(queued.decision) }
  const retried = { sending, state: 'waiting', told: undefined } as const
  return queued.itemType === 'bot'
    ? { ...queued, ...retried, bot: queued.found }
    : { ...queued, ...retried, application: queued.found }
}

/**
 * Queues decisions while the client is offline, and sends them one by one once it is online.
 * @param owner the member to whom the queue belongs; nobody else sees, sends or loses it
 */
export function useQueuedDecisions(owner: string, isAway: boolean): QueuedDecisions {
  const { api } = useServices()
  const toast = useToast()
  const getTexts = useDecisionTexts()
  const describeError = useDescribeError()
  const refresh = useRefresh()
  const offerUndo = useUndoSent(api)
  const [all, change] = useQueueList(owner)
  const [round, setRound] = useState(0)
  const isSending = useRef(false)
  // One that keeps failing does not hold up the others: each is sent once before any is sent again.
  const [failedKeys, setFailedKeys] = useState(NONE_FAILED)
  const next = isAway
    ? undefined
    : all.find((one) => one.state === 'waiting' && !failedKeys.has(getItemKey(one)))
  const nextKey = next && getItemKey(next)

  async function send(queued: QueuedDecision) {
    const item = getDecisionItem(queued)
    const isSent = isForItem(item)
    const set = (outcome: Omit<Outcome, 'answer'>) =>
      change((now) =>
        // An outcome has an item of the decision's kind.
        now.map((one) => (isSent(one) ? ({ ...one, ...outcome } as QueuedDecision) : one))
      )
    set({ state: 'sending' })
    const { answer, ...outcome } = await sendQueuedDecision(api, queued, (error) =>
      describeError(item, error)
    )
    set(outcome)
    if (outcome.state === 'waiting') setFailedKeys((keys) => new Set(keys).add(getItemKey(queued)))
    else refresh(queued)
    if (outcome.state === 'sent') {
      const action = offerUndo([{ ...queued, answer, at: Date.now() }])
      toast({ title: getTexts(queued).done, text: item.name, tone: 'success', action })
    }
    isSending.current = false
    setRound((one) => one + 1)
  }

  const hasNext = next !== undefined
  useEffect(() => {
    if (hasNext || failedKeys.size === 0) return undefined
    const timer = setTimeout(() => setFailedKeys(NONE_FAILED), isAway ? 0 : RETRY_MS)
    return () => clearTimeout(timer)
  }, [hasNext, failedKeys, isAway])

  useEffect(() => {
    if (!next || isSending.current) return
    isSending.current = true
    void send(next)
    // oxlint-disable-next-line react/exhaustive-deps -- `next` contains everything that is sent; a new `round` triggers the next attempt
  }, [nextKey, round])

  const discard = useCallback(
    (item: DecisionItem) => {
      const isDiscarded = isForItem(item)
      change((now) => now.filter((one) => !isDiscarded(one)))
    },
    [change]
  )
  const keeper = useMemo<DecisionQueue>(
    () => ({
      isOffline: isAway,
      find: (item) => all.filter(isOpen).find(isForItem(item)),
      add: (unsent) => {
        const isReplaced = isForItem(getDecisionItem(unsent))
        change((now) => [
          ...now.filter((one) => !isReplaced(one)),
          { ...unsent, keptAt: new Date().toISOString(), state: 'waiting' },
        ])
      },
      discard,
    }),
    [isAway, all, change, discard]
  )
  const sendAnyway = useCallback(
    (queued: QueuedDecision) => {
      const isRetried = isForItem(getDecisionItem(queued))
      change((now) => now.map((one) => (isRetried(one) ? retryOnFound(one) : one)))
    },
    [change]
  )
  return { all, queue: keeper, sendAnyway }
}
