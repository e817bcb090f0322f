import type { Person } from '@botanica/api-client'
import { Button, EmptyState, ErrorState, LinkButton, LoadingState } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { PageHead } from '../../../lib/head.tsx'
import { Moderation } from '../../../lib/moderation.tsx'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { PersonView } from './person-view.tsx'

export function PersonPage() {
  const { t } = useTranslation(['person', 'common'])
  const { api } = useServices()
  const { id = '' } = useParams()
  const { data: person, isError, refetch } = useQuery(api.queries.person(id))

  if (person?.banned) return <Banned person={person} />
  // The key resets input when the page shows another person.
  if (person) return <PersonView key={person.id} person={person} />
  if (person === null) return <NotFound />
  if (isError) {
    return (
      <div className="page py-16">
        <PageHead title={t('failed.title')} isUnlisted />
        <ErrorState
          level={1}
          title={t('failed.title')}
          text={t('failed.text')}
          action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
        />
      </div>
    )
  }
  return (
    <div className="page py-16">
      <PageHead title={t('fallbackTitle', { id })} isUnlisted />
      <LoadingState text={t('loading')} />
    </div>
  )
}

function NotFound() {
  const { t } = useTranslation(['person', 'common'])

  return (
    <div className="page py-16">
      <PageHead title={t('notFound.title')} isUnlisted />
      <EmptyState
        level={1}
        title={t('notFound.title')}
        text={t('notFound.text')}
        action={
          <LinkButton href={PATHS.home} variant="filled">
            {t('common:actions.goHome')}
          </LinkButton>
        }
      />
    </div>
  )
}

function Banned({ person }: { person: Person }) {
  const { t } = useTranslation('person')

  return (
    <div className="page py-16">
      <PageHead title={t('banned.title')} isUnlisted />
      <EmptyState
        level={1}
        title={t('banned.title')}
        text={
          <>
            {t('banned.text')}
            {person.banReason && (
              <span className="mt-2 block break-words">
                {t('banned.reason', { reason: person.banReason })}
              </span>
            )}
          </>
        }
        action={<Moderation memberId={person.id} />}
      />
    </div>
  )
}
