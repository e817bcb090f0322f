import { findReason } from '@botanica/api-client'
import { BOT_CHANGE_ERRORS } from '@botanica/api-client/contract'
import { staffKeys, type QueuedBotChange } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { isOwnBotError } from '../server-reasons.ts'
import { useQueueDecision } from '../use-queue-decision.ts'

type ChangeDecision = { name: 'approve' } | { name: 'reject'; reason: string }

/** The mutation that decides on a change, about the version that is on the screen. */
export function useChangeDecision({ id, version, bot }: QueuedBotChange, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useQueueDecision({
    name: ['bot change', id],
    about: bot.name,
    undo: (decisionId, sending) =>
      api.calls.botChanges.undo({ params: { id }, body: { decisionId }, ...sending }),
    success: ({ name }: ChangeDecision) => t(`changes.done.${name}`),
    send: (decision, sending) => {
      const params = { id }
      if (decision.name === 'approve')
        return api.calls.botChanges.approve({ params, body: { version }, ...sending })
      const body = { version, reason: decision.reason }
      return api.calls.botChanges.reject({ params, body, ...sending })
    },
    queueKey: staffKeys.bots(),
    relatedKeys: [staffKeys.overview(), staffKeys.bot(bot.id), staffKeys.botVersions(bot.id)],
    prior: {
      actions: ['approve_bot_change', 'reject_bot_change'] as const,
      describe: (action, name) => t(`changes.rivals.${action}`, { name }),
    },
    gone: t('bots.goneTitle'),
    describeError: (error) => {
      const reason = findReason(error, BOT_CHANGE_ERRORS)
      if (reason) return t(`changes.errors.${reason}`)
      return isOwnBotError(error) ? t('bots.ownBot') : undefined
    },
    onDone,
  })
}
