import { REVIEW_REMOVERS } from '@botanica/api-client/contract'
import type { RemovedReview } from '@botanica/api-client/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import type { Column } from '../table/data-table.tsx'
import { ListDetail } from '../table/list-detail.tsx'
import { FilterBar, FilterSelect } from '../table/toolbar.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { RemovedReviewDetail } from './removed-review-detail.tsx'

const ANY = 'any'
const REMOVERS = [ANY, ...REVIEW_REMOVERS] as const

/** Reviews that owners of bots or staff removed, the latest first, beside the selected one. */
export function RemovedReviewList() {
  const { t } = useTranslation('staff')
  const [remover, setRemover] = useSearchParamChoice('removedAs', REMOVERS)
  const removedAs = remover === ANY ? undefined : remover
  const list = useRows(useStaffQueries().removedReviewList({ removedAs }))

  return (
    <>
      <FilterBar list={list}>
        <FilterSelect
          label={t('reviews.filter')}
          value={remover}
          onValueChange={setRemover}
          options={REMOVERS.map((value) => ({ value, label: t(`reviews.removers.${value}`) }))}
        />
      </FilterBar>
      <ListDetail
        param="review"
        label={t('reviews.list')}
        list={list}
        columns={useColumns()}
        empty={{
          text: t('reviews.empty'),
          isFiltered: remover !== ANY,
          onClear: () => setRemover(ANY),
        }}
        renderDetail={(review) => <RemovedReviewDetail review={review} />}
      />
    </>
  )
}

function useColumns(): readonly Column<RemovedReview>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'review',
        header: t('reviews.review'),
        cell: ({ bot, authorName, comment }) => (
          <NameCell
            title={t('reviews.byMember', {
              bot: bot.name,
              name: authorName ?? t('reviews.unknown'),
            })}
            text={comment ?? t('reviews.noText')}
          />
        ),
      },
      {
        id: 'remover',
        header: t('reviews.filter'),
        className: 'w-36',
        hideBelow: 'narrow',
        cell: ({ removedAs }) => t(`reviews.removers.${removedAs}`),
      },
      {
        id: 'removed',
        header: t('reviews.removed'),
        className: 'w-36',
        hideBelow: 'text',
        cell: ({ removedAt }) => <DateText value={removedAt} className="text-muted" />,
      },
    ],
    [t]
  )
}
