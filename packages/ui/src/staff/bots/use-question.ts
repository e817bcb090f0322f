import { findReason, hasStatus } from '@botanica/api-client'
import { BOT_CHANGE_ERRORS, HTTP_NOT_FOUND, QUESTION_ERRORS } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { isOwnBotError } from '../server-reasons.ts'
import { useDecision, type DecisionOptions } from '../use-decision.ts'
import { useBotRefresh } from './use-bot-decisions.ts'

interface QuestionChange<Input> extends Pick<
  DecisionOptions<Input, unknown>,
  'name' | 'send' | 'success'
> {
  bot: StaffBot
  onDone: () => void
}

/** The mutation that asks the owners of a bot, or withdraws the question; the bot is refetched afterwards. */
function useQuestionChange<Input>({ bot, onDone, ...change }: QuestionChange<Input>) {
  const { t } = useTranslation('staff')
  const refresh = useBotRefresh()

  return useDecision<Input, unknown>({
    ...change,
    about: bot.name,
    describeError: (error) => {
      if (hasStatus(error, HTTP_NOT_FOUND)) return t('bots.goneTitle')
      if (isOwnBotError(error)) return t('bots.ownBot')
      if (findReason(error, BOT_CHANGE_ERRORS)) return t('changes.errors.outdated')
      const reason = findReason(error, QUESTION_ERRORS)
      return reason && t(`bots.questions.errors.${reason}`)
    },
    onSuccess: onDone,
    onSettled: () => refresh(bot),
  })
}

/** The mutation that asks the owners of a bot. The request names the version that the reviewer saw. */
export function useAskOwners(bot: StaffBot, onDone: () => void) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useQuestionChange({
    bot,
    name: ['ask', bot.id],
    send: (text: string, sending) =>
      api.calls.botQuestions.store({
        params: { id: bot.id },
        body: { text, version: bot.version },
        ...sending,
      }),
    success: t('bots.questions.asked'),
    onDone,
  })
}

/** The mutation that withdraws the open question about a bot. */
export function useWithdrawQuestion(bot: StaffBot) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()

  return useQuestionChange({
    bot,
    name: ['withdraw-question', bot.id],
    send: (_: undefined, sending) =>
      api.calls.botQuestions.destroy({ params: { id: bot.id }, ...sending }),
    success: t('bots.questions.withdrawn'),
    onDone: () => {},
  })
}
