import { paths } from '@botanica/ui/paths'
import { ownsBot } from '@botanica/api-client/contract'
import { LinkButton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Navigate, useParams } from 'react-router-dom'
import { PageFailure } from '../../../lib/page-failure.tsx'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { ShareButton } from '../../../lib/share/share-button.tsx'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { BotNotFound } from '../bot-not-found.tsx'
import { FormSkeleton, ForMember, SubmissionScreen } from '../submission-screen.tsx'
import { BotAnalyticsSection } from './analytics/bot-analytics.tsx'
import { BotTokens } from './bot-tokens.tsx'
import { BotWebhooks } from './webhooks/bot-webhooks.tsx'

/** What the developers of a bot need to connect it. */
export function DeveloperPage() {
  const { t } = useTranslation('developer')
  const { id = '' } = useParams()
  const required = useRequiredMember()

  return (
    <SubmissionScreen title={t('title')}>
      <ForMember {...required}>
        {(viewer) => <OwnedBot key={id} discordBotId={id} viewer={viewer} />}
      </ForMember>
    </SubmissionScreen>
  )
}

function OwnedBot({ discordBotId, viewer }: { discordBotId: string; viewer: Viewer }) {
  const { t } = useTranslation(['developer', 'bot'])
  const { api } = useServices()
  const { data: bot, isError, refetch } = useQuery(api.queries.bot(discordBotId))

  if (bot === null) return <BotNotFound />
  if (isError && !bot) {
    return <PageFailure text={t('bot:checkFailed')} onRetry={() => void refetch()} />
  }
  if (!bot) return <FormSkeleton />
  if (!ownsBot(viewer, bot)) return <Navigate to={paths.bot(discordBotId)} replace />
  return (
    <>
      <div className="mt-2 flex flex-wrap items-center justify-between gap-3">
        <p className="min-w-0 text-lead break-words text-muted">{bot.name}</p>
        <div className="flex flex-wrap gap-2">
          {bot.approvalStatus === 'approved' && <ShareButton bot={bot} size="small" />}
          <LinkButton size="small" href={paths.bot(discordBotId)}>
            {t('toBot')}
          </LinkButton>
        </div>
      </div>
      <BotAnalyticsSection bot={bot} viewer={viewer} />
      <BotTokens bot={bot} viewerId={viewer.id} />
      <BotWebhooks bot={bot} />
    </>
  )
}
