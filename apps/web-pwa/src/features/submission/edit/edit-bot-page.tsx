import { EmptyState, LinkButton, useToast } from '@botanica/ui/primitives'
import { paths } from '@botanica/ui/paths'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { ownsBot } from '../../../lib/owns-bot.ts'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { FormFailure, FormSkeleton, SubmissionScreen } from '../submission-screen.tsx'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { EditBot } from './edit-bot.tsx'

/** Document 1 section 9. */
const LOGGED_OUT_REDIRECT_MS = 500

/** Document 1 section 2, "Edit bot". */
export function EditBotPage() {
  const { t } = useTranslation(['forms', 'toasts', 'common'])
  const toast = useToast()
  const { id = '' } = useParams()
  const { member, isUnknown } = useRequiredMember({
    announce: () =>
      toast({
        title: t('toasts:loginRequired.title'),
        text: t('toasts:loginRequired.editBot'),
        tone: 'error',
      }),
    delayMs: LOGGED_OUT_REDIRECT_MS,
  })

  return (
    <SubmissionScreen title={t('edit.heading')}>
      {member ? (
        <OwnedBot key={id} discordBotId={id} viewer={member} />
      ) : isUnknown ? (
        <FormFailure text={t('common:states.unexpectedText')} onRetry={() => location.reload()} />
      ) : (
        <FormSkeleton />
      )}
    </SubmissionScreen>
  )
}

/** The bot as it is now: a form is not filled anew while somebody writes in it. */
function OwnedBot({ discordBotId, viewer }: { discordBotId: string; viewer: Viewer }) {
  const { t } = useTranslation(['forms', 'bot'])
  const { api } = useServices()
  const bot = useQuery({
    ...api.queries.bot(discordBotId),
    refetchOnMount: 'always',
    refetchInterval: false,
  })
  const categories = useQuery(api.queries.categories())

  if (!bot.isFetchedAfterMount && !bot.isError) return <FormSkeleton />
  if (bot.data === null) return <NotThere />
  if (!bot.data) {
    return <FormFailure text={t('bot:checkFailed')} onRetry={() => void bot.refetch()} />
  }
  if (!ownsBot(viewer, bot.data)) return <Navigate to={paths.bot(discordBotId)} replace />
  if (categories.isError) {
    return (
      <FormFailure text={t('fields.categoriesFailed')} onRetry={() => void categories.refetch()} />
    )
  }
  if (!categories.data) return <FormSkeleton />
  return <EditBot bot={bot.data} viewer={viewer} categories={categories.data} />
}

function NotThere() {
  const { t } = useTranslation('bot')

  return (
    <EmptyState
      title={t('notFoundTitle')}
      text={t('notFoundText')}
      action={
        <LinkButton href={PATHS.home} variant="filled">
          {t('returnHome')}
        </LinkButton>
      }
    />
  )
}
