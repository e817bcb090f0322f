import { createSubmissionQueries, type BotVersion } from '@botanica/api-client/submission'
import { DateText } from '@botanica/ui/i18n'
import { Button, ErrorState, LoadMore, Skeleton } from '@botanica/ui/primitives'
import { ListingDiff } from '@botanica/ui/versions'
import { VersionChooser } from '@botanica/ui/versions/version-chooser'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useDiffTexts } from './use-diff-texts.ts'

const COMPARISON_ID = 'compare-versions'

/** The versions of a listing, newest first, each with what it changed, and the comparison of any two. */
export function VersionList({ botId }: { botId: number }) {
  const { t } = useTranslation(['forms', 'common'])
  const { api } = useServices()
  const query = useInfiniteQuery(createSubmissionQueries(api.calls).versions(botId))
  const versions = query.data?.pages.flatMap(({ items }) => items)
  if (query.isError && !versions) {
    return (
      <ErrorState
        title={t('versions.failed')}
        action={<Button onClick={() => void query.refetch()}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!versions) return <Skeleton className="h-24 w-full" />

  return (
    <>
      <ol className="flex flex-col gap-2">
        {versions.map((version, at) => (
          <VersionItem
            key={version.number}
            botId={botId}
            version={version}
            former={versions[at + 1]?.number}
          />
        ))}
      </ol>
      <LoadMore list={query} />
      {versions.length > 2 && (
        <section aria-labelledby={COMPARISON_ID} className="flex flex-col gap-3">
          <h3 id={COMPARISON_ID} className="font-semibold">
            {t('versions.compareTitle')}
          </h3>
          <VersionChooser
            versions={versions.map(({ number }) => number)}
            labels={{ from: t('versions.from'), to: t('versions.to') }}
            nameOf={(number) => t('versions.number', { number })}
          >
            {(from, to) => <Comparison botId={botId} from={from} to={to} />}
          </VersionChooser>
        </section>
      )}
    </>
  )
}

interface VersionItemProps {
  botId: number
  version: BotVersion
  /** The number of the version before; undefined for the first one. */
  former: number | undefined
}

function VersionItem({ botId, version, former }: VersionItemProps) {
  const { t } = useTranslation('forms')
  const [isOpen, setOpen] = useState(false)
  const { number, kind, author, createdAt } = version
  const name = author?.displayName ?? author?.username

  return (
    <li className="rounded-plate border border-line bg-plate px-4 py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p>
          <span className="font-semibold">{t('versions.number', { number })}</span>
          {' · '}
          {t(`versions.kinds.${kind}`)}
          {name !== undefined && name !== null && ` · ${name}`}
        </p>
        <DateText value={createdAt} className="text-label text-muted" />
      </div>
      {former !== undefined && (
        <>
          <Button
            size="small"
            variant="quiet"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'versions.hide' : 'versions.compare')}
          </Button>
          {isOpen && <Comparison botId={botId} from={former} to={number} />}
        </>
      )}
    </li>
  )
}

function Comparison({ botId, from, to }: { botId: number; from: number; to: number }) {
  const { t } = useTranslation('forms')
  const { api } = useServices()
  const queries = createSubmissionQueries(api.calls)
  const before = useQuery(queries.version(botId, from))
  const after = useQuery(queries.version(botId, to))
  const texts = useDiffTexts()
  if (before.isError || after.isError) return <p className="text-danger">{t('versions.failed')}</p>
  if (!before.data || !after.data) return <Skeleton className="mt-2 h-16 w-full" />
  return (
    <div className="mt-2">
      <ListingDiff before={before.data.fields} after={after.data.fields} texts={texts} />
    </div>
  )
}
