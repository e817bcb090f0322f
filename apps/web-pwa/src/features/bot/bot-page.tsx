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

  // The page was made for everybody; a bot that only some may see is asked for again in the member's name.
  const mayBeHidden = bot === null && viewer !== null && !isFetchedAfterMount
  useEffect(() => {
    if (mayBeHidden) void refetch()
  }, [mayBeHidden, refetch])

  // Another bot is another visit: what was voted or typed on the last one is none of its business.
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

/** Nobody knows such a bot, or only some do: whoever has signed in sees a place kept while the server is asked again. */
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
