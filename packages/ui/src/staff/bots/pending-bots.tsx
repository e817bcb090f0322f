import { PENDING_BOT_SORTS, PENDING_QUEUES, type PendingQueue } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useCallback, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RelativeTime } from '../../i18n/dates.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { QueuedMark } from '../layout/queued-note.tsx'
import { useNextRow } from '../rows/use-next-row.ts'
import { useRows, type Rows } from '../rows/use-rows.ts'
import { useSelection } from '../rows/use-selection.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { ShortcutHelp } from '../table/shortcut-help.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect, Toolbar } from '../table/toolbar.tsx'
import { WaitingTime } from '../table/waiting-time.tsx'
import { BotReview } from './bot-review.tsx'
import { BotSummary } from './bot-summary.tsx'
import { BulkDecisionDialog, type BulkDecisionDialogProps } from './bulk-decision-dialog.tsx'
import { ASK_KEY, COPY_KEY, LINK_KEYS, PAGE_KEY, SNOOZE_KEY } from './link-keys.ts'
import { MAX_SELECTED_BOTS, SelectedBots } from './selected-bots.tsx'

/** The review queue beside the selected bot. After a decision the next bot is selected. */
export function PendingBots() {
  const { t } = useTranslation('staff')
  const [search, setSearch] = useSearchParam('search', { replace: true })
  const [sort, setSort] = useSearchParamChoice('sort', PENDING_BOT_SORTS)
  const [queue, setQueue] = useSearchParamChoice('queue', PENDING_QUEUES)
  const isWholeQueue = queue === PENDING_QUEUES[0]
  const [open, setOpen] = useSearchParam('bot', { replace: true })
  const list = useRows(
    useStaffQueries().pendingBots({
      search: search || undefined,
      sort,
      queue: isWholeQueue ? undefined : queue,
    })
  )
  const openId = Number(open) || null
  const [pressedId, setPressedId] = useState<number | null>(null)

  // At first the first bot is selected; it stays selected even when somebody else decides on it.
  const first = list.rows[0]?.id
  const isToOpen = openId === null && first !== undefined
  useEffect(() => {
    if (isToOpen) setOpen(String(first))
  }, [isToOpen, first, setOpen])

  const columns = usePendingColumns(queue)
  const selection = useBotSelection(list)
  const [bulk, setBulk] = useState<Pick<BulkDecisionDialogProps, 'bots' | 'action'> | null>(null)

  const pickNext = useNextRow(list.rows, openId)
  function goOn(...decided: readonly StaffBot[]) {
    const next = pickNext(...decided)
    setOpen(next ? String(next.id) : '')
  }

  return (
    <>
      <Toolbar
        search={search}
        onSearch={setSearch}
        searchLabel={t('bots.searchPending')}
        list={list}
        inForce={isWholeQueue ? 0 : 1}
      >
        <FilterSelect
          label={t('bots.queue')}
          value={queue}
          onValueChange={setQueue}
          options={PENDING_QUEUES.map((value) => ({ value, label: t(`bots.queues.${value}`) }))}
        />
        <FilterSelect
          label={t('lists.sort')}
          value={sort}
          onValueChange={setSort}
          options={PENDING_BOT_SORTS.map((value) => ({ value, label: t(`bots.sorts.${value}`) }))}
        />
        <ShortcutHelp
          further={[
            { key: 'x', does: t('bots.bulk.mark') },
            { key: 'a', does: t('bots.actions.approve') },
            { key: 'r', does: t('bots.actions.reject') },
            { key: 'e', does: t('bots.edit.open') },
            { key: ASK_KEY, does: t('bots.questions.action') },
            { key: SNOOZE_KEY, does: t('bots.snooze.action') },
            ...[...LINK_KEYS].map(([link, key]) => ({ key, does: t(`bots.links.${link}`) })),
            { key: PAGE_KEY, does: t('bots.openPage') },
            { key: COPY_KEY, does: t('bots.copyId.label') },
          ]}
        />
      </Toolbar>
      <SplitView
        wide="detail"
        pressedId={pressedId}
        list={
          <DataTable
            label={t('tabs.pending')}
            itemType="bot"
            list={list}
            columns={columns}
            onOpen={({ id }) => {
              setPressedId(id)
              setOpen(String(id))
            }}
            openId={openId}
            selection={selection}
            opensOnMove
            inPane={openId !== null}
            empty={{
              text: t(search === '' ? `bots.noneIn.${queue}` : 'bots.noneIn.all'),
              isFiltered: search !== '',
              onClear: () => setSearch(''),
            }}
          />
        }
        detail={
          selection.rows.length > 0 ? (
            <SelectedBots
              selection={selection}
              onChoose={(action) => setBulk({ bots: selection.rows, action })}
            />
          ) : (
            openId !== null && (
              <BotReview id={openId} onDecided={(bot) => goOn(bot)} onMoved={goOn} />
            )
          )
        }
      />
      {bulk && (
        <BulkDecisionDialog
          {...bulk}
          onDecided={(bots) => {
            if (bots.some(({ id }) => id === openId)) goOn(...bots)
          }}
          onClose={() => {
            setBulk(null)
            selection.clear()
          }}
        />
      )}
    </>
  )
}

/** The selection of bots on which the viewer may decide. */
function useBotSelection(list: Rows<StaffBot>) {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()

  return useSelection({
    list,
    max: MAX_SELECTED_BOTS,
    isSelectable: useCallback(
      (bot: StaffBot) => !bot.isOwn && !queue?.find({ itemType: 'bot', itemId: bot.id }),
      [queue]
    ),
    getLabel: useCallback(({ name }: StaffBot) => t('bots.bulk.select', { name }), [t]),
  })
}

function usePendingColumns(shown: PendingQueue): readonly Column<StaffBot>[] {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()

  return useMemo(
    () => [
      {
        id: 'bot',
        header: t('bots.columns.bot'),
        cell: (bot) => <BotSummary bot={bot} marksUnviewed />,
      },
      {
        id: 'submitted',
        header: t(shown === 'snoozed' ? 'bots.columns.returns' : 'bots.columns.submitted'),
        className: 'w-28',
        align: 'end',
        cell: (bot) => {
          const queued = queue?.find({ itemType: 'bot', itemId: bot.id })
          if (queued) return <QueuedMark decision={queued} />
          if (shown !== 'snoozed' || !bot.snoozedUntil)
            return <WaitingTime since={bot.submittedAt ?? bot.createdAt} />
          return (
            <span className="text-label text-muted">
              <RelativeTime value={bot.snoozedUntil} />
            </span>
          )
        },
      },
    ],
    [t, queue, shown]
  )
}
