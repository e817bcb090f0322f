import { hasStatus } from '@botanica/api-client'
import { HTTP_CONFLICT, HTTP_NOT_FOUND } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { useStaff } from '../environment.tsx'
import { useDecision } from '../use-decision.ts'
import { useBotRefresh } from './use-bot-decisions.ts'

/** What both mutations do. */
function useSnoozeChange(bot: StaffBot) {
  const { t } = useTranslation('staff')
  const refresh = useBotRefresh()

  return {
    about: bot.name,
    describeError: (error: unknown) => {
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('bots.goneTitle')
      return hasStatus(error, HTTP_CONFLICT) ? t('bots.snooze.notPending') : undefined
    },
    onSettled: () => refresh(bot),
  }
}

/** The mutation that puts a snoozed bot back into the viewer's queue. It has no input. */
export function useEndSnooze(bot: StaffBot, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useDecision({
    ...useSnoozeChange(bot),
    name: ['end-snooze', bot.id],
    send: (_: undefined, sending) =>
      api.calls.snoozes.destroy({ params: { id: bot.id }, ...sending }),
    success: t('bots.snooze.ended'),
    onSuccess: onDone,
  })
}

/** The mutation that snoozes a bot for the viewer, until a time in ISO 8601. It can be undone. */
export function useSnooze(bot: StaffBot, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const format = useFormat()
  const { act: end } = useEndSnooze(bot, () => {})

  return useDecision({
    ...useSnoozeChange(bot),
    name: ['snooze', bot.id],
    send: (until: string, sending) =>
      api.calls.snoozes.update({ params: { id: bot.id }, body: { until }, ...sending }),
    success: (until) => t('bots.snooze.until', { when: format.dateTime(new Date(until)) }),
    offer: () => ({ label: t('bots.undo.action'), onSelect: () => end(undefined) }),
    onSuccess: onDone,
  })
}
