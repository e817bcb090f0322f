import { APPROVAL_STATUSES, STAFF_BOT_SORTS, hasRoleWithRight } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { MenuItem } from '../../primitives/menu.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowMenu } from '../table/row-menu.tsx'
import { ShortcutHelp } from '../table/shortcut-help.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect, Toolbar } from '../table/toolbar.tsx'
import { useBotColumns } from './bot-columns.tsx'
import { BotReview } from './bot-review.tsx'
import { DecisionDialog } from './decision-dialogs.tsx'
import { EditBotDialog } from './edit-bot-dialog.tsx'
import { useAllowedBotActions, type BotAction } from './use-bot-decisions.ts'

const STATUS_FILTERS = ['all', ...APPROVAL_STATUSES] as const
const CERTIFIED_FILTERS = ['all', 'true', 'false'] as const

/** All bots, in any state, with their actions. */
export function AllBots() {
  const { t } = useTranslation('staff')
  const { setPlace } = useStaff()
  const [search, setSearch] = useSearchParam('search', { replace: true })
  const [status, setStatus] = useSearchParamChoice('status', STATUS_FILTERS)
  const [certified, setCertified] = useSearchParamChoice('certified', CERTIFIED_FILTERS)
  const [sort, setSort] = useSearchParamChoice('sort', STAFF_BOT_SORTS)
  const [open, setOpen] = useSearchParam('bot')
  const openId = Number(open) || null
  const list = useRows(
    useStaffQueries().botList({
      search: search || undefined,
      status: status === 'all' ? undefined : status,
      certified: certified === 'all' ? undefined : certified === 'true',
      sort,
    })
  )
  const { actions, dialog } = useBotActions()
  const columns = useBotColumns()

  return (
    <>
      <Toolbar
        search={search}
        onSearch={setSearch}
        searchLabel={t('bots.searchAll')}
        list={list}
        inForce={[status, certified].filter((one) => one !== 'all').length}
      >
        <FilterSelect
          label={t('bots.columns.status')}
          value={status}
          onValueChange={setStatus}
          options={STATUS_FILTERS.map((value) => ({ value, label: t(`bots.statuses.${value}`) }))}
        />
        <FilterSelect
          label={t('overview.certified')}
          value={certified}
          onValueChange={setCertified}
          options={CERTIFIED_FILTERS.map((value) => ({
            value,
            label: t(`bots.certifiedFilter.${value}`),
          }))}
        />
        <FilterSelect
          label={t('lists.sort')}
          value={sort}
          onValueChange={setSort}
          options={STAFF_BOT_SORTS.map((value) => ({ value, label: t(`bots.sorts.${value}`) }))}
        />
        <ShortcutHelp
          further={[
            { key: 'a', does: t('bots.actions.approve') },
            { key: 'r', does: t('bots.actions.reject') },
            { key: 'u', does: t('bots.actions.unreject') },
            { key: 'c', does: t('bots.actions.certify') },
            { key: 'e', does: t('bots.edit.open') },
          ]}
        />
      </Toolbar>
      <SplitView
        wide="detail"
        pressedId={openId}
        list={
          <DataTable
            label={t('tabs.bots')}
            itemType="bot"
            list={list}
            columns={columns}
            actions={actions}
            onOpen={({ id }) => setOpen(id === openId ? '' : String(id))}
            openId={openId}
            inPane={openId !== null}
            empty={{
              text: t('bots.none'),
              isFiltered: search !== '' || status !== 'all' || certified !== 'all',
              onClear: () =>
                setPlace(
                  (place) => {
                    for (const key of ['search', 'status', 'certified']) place.delete(key)
                  },
                  { replace: true }
                ),
            }}
          />
        }
        detail={openId !== null && <BotReview id={openId} />}
      />
      {dialog}
    </>
  )
}

type Doing = { bot: StaffBot; action: BotAction | 'edit' } | null

/** The menu of every row, and the dialog that it opens. */
function useBotActions() {
  const [doing, setDoing] = useState<Doing>(null)
  const actions = useCallback(
    (bot: StaffBot, isTabStop: boolean) => (
      <BotMenu bot={bot} isTabStop={isTabStop} onChoose={(action) => setDoing({ bot, action })} />
    ),
    []
  )
  const close = () => setDoing(null)
  if (!doing) return { actions, dialog: null }
  const { bot, action } = doing
  return {
    actions,
    dialog:
      action === 'edit' ? (
        <EditBotDialog bot={bot} onClose={close} />
      ) : (
        <DecisionDialog bot={bot} action={action} onClose={close} onDone={close} />
      ),
  }
}

interface BotMenuProps {
  bot: StaffBot
  isTabStop: boolean
  onChoose: (action: BotAction | 'edit') => void
}

function BotMenu({ bot, isTabStop, onChoose }: BotMenuProps) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const actions = useAllowedBotActions()(bot)
  const items: MenuItem[] = [
    { id: 'page', label: t('bots.openPage'), href: paths.bot(bot.discordBotId) },
    ...actions.map((action) => ({
      id: action,
      label: t(`bots.actions.${action}`),
      dangerous: action === 'reject' || action === 'delete',
      separated: action === 'delete',
      onSelect: () => onChoose(action),
    })),
  ]
  if (hasRoleWithRight(viewer.roles, 'editBots')) {
    const edit = { id: 'edit', label: t('bots.edit.open'), onSelect: () => onChoose('edit') }
    items.splice(1, 0, edit)
  }

  return <RowMenu name={bot.name} items={items} isTabStop={isTabStop} />
}
