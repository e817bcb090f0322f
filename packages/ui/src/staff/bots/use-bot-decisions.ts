import { findReason, hasStatus, queryKeys, type Api } from '@botanica/api-client'
import {
  BOT_CHANGE_ERRORS,
  DECISION_RIGHTS,
  HTTP_NOT_FOUND,
  hasRoleWithRight,
  type RuleId,
  type StaffRight,
} from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type StaffBot } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { QUEUED, useSendOrQueue } from '../decision-queue.ts'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, isOwnBotError } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'
import { useUndoOffer } from '../use-undo-offer.ts'

/** What staff may do with a bot besides editing it. */
export const BOT_ACTIONS = [
  'approve',
  'reject',
  'unreject',
  'certify',
  'uncertify',
  'delete',
] as const
export type BotAction = (typeof BOT_ACTIONS)[number]

export interface BotDecision {
  action: BotAction
  /** The reason of an approval or a rejection. */
  reason?: string
  /** The rules that a decision against the bot names. */
  ruleIds?: RuleId[]
}

/** Returns the right that an action needs. */
export function getRequiredRight(action: BotAction): StaffRight {
  return action === 'delete' ? 'deleteBots' : DECISION_RIGHTS[`${action}_bot`]
}

/** The keys of decisions. */
export const DECISION_KEYS: Partial<Record<BotAction, string>> = {
  approve: 'a',
  reject: 'r',
  unreject: 'u',
  certify: 'c',
}

/** Whether the bot's state allows the action. */
function isPossible(action: BotAction, { approvalStatus, certified }: StaffBot): boolean {
  switch (action) {
    case 'approve':
      return approvalStatus === 'pending'
    case 'reject':
      return approvalStatus !== 'rejected'
    case 'unreject':
      return approvalStatus === 'rejected'
    case 'certify':
      return approvalStatus === 'approved' && !certified
    case 'uncertify':
      return certified
    case 'delete':
      return true
  }
}

/** Whether it is a decision against the bot, which names rules. */
export function isAdverse(action: BotAction): boolean {
  return action === 'reject' || action === 'uncertify' || action === 'delete'
}

/** The viewer's actions for a bot; none for their own. */
export function useAllowedBotActions(): (bot: StaffBot) => readonly BotAction[] {
  const { viewer } = useStaff()
  return (bot) =>
    bot.isOwn
      ? []
      : BOT_ACTIONS.filter(
          (action) =>
            hasRoleWithRight(viewer.roles, getRequiredRight(action)) && isPossible(action, bot)
        )
}

/**
 * Sends a decision. The request names the state and the version in which the reviewer saw the bot; the server rejects it
 * in another one.
 */
export function sendBotDecision(
  { calls: { botDecisions, staffBots } }: Pick<Api, 'calls'>,
  bot: StaffBot,
  { action, reason, ruleIds }: BotDecision,
  sending: IdempotentCallOptions
): Promise<unknown> {
  const params = { id: bot.id }
  const { version } = bot
  const rules = ruleIds ? { ruleIds } : {}
  switch (action) {
    case 'approve':
      return botDecisions.approve({
        params,
        body: reason ? { reason, version } : { version },
        ...sending,
      })
    case 'reject': {
      const body = { reason: reason ?? '', seen: bot.approvalStatus, version, ...rules }
      return botDecisions.reject({ params, body, ...sending })
    }
    case 'delete':
      return staffBots.destroy({ params, body: rules, ...sending })
    case 'uncertify':
      return botDecisions.uncertify({ params, body: { version, ...rules }, ...sending })
    default:
      return botDecisions[action]({ params, body: { version }, ...sending })
  }
}

/** Returns a function that sends a decision, or queues it while there is no connection. Its result may be `QUEUED`. */
export function useSendDecision() {
  const { api } = useStaff()
  const sendOrQueue = useSendOrQueue()

  return (
    bot: StaffBot,
    decision: BotDecision,
    sending: IdempotentCallOptions
  ): Promise<unknown> => {
    const send = () => sendBotDecision(api, bot, decision, sending)
    // A deletion is irreversible and is never queued for later.
    if (decision.action === 'delete') return send()
    return sendOrQueue({ itemType: 'bot', bot, decision, sending }, send)
  }
}

/** Returns a function that describes why a decision failed, unless the cause has nothing to do with bots. */
export function useDescribeRefusal() {
  const { t } = useTranslation('staff')

  return (error: unknown): string | undefined => {
    if (hasStatus(error, HTTP_NOT_FOUND)) return t('bots.goneTitle')
    if (findReason(error, BOT_CHANGE_ERRORS)) return t('changes.errors.outdated')
    return isOwnBotError(error) ? t('bots.ownBot') : getPriorDecision(error, t)
  }
}

interface BotDecisionOptions {
  bot: StaffBot
  /** Called after success. */
  onDone: (decision: BotDecision) => void
  /** Called after success and failure. */
  onSettled: () => void
}

/**
 * The mutation that decides on a bot. If somebody else has decided already, it describes who decided what, and
 * refetches.
 */
export function useBotDecision({ bot, onDone, onSettled }: BotDecisionOptions) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()
  const refresh = useBotRefresh()
  const send = useSendDecision()
  const describeRefusal = useDescribeRefusal()
  const offer = useUndoOffer({
    name: ['decide', bot.id],
    about: bot.name,
    send: (decisionId, sending) =>
      api.calls.botDecisions.undo({ params: { id: bot.id }, body: { decisionId }, ...sending }),
    onSettled: () => refresh(bot),
  })
  const wasQueued = useRef(false)

  return useDecision({
    name: ['decide', bot.id],
    send: async (decision: BotDecision, sending): Promise<unknown> => {
      wasQueued.current = false
      const answer = await send(bot, decision, sending)
      wasQueued.current = answer === QUEUED
      return answer
    },
    about: bot.name,
    success: ({ action }, answer) =>
      answer === QUEUED ? t('lists.queued.done') : t(`bots.done.${action}`),
    offer,
    onSuccess: (_answer, decision) => {
      if (decision.action === 'delete') client.setQueryData(staffKeys.bot(bot.id), null)
      onDone(decision)
    },
    describeError: describeRefusal,
    onSettled: () => {
      // Refetching offline would only lose the cached data.
      if (!wasQueued.current) refresh(bot)
      onSettled()
    },
  })
}

type StaffTranslate = ReturnType<typeof useTranslation<'staff'>>['t']

const KNOWN_DECISIONS = [
  'approve_bot',
  'reject_bot',
  'unreject_bot',
  'certify_bot',
  'uncertify_bot',
] as const

/** A text about the earlier decision; undefined for any other error. */
export function getPriorDecision(error: unknown, t: StaffTranslate): string | undefined {
  const rival = findPriorDecision(error, KNOWN_DECISIONS)
  if (!rival) return undefined
  return t(`bots.decided.${rival.action}`, { name: rival.by ?? t('lists.administrator') })
}

/** Refetches everything that shows the bots. */
export function useBotRefresh() {
  const client = useQueryClient()

  return (...bots: readonly Pick<StaffBot, 'id' | 'discordBotId'>[]) => {
    void refreshRows(client, staffKeys.bots())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
    for (const { id, discordBotId } of bots) {
      void client.invalidateQueries({ queryKey: staffKeys.bot(id) })
      void client.invalidateQueries({ queryKey: staffKeys.botVersions(id) })
      void client.invalidateQueries({ queryKey: queryKeys.bot(discordBotId) })
    }
  }
}
