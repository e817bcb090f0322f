import {
  createTransparencyQueries,
  type TransparencyMonth,
} from '@botanica/api-client/transparency'
import { RelativeTime } from '@botanica/ui/i18n'
import { Button, EmptyState, ErrorState, LoadingState } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { useServices } from '../../lib/services.tsx'
import { DecisionLog } from './decision-log.tsx'
import { MonthTable } from './month-table.tsx'
import { RuleTable } from './rule-table.tsx'

const DATA_PATH = '/api/transparency'
const FEED_PATHS = { Atom: '/feeds/transparency.atom', 'JSON Feed': '/feeds/transparency.json' }
const LINK = 'underline underline-offset-4 hover:text-leaf-strong'

/** What staff decide, counted by month, and the log of decisions against members. */
export function TransparencyPage() {
  const { t } = useTranslation(['transparency', 'common'])
  const { api } = useServices()
  const queries = useMemo(() => createTransparencyQueries(api), [api])
  const { data, isError, refetch } = useQuery(queries.report())

  function content() {
    if (!data && isError) {
      return (
        <ErrorState
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
        />
      )
    }
    if (!data) return <LoadingState text={t('loading')} />
    if (data.months.length === 0) {
      return <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
    }
    return <Report months={data.months} />
  }

  return (
    <div className="page pt-10 pb-4">
      <PageHead title={t('title')} description={t('text')} />
      <h1 className="font-serif text-heading font-medium">{t('title')}</h1>
      <p className="mt-2 max-w-text text-lead text-muted">{t('text')}</p>
      {content()}
      <HowComputed computedAt={data?.computedAt ?? null} />
    </div>
  )
}

function Report({ months }: { months: readonly TransparencyMonth[] }) {
  return (
    <>
      <MonthTable months={months} />
      <RuleTable months={months} />
      <DecisionLog />
    </>
  )
}

function HowComputed({ computedAt }: { computedAt: string | null }) {
  const { t } = useTranslation('transparency')

  return (
    <section aria-labelledby="how" className="mt-12 max-w-text">
      <h2 id="how" className="font-serif text-title font-medium">
        {t('how.title')}
      </h2>
      {(['counts', 'time', 'rules', 'privacy'] as const).map((part) => (
        <p key={part} className="mt-3">
          {t(`how.${part}`)}
        </p>
      ))}
      <p className="mt-3 flex flex-wrap gap-x-3 gap-y-1 text-label text-muted">
        <span>
          {t('how.data')}{' '}
          <a href={DATA_PATH} className={LINK}>
            JSON
          </a>
        </span>
        {Object.entries(FEED_PATHS).map(([name, path]) => (
          <a key={name} href={path} className={LINK}>
            {t('how.feed')} ({name})
          </a>
        ))}
        {computedAt && (
          <span>
            {t('how.updated')} <RelativeTime value={computedAt} />
          </span>
        )}
      </p>
    </section>
  )
}
