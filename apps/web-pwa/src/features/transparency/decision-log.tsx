import {
  createTransparencyQueries,
  type AnonymousDecision,
} from '@botanica/api-client/transparency'
import { useFormat } from '@botanica/ui/i18n'
import { Button, EmptyState, ErrorState, LoadingState, LoadMore } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { CountTable } from './count-table.tsx'
import { useRuleTitle } from './use-rule-title.ts'

const HEADING_ID = 'decisions'

/** The decisions of staff against members, without who, whom and why. */
export function DecisionLog() {
  const { t } = useTranslation(['transparency', 'common'])
  const { api } = useServices()
  const queries = useMemo(() => createTransparencyQueries(api), [api])
  const list = useInfiniteQuery(queries.decisions())
  const decisions = list.data?.pages.flatMap((page) => page.items)

  function content() {
    if (!decisions && list.isError) {
      return (
        <ErrorState
          level={3}
          title={t('failedTitle')}
          text={t('failedText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
        />
      )
    }
    if (!decisions) return <LoadingState text={t('loading')} />
    if (decisions.length === 0) {
      return <EmptyState level={3} title={t('log.emptyTitle')} text={t('log.emptyText')} />
    }
    return (
      <>
        <DecisionTable decisions={decisions} />
        <div className="needs-script">
          <LoadMore list={list} />
        </div>
      </>
    )
  }

  return (
    <section className="mt-12">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('log.title')}
      </h2>
      <p className="mt-2 max-w-text text-muted">{t('log.text')}</p>
      {content()}
    </section>
  )
}

function DecisionTable({ decisions }: { decisions: readonly AnonymousDecision[] }) {
  const { t } = useTranslation('transparency')
  const format = useFormat()
  const getRuleTitle = useRuleTitle()

  return (
    <CountTable
      labelledBy={HEADING_ID}
      columns={[t('log.day'), t('log.decision'), t('log.rules'), t('log.appeal')]}
      rows={decisions.map(({ day, action, ruleIds, outcome }, index) => ({
        key: `decision-${index}`,
        cells: [
          format.date(new Date(`${day}T00:00:00Z`), 'UTC'),
          t(`log.actions.${action}`),
          ruleIds.map((ruleId) => getRuleTitle(ruleId)).join(', '),
          t(`log.${outcome ?? 'noAppeal'}`),
        ],
      }))}
    />
  )
}
