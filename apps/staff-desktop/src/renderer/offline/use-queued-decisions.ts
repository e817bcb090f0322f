import { createIdempotencyKeys, getErrorCause } from '@botanica/api-client'
import { useToast } from '@botanica/ui/primitives'
import {
  getPriorDecision,
  getServerMessage,
  useBotRefresh,
  type DecisionQueue,
} from '@botanica/ui/staff'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../work/services.ts'
import {
  toQueuedDecision,
  isForBot,
  isOpen,
  type QueuedDecision,
  type StoredDecision,
} from './queued-decision.ts'
import { sendQueuedDecision } from './send-queued-decision.ts'
import { getDecisionsKey, offlineStore } from './store.ts'

/** The delay before a retry when the server was unreachable although the client seemed online. */
const RETRY_MS = 30_000

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
    if (isRead) void offlineStore.write(name, all.filter(isOpen))
  }, [isRead, all, name])
  return [all, setAll] as const
}

export interface QueuedDecisions {
  all: All
  queue: DecisionQueue
  /** Sends the same decision on the current bot. */
  sendAnyway: (queued: QueuedDecision) => void
}

/**
 * Queues decisions while the client is offline, and sends them one by one once it is online.
 * @param owner the member to whom the queue belongs; nobody else sees, sends or loses it
 */
export function useQueuedDecisions(owner: string, isAway: boolean): QueuedDecisions {
  const { t } = useTranslation(['staff', 'toasts'])
  const { api } = useServices()
  const toast = useToast()
  const refresh = useBotRefresh()
  const [all, change] = useQueueList(owner)
  const [round, setRound] = useState(0)
  const isSending = useRef(false)
  const next = isAway ? undefined : all.find(({ state }) => state === 'waiting')

  function describeError(error: unknown) {
    const cause = getErrorCause(error)
    return (
      getPriorDecision(error, t) ??
      (cause ? t(`toasts:because.${cause.name}`) : getServerMessage(error))
    )
  }

  async function send(queued: QueuedDecision) {
    const set = (outcome: Partial<QueuedDecision>) =>
      change((now) =>
        now.map((one) => (isForBot(queued.bot.id)(one) ? { ...one, ...outcome } : one))
      )
    set({ state: 'sending' })
    const outcome = await sendQueuedDecision(api, queued, describeError)
    set(outcome)
    if (outcome.state === 'waiting') setTimeout(() => setRound((one) => one + 1), RETRY_MS)
    else refresh(queued.bot)
    if (outcome.state === 'sent') {
      const title = t(`bots.done.${queued.decision.action}`)
      toast({ title, text: queued.bot.name, tone: 'success' })
    }
    isSending.current = false
    if (outcome.state !== 'waiting') setRound((one) => one + 1)
  }

  useEffect(() => {
    if (!next || isSending.current) return
    isSending.current = true
    void send(next)
    // oxlint-disable-next-line react/exhaustive-deps -- `next` contains everything that is sent; a new `round` triggers the next attempt
  }, [next?.bot.id, round])

  const discard = useCallback(
    (botId: number) => change((now) => now.filter((one) => !isForBot(botId)(one))),
    [change]
  )
  const keeper = useMemo<DecisionQueue>(
    () => ({
      isOffline: isAway,
      find: (botId) => all.find((one) => isForBot(botId)(one) && isOpen(one)),
      add: (unsent) =>
        change((now) => [
          ...now.filter((one) => !isForBot(unsent.bot.id)(one)),
          { ...unsent, keptAt: new Date().toISOString(), state: 'waiting' },
        ]),
      discard,
    }),
    [isAway, all, change, discard]
  )
  const sendAnyway = useCallback(
    ({ bot: { id }, found, decision }: QueuedDecision) => {
      if (!found) return
      const sending = { headers: createIdempotencyKeys().headersFor(decision) }
      const retried = { bot: found, sending, state: 'waiting', told: undefined } as const
      change((now) => now.map((one) => (isForBot(id)(one) ? { ...one, ...retried } : one)))
    },
    [change]
  )
  return { all, queue: keeper, sendAnyway }
}
