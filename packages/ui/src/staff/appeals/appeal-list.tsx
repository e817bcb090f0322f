import type { QueuedAppeal } from '@botanica/api-client/staff'
import { APPEAL_STATES } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { ListStatus } from '../table/list-state.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect } from '../table/toolbar.tsx'
import { AppealDetail } from './appeal-detail.tsx'

/** The appeals, longest wait first, beside the selected one. */
export function AppealList() {
  const { t } = useTranslation('staff')
  const [state, setState] = useSearchParamChoice('state', APPEAL_STATES)
  const [openId, setOpenId] = useSearchParam('appeal')
  const list = useRows(useStaffQueries().appealList({ state }))
  const open = list.rows.find(({ id }) => String(id) === openId)

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t('appeals.filter')}
          value={state}
          onValueChange={setState}
          options={APPEAL_STATES.map((value) => ({ value, label: t(`appeals.state.${value}`) }))}
        />
        <div className="ml-auto">
          <ListStatus list={list} />
        </div>
      </div>
      <SplitView
        wide="detail"
        list={
          <DataTable
            label={t('appeals.list')}
            list={list}
            columns={useColumns()}
            onOpen={({ id }) => setOpenId(String(id))}
            openId={open?.id ?? null}
            inPane={open !== undefined}
            empty={{
              text: t('appeals.empty'),
              isFiltered: state !== APPEAL_STATES[0],
              onClear: () => setState(APPEAL_STATES[0]),
            }}
          />
        }
        detail={open && <AppealDetail key={open.id} appeal={open} />}
      />
    </>
  )
}

function useColumns(): readonly Column<QueuedAppeal>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'appeal',
        header: t('appeals.appeal'),
        cell: ({ action, targetName, targetId, memberName, userId }) => (
          <span className="block min-w-0">
            <span className="block truncate leading-5 font-semibold">
              {t(`appeals.actions.${action}`)}: {targetName ?? targetId}
            </span>
            <span className="block truncate text-label text-muted">{memberName ?? userId}</span>
          </span>
        ),
      },
      {
        id: 'sent',
        header: t('appeals.sent'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: ({ createdAt }) => <DateText value={createdAt} className="text-muted" />,
      },
    ],
    [t]
  )
}
