import { createMemberQueries } from '@botanica/api-client/member'
import {
  AppLink,
  Button,
  EmptyState,
  ErrorState,
  LoadingState,
  LoadMore,
  Skeleton,
} from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { DecisionCard } from './decision-card.tsx'

/** The decisions about the member and the appeals against them. Restricted members can use it too. */
export function AppealsPage() {
  const { t } = useTranslation('appeals')
  const { viewer } = useViewer()

  return (
    <div className="page max-w-text py-6 md:py-10">
      <PageHead title={t('title')} isUnlisted />
      <AppLink
        href={PATHS.profile}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </AppLink>
      <h1 className="mt-3 font-serif text-heading font-medium">{t('title')}</h1>
      <p className="mt-2 text-lead text-muted">{t('lead')}</p>
      <div className="mt-6">{viewer ? <Decisions viewerId={viewer.id} /> : <PendingViewer />}</div>
    </div>
  )
}

/** Until the viewer is known, the stylesheet shows the skeleton of the list or the login link. */
function PendingViewer() {
  return (
    <>
      <div className="shown-signed-out">
        <LoginWithDiscord path={PATHS.appeals} />
      </div>
      <div className="shown-signed-in flex flex-col gap-3">
        <Skeleton className="h-32 w-full" />
        <Skeleton className="h-32 w-full" />
      </div>
    </>
  )
}

function Decisions({ viewerId }: { viewerId: string }) {
  const { t } = useTranslation(['appeals', 'common'])
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const list = useInfiniteQuery(queries.ownAppeals())
  const [query] = useSearchParams()
  const chosen = query.get('decision')
  const decisions = list.data?.pages.flatMap((page) => page.items)

  if (!decisions && list.isError) {
    return (
      <ErrorState
        title={t('failedTitle')}
        text={t('failedText')}
        action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!decisions) return <LoadingState text={t('loading')} />
  if (decisions.length === 0) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {decisions.map((decision) => (
          <li key={decision.id}>
            <DecisionCard
              decision={decision}
              viewerId={viewerId}
              isChosen={String(decision.id) === chosen}
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
