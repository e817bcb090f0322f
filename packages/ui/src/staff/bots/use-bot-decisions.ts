import { hasStatus, queryKeys, type Api } from '@botanica/api-client'
import {
  DECISION_RIGHTS,
  HTTP_NOT_FOUND,
  hasRoleWithRight,
  type StaffRight,
} from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys, type StaffBot } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, isOwnBotError } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'
import { hasNoResponse } from './decision-queue.ts'

/** What the staff may do with a bot besides editing it. */
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
  deed: BotAction
  /** Of an approval and a rejection. */
  reason?: string
}

function getRequiredRight(deed: BotAction): StaffRight {
  return deed === 'delete' ? 'deleteBots' : DECISION_RIGHTS[`${deed}_bot`]
}

/** Whether the bot's state lets it be done. */
function isPossible(deed: BotAction, { approvalStatus, certified }: StaffBot): boolean {
  switch (deed) {
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

/** What the viewer may do with a bot; nothing with an own one. */
export function useAllowedBotActions(): (bot: StaffBot) => readonly BotAction[] {
  const { viewer } = useStaff()
  return (bot) =>
    bot.isOwn
      ? []
      : BOT_ACTIONS.filter(
          (deed) => hasRoleWithRight(viewer.roles, getRequiredRight(deed)) && isPossible(deed, bot)
        )
}

/** Asks the server for it; every call says how the bot was seen, or is refused unless it stands as the deed needs it. */
export function sendBotDecision(
  { calls: { botDecisions, staffBots } }: Pick<Api, 'calls'>,
  bot: StaffBot,
  { deed, reason }: BotDecision,
  sending: IdempotentCallOptions
): Promise<unknown> {
  const params = { id: bot.id }
  switch (deed) {
    case 'approve':
      return botDecisions.approve({ params, body: reason ? { reason } : {}, ...sending })
    case 'reject': {
      const body = { reason: reason ?? '', seen: bot.approvalStatus }
      return botDecisions.reject({ params, body, ...sending })
    }
    case 'delete':
      return staffBots.destroy({ params, ...sending })
    default:
      return botDecisions[deed]({ params, ...sending })
  }
}

/** It waits for a connection. */
const QUEUED = Symbol('kept')

interface BotDecisionOptions {
  bot: StaffBot
  /** It is done. */
  onDone: (decision: BotDecision) => void
  /** However it has ended. */
  onSettled: () => void
}

/** Decides about a bot. Who is too late is told who decided what, and sees it. */
export function useBotDecision({ bot, onDone, onSettled }: BotDecisionOptions) {
  const { t } = useTranslation('staff')
  const { api, decisionQueue: queue } = useStaff()
  const client = useQueryClient()
  const refresh = useBotRefresh()
  const wasQueued = useRef(false)

  return useDecision({
    name: ['decide', bot.id],
    send: async (decision: BotDecision, sending): Promise<unknown> => {
      wasQueued.current = false
      // What is gone at once and everywhere is not left to a later moment.
      if (!queue || decision.deed === 'delete') return sendBotDecision(api, bot, decision, sending)
      if (!queue.isOffline) {
        try {
          return await sendBotDecision(api, bot, decision, sending)
        } catch (error) {
          if (!hasNoResponse(error)) throw error
        }
      }
      queue.add({ bot, decision, sending })
      wasQueued.current = true
      return QUEUED
    },
    about: bot.name,
    success: ({ deed }, answer) =>
      answer === QUEUED ? t('bots.kept.done') : t(`bots.done.${deed}`),
    onSuccess: (_answer, decision) => {
      if (decision.deed === 'delete') client.setQueryData(staffKeys.bot(bot.id), null)
      onDone(decision)
    },
    describeError: (error) => {
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('bots.goneTitle')
      return isOwnBotError(error) ? t('bots.ownBot') : getPriorDecision(error, t)
    },
    onSettled: () => {
      // Asking again without a connection would only lose what is known.
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

/** Who was faster, in a sentence; undefined when it failed for something else. */
export function getPriorDecision(error: unknown, t: StaffTranslate): string | undefined {
  const rival = findPriorDecision(error, KNOWN_DECISIONS)
  if (!rival) return undefined
  return t(`bots.decided.${rival.action}`, { name: rival.by ?? t('bots.somebody') })
}

/** Brings everything that shows the bot up to date. */
export function useBotRefresh() {
  const client = useQueryClient()

  return ({ id, discordBotId }: Pick<StaffBot, 'id' | 'discordBotId'>) => {
    void refreshRows(client, staffKeys.bots())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
    void client.invalidateQueries({ queryKey: staffKeys.bot(id) })
    void client.invalidateQueries({ queryKey: queryKeys.bot(discordBotId) })
  }
}
