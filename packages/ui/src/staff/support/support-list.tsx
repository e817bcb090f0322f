import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { SUPPORT_STATES } from '@botanica/api-client/contract'
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
import { SupportDetail } from './support-detail.tsx'

/** The support requests: premium first, then longest wait, beside the selected one. */
export function SupportList() {
  const { t } = useTranslation('staff')
  const [state, setState] = useSearchParamChoice('state', SUPPORT_STATES)
  const [openId, setOpenId] = useSearchParam('request')
  const list = useRows(useStaffQueries().supportList({ state }))
  const open = list.rows.find(({ id }) => String(id) === openId)

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t('support.filter')}
          value={state}
          onValueChange={setState}
          options={SUPPORT_STATES.map((value) => ({ value, label: t(`support.state.${value}`) }))}
        />
        <div className="ml-auto">
          <ListStatus list={list} />
        </div>
      </div>
      <SplitView
        wide="detail"
        list={
          <DataTable
            label={t('support.list')}
            list={list}
            columns={useColumns()}
            onOpen={({ id }) => setOpenId(String(id))}
            openId={open?.id ?? null}
            inPane={open !== undefined}
            empty={{
              text: t('support.empty'),
              isFiltered: state !== SUPPORT_STATES[0],
              onClear: () => setState(SUPPORT_STATES[0]),
            }}
          />
        }
        detail={open && <SupportDetail key={open.id} request={open} />}
      />
    </>
  )
}

function useColumns(): readonly Column<QueuedSupportRequest>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'request',
        header: t('support.request'),
        cell: ({ subject, memberName, userId }) => (
          <span className="block min-w-0">
            <span className="block truncate leading-5 font-semibold">{subject}</span>
            <span className="block truncate text-label text-muted">{memberName ?? userId}</span>
          </span>
        ),
      },
      {
        id: 'premium',
        header: t('support.premium'),
        className: 'w-28',
        cell: ({ isPremium }) => isPremium && <Badge tone="sun">{t('support.premium')}</Badge>,
      },
      {
        id: 'sent',
        header: t('support.sent'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: ({ createdAt }) => <DateText value={createdAt} className="text-muted" />,
      },
    ],
    [t]
  )
}
