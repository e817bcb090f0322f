import type { AdminLog } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Input } from '../../primitives/input.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParam } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable } from '../table/data-table.tsx'
import { ShortcutHelp } from '../table/shortcut-help.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect, Toolbar } from '../table/toolbar.tsx'
import { LogEntry } from './log-entry.tsx'
import { useActionOptions, useAdminOptions } from './use-log-options.ts'
import { useLogColumns } from './use-log-columns.tsx'

const FILTERS = ['search', 'action', 'admin', 'from', 'to'] as const
const NEXT_DAY = 1

/** The start of a day in the user's time zone, that many days later; undefined for no day. */
function startOf(day: string, daysLater = 0): string | undefined {
  const [year, month, date] = day.split('-').map(Number)
  if (!year || !month || !date) return undefined
  return new Date(year, month - 1, date + daysLater).toISOString()
}

/** The audit log of the staff, newest first; new entries appear at the top. */
export function AdminLogs() {
  const { t } = useTranslation('staff')
  const { place, setPlace } = useStaff()
  const [search, setSearch] = useSearchParam('search', { replace: true })
  const [action, setAction] = useSearchParam('action', { replace: true })
  const [admin, setAdmin] = useSearchParam('admin', { replace: true })
  const [from, setFrom] = useSearchParam('from', { replace: true })
  const [to, setTo] = useSearchParam('to', { replace: true })
  const [open, setOpen] = useState<AdminLog | null>(null)
  const list = useRows(
    useStaffQueries().logs({
      search: search || undefined,
      action: action || undefined,
      adminId: admin || undefined,
      from: startOf(from),
      to: startOf(to, NEXT_DAY),
    })
  )
  const columns = useLogColumns()
  const actions = useActionOptions(action)
  const admins = useAdminOptions(admin)

  function clear() {
    setPlace(
      (changed) => {
        for (const key of FILTERS) changed.delete(key)
      },
      { replace: true }
    )
  }

  return (
    <>
      <Toolbar
        search={search}
        onSearch={setSearch}
        searchLabel={t('logs.search')}
        list={list}
        inForce={[action, admin, from, to].filter(Boolean).length}
      >
        <FilterSelect
          label={t('logs.action')}
          value={action}
          onValueChange={setAction}
          options={actions}
        />
        <FilterSelect
          label={t('logs.admin')}
          value={admin}
          onValueChange={setAdmin}
          options={admins}
        />
        <DayField label={t('logs.from')} value={from} onValueChange={setFrom} />
        <DayField label={t('logs.to')} value={to} onValueChange={setTo} />
        <ShortcutHelp />
      </Toolbar>
      <SplitView
        wide="list"
        pressedId={open?.id ?? null}
        list={
          <DataTable
            label={t('tabs.logs')}
            list={list}
            columns={columns}
            onOpen={(log) => setOpen(log.id === open?.id ? null : log)}
            openId={open?.id ?? null}
            inPane={open !== null}
            empty={{
              text: t('logs.none'),
              isFiltered: FILTERS.some((key) => place.has(key)),
              onClear: clear,
            }}
          />
        }
        detail={open && <LogEntry log={open} onClose={() => setOpen(null)} />}
      />
    </>
  )
}

interface DayFieldProps {
  label: string
  value: string
  onValueChange: (day: string) => void
}

function DayField({ label, value, onValueChange }: DayFieldProps) {
  return (
    <label className="flex items-center gap-2 text-label text-muted max-sm:basis-full">
      <span className="whitespace-nowrap max-sm:w-16">{label}</span>
      <Input
        type="date"
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        className="min-w-36"
      />
    </label>
  )
}
