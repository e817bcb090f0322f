import type { QueuedBotChange } from '@botanica/api-client/staff'
import { BOT_CHANGE_KINDS, VERSIONED_FIELDS } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/badge.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import type { Column } from '../table/data-table.tsx'
import { ListDetail } from '../table/list-detail.tsx'
import { FilterBar, FilterSelect } from '../table/toolbar.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { WaitingTime } from '../table/waiting-time.tsx'
import { ChangeDetail } from './change-detail.tsx'

const ALL = 'all'
const FILTERS = [ALL, ...BOT_CHANGE_KINDS] as const

/** Changes of approved bots: those that wait and sampled ones, longest wait first, beside the selected one. */
export function ChangeList() {
  const { t } = useTranslation('staff')
  const [filter, setFilter] = useSearchParamChoice('kind', FILTERS)
  const kind = filter === ALL ? undefined : filter
  const list = useRows(useStaffQueries().botChanges({ kind }))

  return (
    <>
      <FilterBar list={list}>
        <FilterSelect
          label={t('changes.filter')}
          value={filter}
          onValueChange={setFilter}
          options={FILTERS.map((value) => ({ value, label: t(`changes.filters.${value}`) }))}
        />
      </FilterBar>
      <ListDetail
        param="change"
        itemType="bot_change"
        label={t('tabs.changes')}
        list={list}
        columns={useColumns()}
        empty={{
          text: t('changes.empty'),
          isFiltered: filter !== ALL,
          onClear: () => setFilter(ALL),
        }}
        renderDetail={(change) => <ChangeDetail change={change} />}
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
          <NameCell
            title={bot.name}
            text={VERSIONED_FIELDS.filter((field) => after[field] !== undefined)
              .map((field) => t(`logs.fields.${field}`))
              .join(', ')}
          />
        ),
      },
      {
        id: 'since',
        header: t('changes.since'),
        className: 'w-28',
        align: 'end',
        cell: ({ createdAt }) => <WaitingTime since={createdAt} />,
      },
      {
        id: 'kind',
        header: t('changes.kind'),
        className: 'w-32',
        hideBelow: 'narrow',
        cell: ({ kind }) => (
          <Badge tone={kind === 'held' ? 'pending' : 'plain'}>{t(`changes.kinds.${kind}`)}</Badge>
        ),
      },
    ],
    [t]
  )
}
