import { REPORT_STATES, REPORT_TARGETS } from '@botanica/api-client/contract'
import type { ReportCase } from '@botanica/api-client/staff'
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
import { ReportDetail } from './report-detail.tsx'
import { getTargetName } from './target-view.tsx'

const ANY = 'any'
const KINDS = [ANY, ...REPORT_TARGETS] as const

/** The reports, grouped by what they are about, beside the selected group. */
export function ReportList() {
  const { t } = useTranslation('staff')
  const [state, setState] = useSearchParamChoice('state', REPORT_STATES)
  const [kind, setKind] = useSearchParamChoice('kind', KINDS)
  const targetType = kind === ANY ? undefined : kind
  const list = useRows(useStaffQueries().reportList({ state, targetType }))

  return (
    <>
      <FilterBar list={list}>
        <FilterSelect
          label={t('reports.filter')}
          value={state}
          onValueChange={setState}
          options={REPORT_STATES.map((value) => ({ value, label: t(`reports.state.${value}`) }))}
        />
        <FilterSelect
          label={t('reports.kind')}
          value={kind}
          onValueChange={setKind}
          options={KINDS.map((value) => ({
            value,
            label: value === ANY ? t('reports.anyKind') : t(`reports.kinds.${value}`),
          }))}
        />
      </FilterBar>
      <ListDetail
        param="report"
        itemType="report_case"
        label={t('reports.list')}
        list={list}
        columns={useColumns()}
        empty={{
          text: t('reports.empty'),
          isFiltered: state !== REPORT_STATES[0] || kind !== ANY,
          onClear: () => {
            setState(REPORT_STATES[0])
            setKind(ANY)
          },
        }}
        renderDetail={(reportCase) => <ReportDetail reportCase={reportCase} />}
      />
    </>
  )
}

function useColumns(): readonly Column<ReportCase>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'target',
        header: t('reports.target'),
        cell: (row) => (
          <NameCell
            title={getTargetName(row) ?? t('reports.unknown')}
            text={t(`reports.kinds.${row.targetType}`)}
          />
        ),
      },
      {
        id: 'since',
        header: t('reports.since'),
        className: 'w-28',
        align: 'end',
        cell: ({ createdAt, state }) => <WaitingTime since={createdAt} isOver={state !== 'open'} />,
      },
      {
        id: 'count',
        header: t('reports.count'),
        className: 'w-24',
        hideBelow: 'narrow',
        cell: ({ reportCount }) => <span className="numbers">{reportCount}</span>,
      },
    ],
    [t]
  )
}
