import { loadToasts, useToast } from '@botanica/ui/primitives'
import { paths } from '@botanica/ui/paths'
import type { BotDetail } from '@botanica/api-client'
import { ownsBot } from '@botanica/api-client/contract'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../../lib/page-failure.tsx'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { BotNotFound } from '../bot-not-found.tsx'
import { FormSkeleton, ForMember, SubmissionScreen } from '../submission-screen.tsx'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { EditBot } from './edit-bot.tsx'

const LOGGED_OUT_REDIRECT_MS = 500

export function EditBotPage() {
  const { t } = useTranslation(['forms', 'toasts'])
  const toast = useToast()
  const { id = '' } = useParams()
  const required = useRequiredMember({
    announce: () => {
      toast({
        title: t('toasts:loginRequired.title'),
        text: t('toasts.loginRequired'),
        tone: 'error',
      })
      return loadToasts()
    },
    delayMs: LOGGED_OUT_REDIRECT_MS,
  })

  return (
    <SubmissionScreen title={t('edit.heading')}>
      <ForMember {...required}>
        {(viewer) => <OwnedBot key={id} discordBotId={id} viewer={viewer} />}
      </ForMember>
    </SubmissionScreen>
  )
}

/** Loads the bot once: the form must not be reset while somebody is writing. */
function OwnedBot({ discordBotId, viewer }: { discordBotId: string; viewer: Viewer }) {
  const { t } = useTranslation(['forms', 'bot'])
  const { api } = useServices()
  const bot = useQuery({
    ...api.queries.bot(discordBotId),
    refetchOnMount: 'always',
    refetchInterval: false,
  })
  const held = useQuery({
    ...createSubmissionQueries(api.calls).heldChange(bot.data?.id ?? 0),
    enabled: bot.data ? ownsBot(viewer, bot.data) : false,
    refetchOnMount: 'always',
  })
  const categories = useQuery(api.queries.categories())
  const [deleted, setDeleted] = useState<BotDetail | null>(null)

  // Until the profile page has loaded, the form stays, so that the deleted bot is not reported as missing.
  if (deleted && categories.data) {
    return (
      <EditBot
        bot={deleted}
        viewer={viewer}
        categories={categories.data}
        heldChange={null}
        onDelete={setDeleted}
      />
    )
  }
  if (!bot.isFetchedAfterMount && !bot.isError) return <FormSkeleton />
  if (bot.data === null) return <BotNotFound />
  if (!bot.data) {
    return <PageFailure text={t('bot:checkFailed')} onRetry={() => void bot.refetch()} />
  }
  if (!ownsBot(viewer, bot.data)) return <Navigate to={paths.bot(discordBotId)} replace />
  if (categories.isError) {
    return (
      <PageFailure text={t('fields.categoriesFailed')} onRetry={() => void categories.refetch()} />
    )
  }
  if (held.isError && !held.data) {
    return <PageFailure text={t('held.loadFailed')} onRetry={() => void held.refetch()} />
  }
  if (!categories.data || !held.data) return <FormSkeleton />
  const { heldChange } = held.data
  return (
    <EditBot
      // After a withdrawal the form goes back to the listing.
      key={heldChange?.id ?? 'listed'}
      bot={bot.data}
      viewer={viewer}
      categories={categories.data}
      heldChange={heldChange}
      onDelete={setDeleted}
    />
  )
}
