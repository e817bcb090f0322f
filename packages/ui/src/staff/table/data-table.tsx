import type { ItemType, StaffItem } from '@botanica/api-client/contract'
import { memo, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { cx } from '../../primitives/cx.ts'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { useStaff } from '../environment.tsx'
import { RowReaders } from '../readers/reader-marks.tsx'
import { useRowCursor } from '../rows/use-row-cursor.ts'
import { useRowWindow } from '../rows/use-row-window.ts'
import type { Rows } from '../rows/use-rows.ts'
import type { Selection } from '../rows/use-selection.ts'
import { useIsCompact } from './density.tsx'
import { ListState, type EmptyTexts } from './list-state.tsx'

/** Row heights, for two lines each: with touch targets, and dense in an app window. Compact rows have one line. */
const ROW_PX = 56
const DENSE_ROW_PX = 40
const COMPACT_ROW_PX = 28
const HEAD_PX = 36

/** The class of a row's cells for each height. */
const ROW_HEIGHTS = {
  comfortable: { px: ROW_PX, cell: 'h-14' },
  dense: { px: DENSE_ROW_PX, cell: 'h-10 [&_span]:leading-[1.125rem]' },
  compact: { px: COMPACT_ROW_PX, cell: 'h-7 [&_span]:leading-[1.125rem]' },
} as const
const CELL = 'overflow-hidden border-b border-line px-2 py-0 @narrow:px-3'
const SKELETON_ROWS = 8

/** Columns are hidden by the width of the table, not of the window: in a split view it is narrower. */
const HIDDEN_BELOW = {
  narrow: '@max-narrow:hidden',
  text: '@max-text:hidden',
  wide: '@max-[56rem]:hidden',
  widest: '@max-[68rem]:hidden',
} as const

export interface Column<Row> {
  id: string
  header: ReactNode
  /** Two lines at most: every row has the same height. */
  cell: (row: Row) => ReactNode
  /** A width class, for instance `w-32`; one column has none and takes the rest. */
  className?: string
  align?: 'end'
  hideBelow?: keyof typeof HIDDEN_BELOW
}

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string
  list: Rows<Row>
  /** Keep their identity stable: rows rerender when they change. */
  columns: readonly Column<Row>[]
  /** The menu at the end of a row; keep its identity stable. */
  actions?: ((row: Row, isTabStop: boolean) => ReactNode) | undefined
  /** Called by Enter or a click on the row. */
  onOpen?: ((row: Row) => void) | undefined
  openId?: string | number | null
  /** Rows that can be selected for one action. */
  selection?: Selection<Row> | undefined
  /** A list beside its detail: moving the cursor opens rows. */
  opensOnMove?: boolean
  /** As high as its pane, instead of the window. */
  inPane?: boolean
  /** What the rows are, where they show who else of the staff has them open. */
  itemType?: ItemType | undefined
  empty: EmptyTexts
}

/** A virtualized table of any length: a sticky head, and a cursor for the keyboard. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, list, columns, actions, onOpen, openId = null, empty } = props
  const { opensOnMove = false, inPane = false, selection, itemType } = props
  const { isFramed = false } = useStaff()
  const isCompact = useIsCompact()
  const height = ROW_HEIGHTS[isCompact ? 'compact' : isFramed ? 'dense' : 'comfortable']
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last, before, after, scrollTo } = useRowWindow(list, scroller, {
    rowPx: height.px,
    headPx: HEAD_PX,
  })
  const cursor = useRowCursor({
    list,
    scrollTo,
    openId,
    opensOnMove,
    onOpen,
    onMark: selection?.toggle,
  })
  const { rows, idOf, isPending, hasMore, isPlaceholder } = list
  const span = columns.length + (actions ? 1 : 0) + (selection ? 1 : 0)

  return (
    <div
      ref={scroller}
      data-compact={isCompact || undefined}
      className={cx(
        '@container relative overflow-y-auto rounded-plate border border-line bg-plate [overflow-anchor:none]',
        heightClass(isFramed, inPane)
      )}
    >
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- its rows take the focus
        role="grid"
        aria-label={label}
        aria-rowcount={hasMore ? -1 : rows.length + 1}
        aria-busy={isPending || isPlaceholder}
        onKeyDown={cursor.onKeyDown}
        className="w-full table-fixed border-separate border-spacing-0"
      >
        <Head columns={columns} hasActions={actions !== undefined} selection={selection} />
        <tbody className={cx('transition-opacity', isPlaceholder && 'opacity-55')}>
          {isPending && <SkeletonRows count={SKELETON_ROWS} span={span} cellClass={height.cell} />}
          <Gap px={before} />
          {rows.slice(first, last + 1).map((row, offset) => {
            const isTabStop = cursor.tabStop(row, first)
            return (
              <TableRow
                key={idOf(row)}
                row={row}
                item={itemType && { itemType, itemId: Number(idOf(row)) }}
                // The first row is the head.
                position={first + offset + 2}
                columns={columns}
                actions={actions}
                isTabStop={isTabStop}
                isOpen={idOf(row) === openId}
                selection={selection}
                isSelected={selection?.has(row) ?? false}
                isSelectable={selection?.isPossible(row) ?? false}
                cellClass={height.cell}
                onPress={() => {
                  cursor.setAt(idOf(row))
                  onOpen?.(row)
                }}
                opens={onOpen !== undefined}
                elementRef={cursor.refOf(row)}
              />
            )
          })}
          <Gap px={after} />
        </tbody>
      </table>
      <ListState list={list} empty={empty} />
    </div>
  )
}

/** Returns the classes for the table's height: in a frame the table fills its pane, on a page the rest of the window. */
function heightClass(isFramed: boolean, inPane: boolean) {
  if (isFramed) return 'h-[40dvh] min-h-40 min-[45rem]:h-full'
  return inPane
    ? 'h-[40dvh] min-h-72 min-[54rem]:h-full'
    : 'h-[calc(100dvh-12rem)] min-h-72 min-[54rem]:h-[calc(100dvh-18rem)] min-[54rem]:min-h-[28rem]'
}

interface HeadProps<Row> {
  columns: readonly Column<Row>[]
  hasActions: boolean
  selection: Selection<Row> | undefined
}

const HEAD_CELL =
  'sticky top-0 z-2 h-9 border-b border-line bg-mist px-2 text-left @narrow:px-3 text-label font-semibold text-muted'

function Head<Row>({ columns, hasActions, selection }: HeadProps<Row>) {
  const { t } = useTranslation('staff')

  return (
    <thead>
      <tr aria-rowindex={1}>
        {selection && (
          <th scope="col" className={cx(HEAD_CELL, 'w-9 pr-0')}>
            <Checkbox
              aria-label={t('lists.selectAll')}
              checked={selection.rows.length > 0}
              onCheckedChange={selection.toggleAll}
            />
          </th>
        )}
        {columns.map(({ id, header, className, align, hideBelow }) => (
          <th
            key={id}
            scope="col"
            className={cx(
              HEAD_CELL,
              className,
              align === 'end' && 'text-right',
              hideBelow && HIDDEN_BELOW[hideBelow]
            )}
          >
            {header}
          </th>
        ))}
        {hasActions && (
          <th scope="col" className={cx(HEAD_CELL, 'w-12')}>
            <VisuallyHidden>{t('lists.actions')}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface TableRowProps<Row> {
  row: Row
  /** Follows from the row, so it need not be compared. */
  item: StaffItem | undefined
  position: number
  columns: readonly Column<Row>[]
  actions: DataTableProps<Row>['actions']
  isTabStop: boolean
  isOpen: boolean
  selection: Selection<Row> | undefined
  isSelected: boolean
  isSelectable: boolean
  cellClass: string
  opens: boolean
  onPress: () => void
  elementRef: (element: HTMLElement | null) => void
}

/* The click handlers follow from the row, so they need not be compared. */
const TableRow = memo(DrawnRow, (before, after) => {
  return (
    before.row === after.row &&
    before.position === after.position &&
    before.columns === after.columns &&
    before.actions === after.actions &&
    before.isTabStop === after.isTabStop &&
    before.isOpen === after.isOpen &&
    before.isSelected === after.isSelected &&
    before.isSelectable === after.isSelectable &&
    before.cellClass === after.cellClass
  )
}) as typeof DrawnRow

function DrawnRow<Row>(props: TableRowProps<Row>) {
  const { row, item, position, columns, actions, isTabStop, isOpen, opens, onPress, elementRef } =
    props
  const { selection, isSelected, isSelectable } = props
  const cell = cx(CELL, props.cellClass)

  return (
    <tr
      ref={elementRef}
      data-row
      aria-rowindex={position}
      aria-selected={isOpen}
      tabIndex={isTabStop ? 0 : -1}
      onClick={(event) => {
        // Links and buttons in a row handle their own clicks.
        if (!(event.target as Element).closest('a, button, label')) onPress()
      }}
      className={cx(
        'ring-inside group/row hover:bg-mist aria-selected:bg-leaf-wash',
        opens && 'cursor-pointer'
      )}
    >
      {selection && (
        <td className={cx(cell, 'pr-0')}>
          <span className="flex">
            <Checkbox
              aria-label={selection.getLabel(row)}
              className="compact:min-h-6"
              tabIndex={isTabStop ? 0 : -1}
              checked={isSelected}
              disabled={!isSelectable}
              onCheckedChange={() => selection.toggle(row)}
            />
          </span>
        </td>
      )}
      {columns.map(({ id, cell: draw, align, hideBelow }, at) => (
        <td
          key={id}
          className={cx(
            cell,
            align === 'end' && 'text-right',
            hideBelow && HIDDEN_BELOW[hideBelow]
          )}
        >
          {item && at === 0 ? <NamedItem item={item}>{draw(row)}</NamedItem> : draw(row)}
        </td>
      ))}
      {actions && <td className={cx(cell, 'px-1')}>{actions(row, isTabStop)}</td>}
    </tr>
  )
}

/** The first cell of a row, with the mark of who else has the item open. */
function NamedItem({ item, children }: { item: StaffItem; children: ReactNode }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="min-w-0 flex-1">{children}</span>
      <RowReaders item={item} />
    </span>
  )
}

/** A spacer for rows that are not rendered. */
function Gap({ px }: { px: number }) {
  if (px === 0) return null
  return <tr aria-hidden="true" style={{ height: px }} />
}

interface SkeletonRowsProps {
  count: number
  span: number
  cellClass: string
}

function SkeletonRows({ count, span, cellClass }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, index) => (
    <tr key={index} aria-hidden="true">
      <td colSpan={span} className={cx(CELL, cellClass)}>
        <Skeleton className="h-4 w-full" />
      </td>
    </tr>
  ))
}
