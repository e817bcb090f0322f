import { EmptyState, LinkButton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { PageFailure } from '../../lib/page-failure.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { BotPageSkeleton } from './bot-page-skeleton.tsx'
import { BotView } from './bot-view.tsx'

export function BotPage() {
  const { t } = useTranslation(['bot', 'common'])
  const { api } = useServices()
  const { id = '' } = useParams()
  const { viewer } = useViewer()
  const {
    data: bot,
    isError,
    isFetching,
    isFetchedAfterMount,
    refetch,
  } = useQuery(api.queries.bot(id))

  // The server renders pages for visitors. A signed-in member may see a hidden bot, so the query is sent
  // again as the member.
  const mayBeHidden = bot === null && viewer !== null && !isFetchedAfterMount
  useEffect(() => {
    if (mayBeHidden) void refetch()
  }, [mayBeHidden, refetch])

  // The key resets votes and input when the page shows another bot.
  if (bot) return <BotView key={bot.id} bot={bot} />
  if (bot === null) return <MissingBot isRefetching={mayBeHidden || isFetching} />
  if (isError) {
    return (
      <div className="page py-16">
        <PageHead title={t('common:states.unexpectedTitle')} />
        <PageFailure level={1} text={t('checkFailed')} onRetry={() => void refetch()} />
      </div>
    )
  }
  return <BotPageSkeleton />
}

/**
 * A bot that does not exist, or is hidden from visitors. Members see a skeleton until the repeated request
 * has finished.
 */
function MissingBot({ isRefetching }: { isRefetching: boolean }) {
  const { t } = useTranslation('bot')
  const { isSignedOut, isPending } = useViewer()
  const isUnsure = isPending || (isRefetching && !isSignedOut)

  return (
    <>
      <PageHead title={t('notFoundTitle')} />
      {isUnsure ? (
        <BotPageSkeleton />
      ) : (
        <div className="page py-16">
          <EmptyState
            level={1}
            title={t('notFoundTitle')}
            text={t('notFoundText')}
            action={
              <LinkButton href={PATHS.home} variant="filled">
                {t('returnHome')}
              </LinkButton>
            }
          />
        </div>
      )}
    </>
  )
}
