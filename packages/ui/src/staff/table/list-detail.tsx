import { Fragment, type ReactNode } from 'react'
import { useSearchParam } from '../frame/search-params.ts'
import { DataTable, type DataTableProps } from './data-table.tsx'
import { SplitView } from './split-view.tsx'

interface ListDetailProps<Row> extends Pick<
  DataTableProps<Row>,
  'label' | 'list' | 'columns' | 'empty' | 'itemType'
> {
  /** The search param with the id of the selected row. */
  param: string
  /** Renders the selected row. */
  renderDetail: (row: Row, close: () => void) => ReactNode
}

/** A list beside its selected row, which the URL names. */
export function ListDetail<Row extends { id: string | number }>({
  param,
  renderDetail,
  ...table
}: ListDetailProps<Row>) {
  const [openId, setOpenId] = useSearchParam(param)
  const open = table.list.rows.find(({ id }) => String(id) === openId)

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
      detail={open && <Fragment key={open.id}>{renderDetail(open, () => setOpenId(''))}</Fragment>}
    />
  )
}
