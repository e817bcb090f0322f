import type { QueuedAppeal } from '@botanica/api-client/staff'
import { APPEAL_STATES } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import type { Column } from '../table/data-table.tsx'
import { ListDetail } from '../table/list-detail.tsx'
import { FilterBar, FilterSelect } from '../table/toolbar.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { WaitingTime } from '../table/waiting-time.tsx'
import { AppealDetail } from './appeal-detail.tsx'

/** The appeals, longest wait first, beside the selected one. */
export function AppealList() {
  const { t } = useTranslation('staff')
  const [state, setState] = useSearchParamChoice('state', APPEAL_STATES)
  const list = useRows(useStaffQueries().appealList({ state }))

  return (
    <>
      <FilterBar list={list}>
        <FilterSelect
          label={t('appeals.filter')}
          value={state}
          onValueChange={setState}
          options={APPEAL_STATES.map((value) => ({ value, label: t(`appeals.state.${value}`) }))}
        />
      </FilterBar>
      <ListDetail
        param="appeal"
        itemType="appeal"
        label={t('appeals.list')}
        list={list}
        columns={useColumns()}
        empty={{
          text: t('appeals.empty'),
          isFiltered: state !== APPEAL_STATES[0],
          onClear: () => setState(APPEAL_STATES[0]),
        }}
        renderDetail={(appeal) => <AppealDetail appeal={appeal} />}
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
          <NameCell
            title={`${t(`appeals.actions.${action}`)}: ${targetName ?? targetId}`}
            text={memberName ?? userId}
          />
        ),
      },
      {
        id: 'sent',
        header: t('appeals.sent'),
        className: 'w-28',
        align: 'end',
        cell: ({ createdAt, state }) => <WaitingTime since={createdAt} isOver={state !== 'open'} />,
      },
    ],
    [t]
  )
}
