import { hasStatus } from '@botanica/api-client'
import { BOT_CHANGE_ERRORS, HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import { staffKeys, type QueuedBotChange } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { refreshRows } from '../rows/use-rows.ts'
import { findPriorDecision, findReason, isOwnBotError } from '../server-reasons.ts'
import { useDecision } from '../use-decision.ts'

const DECISIONS = ['approve_bot_change', 'reject_bot_change'] as const

type ChangeDecision = { name: 'approve' } | { name: 'reject'; reason: string }

/** The mutation that decides on a change, about the version that is on the screen. */
export function useChangeDecision({ id, version, bot }: QueuedBotChange, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const client = useQueryClient()

  function refresh() {
    void refreshRows(client, staffKeys.bots())
    void client.invalidateQueries({ queryKey: staffKeys.overview() })
    void client.invalidateQueries({ queryKey: staffKeys.bot(bot.id) })
  }

  return useDecision<ChangeDecision, unknown>({
    name: ['bot change', id],
    about: bot.name,
    success: ({ name }) => t(`changes.done.${name}`),
    send: (decision, sending) => {
      const params = { id }
      if (decision.name === 'approve')
        return api.calls.botChanges.approve({ params, body: { version }, ...sending })
      const body = { version, reason: decision.reason }
      return api.calls.botChanges.reject({ params, body, ...sending })
    },
    describeError: (error) => {
      const rival = findPriorDecision(error, DECISIONS)
      const reason = findReason(error, BOT_CHANGE_ERRORS)
      const isGone = hasStatus(error, HTTP_NOT_FOUND)
      // The data on the screen is stale.
      if (rival || reason || isGone) refresh()
      if (rival)
        return t(`changes.rivals.${rival.action}`, { name: rival.by ?? t('bots.somebody') })
      if (reason) return t(`changes.errors.${reason}`)
      if (isGone) return t('bots.goneTitle')
      return isOwnBotError(error) ? t('bots.ownBot') : undefined
    },
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
