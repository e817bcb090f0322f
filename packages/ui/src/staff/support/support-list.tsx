import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { SUPPORT_STATES } from '@botanica/api-client/contract'
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
import { SupportDetail } from './support-detail.tsx'

/** The support requests: premium first, then longest wait, beside the selected one. */
export function SupportList() {
  const { t } = useTranslation('staff')
  const [state, setState] = useSearchParamChoice('state', SUPPORT_STATES)
  const list = useRows(useStaffQueries().supportList({ state }))

  return (
    <>
      <FilterBar list={list}>
        <FilterSelect
          label={t('support.filter')}
          value={state}
          onValueChange={setState}
          options={SUPPORT_STATES.map((value) => ({ value, label: t(`support.state.${value}`) }))}
        />
      </FilterBar>
      <ListDetail
        param="request"
        label={t('support.list')}
        itemType="support_request"
        list={list}
        columns={useColumns()}
        empty={{
          text: t('support.empty'),
          isFiltered: state !== SUPPORT_STATES[0],
          onClear: () => setState(SUPPORT_STATES[0]),
        }}
        renderDetail={(request) => <SupportDetail request={request} />}
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
          <NameCell title={subject} text={memberName ?? userId} />
        ),
      },
      {
        id: 'sent',
        header: t('support.sent'),
        className: 'w-28',
        align: 'end',
        cell: ({ createdAt, state }) => <WaitingTime since={createdAt} isOver={state !== 'open'} />,
      },
      {
        id: 'premium',
        header: t('support.premium'),
        className: 'w-28',
        hideBelow: 'narrow',
        cell: ({ isPremium }) => isPremium && <Badge tone="sun">{t('support.premium')}</Badge>,
      },
    ],
    [t]
  )
}
