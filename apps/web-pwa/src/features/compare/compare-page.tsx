import { COMPARE_KEYS, COMPARISON_LIMIT } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { Button, EmptyState, LinkButton, LoadingState } from '@botanica/ui/primitives'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import {
  getCompareUrl,
  parseComparison,
  readComparedBots,
  storeComparedBots,
  toComparedIds,
} from '../../lib/compare/compared-bots.ts'
import { PageHead } from '../../lib/head.tsx'
import { PATHS } from '../../lib/paths.ts'
import { AddBotField } from './add-bot-field.tsx'
import { ComparisonTable } from './comparison-table.tsx'
import { useBots } from './use-bots.ts'

export { prefetchCompare } from './prefetch-compare.ts'

const HEADING_ID = 'comparison'

/** Bots side by side. The URL says which; without any, the page opens those that were compared last. */
export function ComparePage() {
  const { t } = useTranslation(['compare', 'common'])
  const { language } = useFormat()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const ids = parseComparison(query)
  const { bots, isLoading, missing, failed, retry } = useBots(ids)
  useStoredComparison(query)

  const open = (next: readonly string[]) =>
    void navigate(getCompareUrl(next), { preventScrollReset: true })
  const names = new Intl.ListFormat(language).format(bots.map(({ name }) => name))
  const [first] = bots

  return (
    <div className="page pt-10 pb-4">
      {first ? (
        <PageHead title={t('titleNamed', { names })} description={t('description', { names })} />
      ) : (
        <PageHead title={t('title')} description={t('intro', { max: COMPARISON_LIMIT })} />
      )}
      <h1 id={HEADING_ID} className="font-serif text-heading font-medium">
        {t('title')}
      </h1>
      <p className="mt-1 max-w-text text-muted">{t('intro', { max: COMPARISON_LIMIT })}</p>
      {ids.length < COMPARISON_LIMIT ? (
        <AddBotField ids={ids} onAdd={(id) => open([...ids, id])} />
      ) : (
        <p className="mt-5">{t('full', { max: COMPARISON_LIMIT })}</p>
      )}
      {missing.length > 0 && (
        <Notice
          text={t('missing', { count: missing.length })}
          action={t('removeMissing')}
          onAction={() => open(ids.filter((id) => !missing.includes(id)))}
        />
      )}
      {failed.length > 0 && (
        <Notice
          text={t('failed', { count: failed.length })}
          action={t('common:actions.retry')}
          onAction={retry}
        />
      )}
      {bots.some(({ detail }) => detail === null) && (
        <output className="mt-5 block text-muted">{t('stored')}</output>
      )}
      {first && bots.length === 1 && !isLoading && (
        <p className="mt-5">{t('onlyOne', { name: first.name })}</p>
      )}
      {first && <ComparisonTable labelledBy={HEADING_ID} bots={bots} ids={ids} />}
      {isLoading && <LoadingState />}
      {ids.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            <LinkButton href={PATHS.discover} variant="filled">
              {t('browse')}
            </LinkButton>
          }
        />
      )}
      {ids.length > 1 && (
        <LinkButton href={getCompareUrl([])} variant="quiet" className="mt-4">
          {t('removeAll')}
        </LinkButton>
      )}
    </div>
  )
}

interface NoticeProps {
  text: string
  action: string
  onAction: () => void
}

function Notice({ text, action, onAction }: NoticeProps) {
  return (
    <output className="mt-5 flex flex-wrap items-center justify-between gap-3 rounded-plate bg-mist p-4">
      {text}
      <Button size="small" onClick={onAction}>
        {action}
      </Button>
    </output>
  )
}

/** Stores the bots of the URL on this device, and opens the stored ones, with the bot that the URL adds to them. */
function useStoredComparison(query: URLSearchParams) {
  const navigate = useNavigate()
  const isComplete = query.has(COMPARE_KEYS.bots)
  const added = query.get(COMPARE_KEYS.add)
  const shown = parseComparison(query).join()

  useEffect(() => {
    if (isComplete) {
      storeComparedBots(toComparedIds(shown.split(',')))
      return
    }
    const ids = toComparedIds([...readComparedBots(), added])
    if (ids.length > 0) void navigate(getCompareUrl(ids), { replace: true })
  }, [isComplete, added, shown, navigate])
}
