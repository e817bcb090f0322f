import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../primitives/states.tsx'
import { useSearchParam } from '../frame/search-params.ts'
import type { Rows } from '../rows/use-rows.ts'
import { useNextRow } from '../rows/use-next-row.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { GoOnContext } from './go-on.ts'
import { SplitView } from './split-view.tsx'

interface ListDetailProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'list' | 'columns' | 'empty' | 'itemType'
> {
  /** The search param with the id of the selected row. */
  param: string
  /** Renders the selected row. */
  renderDetail: (row: Row) => ReactNode
}

/** A list beside its selected row, which the URL names. After a decision the next row is selected. */
export function ListDetail<Row extends { id: string | number }>({
  param,
  renderDetail,
  ...table
}: ListDetailProps<Row>) {
  const [openId, setOpenId] = useSearchParam(param)
  const { open, hasLeft, isMissing } = useOpenRow(table.list, openId)
  const pickNext = useNextRow(table.list.rows, openId)

  function goOn() {
    const next = open && pickNext(open)
    setOpenId(next ? String(next.id) : '')
  }

  return (
    <SplitView
      wide="detail"
      list={
        <DataTable
          {...table}
          onOpen={({ id }) => setOpenId(String(id))}
          openId={open?.id ?? null}
          inPane={open !== undefined}
        />
      }
      detail={
        open ? (
          <GoOnContext key={open.id} value={goOn}>
            {hasLeft && <LeftNote />}
            {renderDetail(open)}
          </GoOnContext>
        ) : (
          isMissing && <MissingNote />
        )
      }
    />
  )
}

/**
 * Finds the open row. It stays open when it leaves the list, because somebody may be writing about it. A row that the address
 * names is looked for on further pages.
 */
function useOpenRow<Row extends { id: string | number }>(list: Rows<Row>, openId: string) {
  const { rows, hasMore, isFetchingMore, isPending, isPlaceholder, hasFailed, fetchMore } = list
  const row = rows.find(({ id }) => String(id) === openId)
  const [kept, setKept] = useState(row)
  if (row && row !== kept) setKept(row)
  const open = row ?? (kept && String(kept.id) === openId ? kept : undefined)

  const isKnown = !isPending && !isPlaceholder && !hasFailed && !isFetchingMore
  const isWanted = openId !== '' && open === undefined && isKnown
  const isOnLaterPage = isWanted && hasMore
  const triedAt = useRef(0)
  useEffect(() => {
    // A page that could not be loaded is not requested again and again.
    if (!isOnLaterPage || triedAt.current === rows.length) return
    triedAt.current = rows.length
    fetchMore()
  }, [isOnLaterPage, rows.length, fetchMore])

  return { open, hasLeft: open !== undefined && !row && isKnown, isMissing: isWanted && !hasMore }
}

function LeftNote() {
  const { t } = useTranslation('staff')

  return (
    <output className="block border-b border-line bg-mist px-4 py-2 text-label">
      {t('lists.hasLeft')}
    </output>
  )
}

function MissingNote() {
  const { t } = useTranslation('staff')

  return <ErrorState title={t('lists.missingTitle')} text={t('lists.missingText')} />
}
