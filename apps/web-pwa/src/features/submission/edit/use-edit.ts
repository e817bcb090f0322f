import { ApiError, hasStatus, type BotDetail } from '@botanica/api-client'
import { HTTP_UNAUTHORIZED } from '@botanica/api-client/contract'
import { paths } from '@botanica/ui/paths'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import type { BotForm } from '../form/use-bot-form.ts'
import type { BotBody } from '../form/values.ts'
import { useBotCache } from '../use-bot-cache.ts'

type EditBody = Omit<BotBody, 'discordBotId' | 'additionalOwners'> &
  Partial<Pick<BotBody, 'additionalOwners'>>

interface Options {
  bot: BotDetail
  form: BotForm
  /** Disables the confirmation for leaving the page. */
  release: () => void
}

/** Saves the form and navigates to the bot's page. */
export function useEdit({ bot, form, release }: Options) {
  const { t } = useTranslation(['forms', 'toasts'])
  const { api } = useServices()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useBotCache()

  const { act, isBusy, failure } = useMemberMutation({
    name: ['edit bot', bot.id],
    send: (body: EditBody, sending) =>
      api.calls.bots.update({ params: { id: bot.id }, body, ...sending }),
    onSuccess: (saved) => {
      release()
      form.discard()
      const { heldChange, ...listed } = saved
      cache.keep(listed)
      if (heldChange) toast({ title: t('held.title'), text: t('held.text') })
      else toast({ title: t('toasts.botUpdated'), tone: 'success' })
      void navigate(paths.bot(saved.discordBotId))
    },
    failed: {
      title: t('toasts:updateFailed.title'),
      text: t('toasts.updateFailed'),
      gone: t('toasts:because.botGone'),
    },
    describeError: (error) => {
      if (error instanceof ApiError) form.refuse(error.errors)
      // The draft survives signing in again.
      if (hasStatus(error, HTTP_UNAUTHORIZED)) release()
      return undefined
    },
  })
  return { save: act, isBusy, failure }
}
