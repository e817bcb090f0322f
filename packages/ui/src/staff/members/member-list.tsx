import { BASE_ROLES, MEMBER_SORTS, MEMBER_STATES } from '@botanica/api-client/contract'
import type { AdminUser } from '@botanica/api-client/staff'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable } from '../table/data-table.tsx'
import { RowMenu } from '../table/row-menu.tsx'
import { FilterSelect, Toolbar } from '../table/toolbar.tsx'
import type { MemberDialogName } from './member-actions.ts'
import { useMemberColumns } from './member-columns.tsx'
import { MemberDialog } from './member-dialog.tsx'
import { useMemberItems } from './member-menu.tsx'
import { getMemberName } from './member-name.ts'

const ANY = 'any'
const ROLE_CHOICES = [ANY, ...BASE_ROLES] as const
const STATE_CHOICES = [ANY, ...MEMBER_STATES] as const
const FILTERS = ['search', 'role', 'state'] as const

/** User Management: every member, with search, filters and an owner's actions. */
export function MemberList() {
  const { t } = useTranslation(['staff', 'common'])
  const { setPlace } = useStaff()
  const [search, setSearch] = useSearchParam('search', { replace: true })
  const [role, setRole] = useSearchParamChoice('role', ROLE_CHOICES)
  const [state, setState] = useSearchParamChoice('state', STATE_CHOICES)
  const [sort, setSort] = useSearchParamChoice('sort', MEMBER_SORTS)
  const list = useRows(
    useStaffQueries().members({
      search,
      sort,
      role: role === ANY ? undefined : role,
      state: state === ANY ? undefined : state,
    })
  )
  const [open, setOpen] = useState<{ name: MemberDialogName; member: AdminUser } | null>(null)

  return (
    <>
      <Toolbar
        search={search}
        onSearch={setSearch}
        searchLabel={t('members.search')}
        list={list}
        inForce={[role, state].filter((one) => one !== ANY).length}
      >
        <FilterSelect
          label={t('members.filters.role')}
          value={role}
          onValueChange={setRole}
          options={ROLE_CHOICES.map((value) => ({
            value,
            label: value === ANY ? t('members.filters.anyRole') : t(`common:roles.${value}`),
          }))}
        />
        <FilterSelect
          label={t('members.filters.state')}
          value={state}
          onValueChange={setState}
          options={STATE_CHOICES.map((value) => ({
            value,
            label: value === ANY ? t('members.filters.anyState') : t(`members.states.${value}`),
          }))}
        />
        <FilterSelect
          label={t('members.filters.sort')}
          value={sort}
          onValueChange={setSort}
          options={MEMBER_SORTS.map((value) => ({
            value,
            label: t(`members.filters.${value}`),
          }))}
        />
      </Toolbar>
      <DataTable
        label={t('members.table')}
        list={list}
        columns={useMemberColumns()}
        actions={useRowMenus(setOpen)}
        empty={{
          text: t('members.empty'),
          isFiltered: search !== '' || role !== ANY || state !== ANY,
          onClear: () =>
            setPlace((changed) => FILTERS.forEach((key) => changed.delete(key)), { replace: true }),
        }}
      />
      {open && (
        <MemberDialog
          name={open.name}
          // A dialog shows the member's current data, not that of when the menu opened.
          member={list.rows.find(({ id }) => id === open.member.id) ?? open.member}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function useRowMenus(setOpen: (open: { name: MemberDialogName; member: AdminUser }) => void) {
  return useCallback(
    (member: AdminUser, isTabStop: boolean) => (
      <MemberRowMenu
        member={member}
        isTabStop={isTabStop}
        onOpen={(name) => setOpen({ name, member })}
      />
    ),
    [setOpen]
  )
}

interface MemberRowMenuProps {
  member: AdminUser
  isTabStop: boolean
  onOpen: (name: MemberDialogName) => void
}

function MemberRowMenu({ member, isTabStop, onOpen }: MemberRowMenuProps) {
  const itemsOf = useMemberItems(onOpen)
  const items = itemsOf(member, { withProfile: true })

  return <RowMenu name={getMemberName(member)} items={items} isTabStop={isTabStop} />
}
