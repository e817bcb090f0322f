import type { ReviewedApplication } from '@botanica/api-client/staff'
import { APPLICATION_STATUSES } from '@botanica/api-client/contract'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { DateText } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Badge } from '../../primitives/badge.tsx'
import { useStaffQueries } from '../environment.tsx'
import { usePlaceChoice, usePlaceValue } from '../frame/place.ts'
import { useRows } from '../rows/use-rows.ts'
import { DataTable, type Column } from '../table/data-table.tsx'
import { ListStatus } from '../table/list-state.tsx'
import { SplitView } from '../table/split-view.tsx'
import { FilterSelect } from '../table/toolbar.tsx'
import { ApplicationDetail } from './application-detail.tsx'

const ANY = 'any'
const CHOICES = [
  'pending',
  ANY,
  ...APPLICATION_STATUSES.filter((one) => one !== 'pending'),
] as const
const TONES = { pending: 'pending', approved: 'leaf', rejected: 'danger' } as const

/** Certification Requests (document 2 section 2): the list beside the application that is read. */
export function ApplicationList() {
  const { t } = useTranslation('staff')
  const [status, setStatus] = usePlaceChoice('status', CHOICES)
  const [openId, setOpenId] = usePlaceValue('application')
  const list = useRows(
    useStaffQueries().applicationList({ status: status === ANY ? undefined : status })
  )
  const open = list.rows.find(({ id }) => String(id) === openId)

  return (
    <>
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <FilterSelect
          label={t('applications.filter')}
          value={status}
          onValueChange={setStatus}
          options={CHOICES.map((value) => ({
            value,
            label: value === ANY ? t('applications.any') : t(`applications.status.${value}`),
          }))}
        />
        <div className="ml-auto">
          <ListStatus list={list} />
        </div>
      </div>
      <SplitView
        wide="detail"
        list={
          <DataTable
            label={t('applications.list')}
            list={list}
            columns={useColumns()}
            onOpen={(application) => setOpenId(String(application.id))}
            openId={open?.id ?? null}
            inPane={open !== undefined}
            empty={{
              text: t('applications.empty'),
              isFiltered: status !== CHOICES[0],
              onClear: () => setStatus(CHOICES[0]),
            }}
          />
        }
        detail={
          open && (
            <ApplicationDetail key={open.id} application={open} onGone={() => setOpenId('')} />
          )
        }
      />
    </>
  )
}

function useColumns(): readonly Column<ReviewedApplication>[] {
  const { t } = useTranslation('staff')

  return useMemo(
    () => [
      {
        id: 'bot',
        header: t('applications.title'),
        cell: (application) => <Which application={application} />,
      },
      {
        id: 'applied',
        header: t('applications.applied'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: ({ createdAt }) => <DateText value={createdAt} className="text-muted" />,
      },
      {
        id: 'status',
        header: t('applications.filter'),
        className: 'w-32',
        cell: ({ status }) => (
          <Badge tone={TONES[status]}>{t(`applications.status.${status}`)}</Badge>
        ),
      },
    ],
    [t]
  )
}

function Which({ application }: { application: ReviewedApplication }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { discordBotId, botAvatar, botName, serverCount } = application

  return (
    <span className="flex min-w-0 items-center gap-2">
      <BotAvatar discordBotId={discordBotId} avatar={botAvatar} name={botName} size={32} />
      <span className="min-w-0">
        <span className="block truncate leading-5 font-semibold">{botName}</span>
        <span className="numbers block truncate text-label text-muted">
          {t('applications.servers', { count: serverCount, figure: format.exact(serverCount) })}
        </span>
      </span>
    </span>
  )
}
