import { ApiError, type BotDetail } from '@botanica/api-client'
import { BOT_LIMITS, type SubmissionReason } from '@botanica/api-client/contract'
import { paths } from '@botanica/ui/paths'
import { useToast } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { useMemberMutation } from '../../../lib/use-member-mutation.ts'
import type { Viewer } from '../../../lib/viewer.ts'
import type { BotForm } from '../form/use-bot-form.ts'
import type { BotBody } from '../form/values.ts'
import { useBotCache } from '../use-bot-cache.ts'
import type { Membership } from './membership.tsx'
import type { BotLookup } from './use-bot-lookup.ts'

/** Reasons of a `conflict` with a specific text here. All others mean that the bot is pending. */
const REASONS = {
  approved: 'approved',
  rejected: 'rejected',
  rejectedOfOthers: 'rejectedOfOthers',
} as const satisfies { [Reason in SubmissionReason]?: Reason }

/** A new bot, or a rejected one that is submitted again. */
interface Submission {
  body: BotBody
  info: NonNullable<BotLookup['info']>
  rejected: BotDetail | null
  viewerId: string | null
}

/** Fields that the server ignores: it gets them from Discord. */
function toPlatformFields({ info }: Submission) {
  return { name: info.name, avatar: info.avatar ?? '', banner: info.banner ?? '' }
}

/** Only the main owner can change the owners. */
function toRequestBody({ body, rejected, viewerId }: Submission) {
  const { additionalOwners, ...rest } = body
  return rejected && rejected.userId !== viewerId ? rest : { ...rest, additionalOwners }
}

interface Options {
  form: BotForm
  viewer: Viewer | null
  membership: Membership
}

/** Submits the form and shows the result. */
export function useSubmission({ form, viewer, membership }: Options) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const navigate = useNavigate()
  const toast = useToast()
  const cache = useBotCache()
  const getErrorText = useErrorText(viewer, membership)

  const { act, isBusy, failure } = useMemberMutation({
    name: ['submit bot'],
    // Offline the viewer may be unknown. The input is still saved as a draft.
    kept: viewer
      ? { by: viewer.id, draft: form.draftName, what: 'bot', text: t('toasts.saved') }
      : undefined,
    send: (submission: Submission, sending) => {
      const body = { ...toRequestBody(submission), ...toPlatformFields(submission) }
      const { rejected } = submission
      return rejected
        ? api.calls.bots.update({
            params: { id: rejected.id },
            body: { ...body, approvalStatus: 'pending', approvalReason: '' },
            ...sending,
          })
        : api.calls.bots.store({ body, ...sending })
    },
    onSuccess: (bot, { rejected }) => {
      form.discard()
      cache.keep(bot)
      toast({
        title: t(rejected ? 'toasts.botResubmitted' : 'toasts.botSubmitted'),
        tone: 'success',
      })
      void navigate(rejected ? PATHS.profile : paths.bot(bot.discordBotId))
    },
    failed: { title: t('toasts.submissionFailed.title'), text: t('toasts.submissionFailed.text') },
    describeError: (error) => {
      if (!(error instanceof ApiError)) return undefined
      form.refuse(error.errors)
      if (error.code === 'server_membership') {
        membership.ask()
        membership.setWindowOpen(true)
      }
      const errorText = getErrorText(error)
      if (errorText) toast({ ...errorText, tone: 'error' })
      return errorText?.text
    },
  })
  return { submit: act, isBusy, failure }
}

/** Texts for the errors of a submission. @returns undefined for errors with a general explanation */
function useErrorText(viewer: Viewer | null, { server }: Membership) {
  const { t } = useTranslation('forms')

  function limitText(limit: number) {
    const text = t('add.limit', { count: limit })
    return viewer?.isPremium ? text : `${text} ${t('add.premium', { count: BOT_LIMITS.premium })}`
  }

  return ({ code, reason, response, retryAfter }: ApiError) => {
    const title = t('toasts.submissionFailed.title')
    const { limit } = (response ?? {}) as { limit?: number }
    if (code === 'limit' && limit !== undefined) return { title, text: limitText(limit) }
    if (code === 'server_membership') return { title, text: t('membership.text', { server }) }
    if (code !== 'conflict' || retryAfter !== null) return undefined
    if (reason === REASONS.rejected) {
      return { title, text: t('add.previouslyRejected') }
    }
    if (reason === REASONS.rejectedOfOthers) {
      return { title, text: t('add.notYours') }
    }
    const isApproved = reason === REASONS.approved
    return {
      title: t('toasts.botExists'),
      text: t(isApproved ? 'errors.alreadyApproved' : 'errors.alreadyPending'),
    }
  }
}
