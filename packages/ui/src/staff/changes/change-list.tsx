import type { QueuedBotChange } from '@botanica/api-client/staff'
import { BOT_CHANGE_KINDS, VERSIONED_FIELDS } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { Badge } from '../../primitives/badge.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { ListStatus } from '../table/list-state.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect } from '../table/toolbar.tsx'
import { ChangeDetail } from './change-detail.tsx'

const ALL = 'all'
const FILTERS = [ALL, ...BOT_CHANGE_KINDS] as const

/** Changes of approved bots: those that wait and sampled ones, longest wait first, beside the selected one. */
export function ChangeList() {
  const { t } = useTranslation('staff')
  const [filter, setFilter] = useSearchParamChoice('kind', FILTERS)
  const [openId, setOpenId] = useSearchParam('change')
  const kind = filter === ALL ? undefined : filter
  const list = useRows(useStaffQueries().botChanges({ kind }))
  const open = list.rows.find(({ id }) => String(id) === openId)

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t('changes.filter')}
          value={filter}
          onValueChange={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`changes.filters.${value}`) }))}
        />
        <div className="ml-auto">
          <ListStatus list={list} />
        </div>
      </div>
      <SplitView
        wide="detail"
        list={
          <DataTable
            label={t('tabs.changes')}
            list={list}
            columns={useColumns()}
            onOpen={({ id }) => setOpenId(String(id))}
            openId={open?.id ?? null}
            inPane={open !== undefined}
            empty={{
              text: t('changes.empty'),
              isFiltered: filter !== ALL,
              onClear: () => setFilter(ALL),
            }}
          />
        }
        detail={open && <ChangeDetail key={open.id} change={open} />}
      />
    </>
  )
}

function useColumns(): readonly Column<QueuedBotChange>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'bot',
        header: t('bots.columns.bot'),
        cell: ({ bot, after }) => (
          <span className="block min-w-0">
            <span className="block truncate leading-5 font-semibold">{bot.name}</span>
            <span className="block truncate text-label text-muted">
              {VERSIONED_FIELDS.filter((field) => after[field] !== undefined)
                .map((field) => t(`logs.fields.${field}`))
                .join(', ')}
            </span>
          </span>
        ),
      },
      {
        id: 'kind',
        header: t('changes.kind'),
        className: 'w-32',
        cell: ({ kind }) => (
          <Badge tone={kind === 'held' ? 'pending' : 'plain'}>{t(`changes.kinds.${kind}`)}</Badge>
        ),
      },
      {
        id: 'since',
        header: t('changes.since'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: ({ createdAt }) => <DateText value={createdAt} className="text-muted" />,
      },
    ],
    [t]
  )
}
