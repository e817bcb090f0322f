import type { ReviewedApplication } from '@botanica/api-client/staff'
import { APPLICATION_SORTS, APPLICATION_STATUSES } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../primitives/badge.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { useSearchParamChoice, useSearchParam } from '../frame/search-params.ts'
import { QueuedMark } from '../layout/queued-note.tsx'
import { useRows } from '../rows/use-rows.ts'
import type { Column } from '../table/data-table.tsx'
import { ListDetail } from '../table/list-detail.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { ShortcutHelp } from '../table/shortcut-help.tsx'
import { FilterSelect, Toolbar } from '../table/toolbar.tsx'
import { WaitingTime } from '../table/waiting-time.tsx'
import { ApplicationDetail } from './application-detail.tsx'

const ANY = 'any'
const CHOICES = [
  'pending',
  ANY,
  ...APPLICATION_STATUSES.filter((one) => one !== 'pending'),
] as const
const TONES = { pending: 'pending', approved: 'leaf', rejected: 'danger' } as const

/** Certification Requests: the list, longest wait first, beside the selected request. */
export function ApplicationList() {
  const { t } = useTranslation('staff')
  const { setPlace } = useStaff()
  const [search, setSearch] = useSearchParam('search', { replace: true })
  const [status, setStatus] = useSearchParamChoice('status', CHOICES)
  const [sort, setSort] = useSearchParamChoice('sort', APPLICATION_SORTS)
  const list = useRows(
    useStaffQueries().applicationList({
      search: search || undefined,
      status: status === ANY ? undefined : status,
      sort,
    })
  )

  return (
    <>
      <Toolbar
        search={search}
        onSearch={setSearch}
        searchLabel={t('applications.search')}
        list={list}
        inForce={status === CHOICES[0] ? 0 : 1}
      >
        <FilterSelect
          label={t('applications.filter')}
          value={status}
          onValueChange={setStatus}
          options={CHOICES.map((value) => ({
            value,
            label: value === ANY ? t('applications.any') : t(`applications.status.${value}`),
          }))}
        />
        <FilterSelect
          label={t('lists.sort')}
          value={sort}
          onValueChange={setSort}
          options={APPLICATION_SORTS.map((value) => ({ value, label: t(`bots.sorts.${value}`) }))}
        />
        <ShortcutHelp
          further={[
            { key: 'a', does: t('applications.approve') },
            { key: 'r', does: t('applications.reject') },
          ]}
        />
      </Toolbar>
      <ListDetail
        param="application"
        itemType="application"
        label={t('applications.list')}
        list={list}
        columns={useColumns()}
        empty={{
          text: t('applications.empty'),
          isFiltered: search !== '' || status !== CHOICES[0],
          onClear: () =>
            setPlace(
              (place) => {
                for (const key of ['search', 'status']) place.delete(key)
              },
              { replace: true }
            ),
        }}
        renderDetail={(application) => <ApplicationDetail application={application} />}
      />
    </>
  )
}

function useColumns(): readonly Column<ReviewedApplication>[] {
  const { t } = useTranslation('staff')
  const { decisionQueue: queue } = useStaff()

  return useMemo(
    () => [
      {
        id: 'bot',
        header: t('bots.columns.bot'),
        cell: (application) => <Which application={application} />,
      },
      {
        id: 'applied',
        header: t('applications.applied'),
        className: 'w-28',
        align: 'end',
        cell: ({ id, createdAt, submittedAt, status }) => {
          const queued = queue?.find({ itemType: 'application', itemId: id })
          if (queued) return <QueuedMark decision={queued} />
          return <WaitingTime since={submittedAt ?? createdAt} isOver={status !== 'pending'} />
        },
      },
      {
        id: 'status',
        header: t('applications.filter'),
        className: 'w-32',
        hideBelow: 'narrow',
        cell: ({ status }) => (
          <Badge tone={TONES[status]}>{t(`applications.status.${status}`)}</Badge>
        ),
      },
    ],
    [t, queue]
  )
}

function Which({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { discordBotId, botAvatar, botName, serverCount } = application

  return (
    <NameCell
      image={
        <BotAvatar
          discordBotId={discordBotId}
          avatar={botAvatar}
          name={botName}
          size={32}
          // Its border does not make the row higher.
          className="-my-1"
        />
      }
      title={botName}
      text={
        <span className="numbers">
          {t('applications.servers', { count: serverCount, figure: format.exact(serverCount) })}
        </span>
      }
    />
  )
}
