import type { Announcement } from '@botanica/api-client/staff'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { EmptyState } from '../../primitives/states.tsx'
import { useStaffQueries } from '../environment.tsx'
import { CardList } from '../layout/card-list.tsx'
import { AnnouncementCard } from './announcement-card.tsx'
import { CreateDialog } from './create-dialog.tsx'
import { DeleteDialog } from './delete-dialog.tsx'
import { EditDialog } from './edit-dialog.tsx'
import type { AnnouncementsSurface } from './surface.ts'

type Open = { dialog: 'create' } | { dialog: 'edit' | 'delete'; announcement: Announcement }

interface AnnouncementCardsProps {
  place: AnnouncementsSurface
  /** Content beside the create button. */
  heading?: ReactNode
}

/** The announcements, newest first, with their actions. */
export function AnnouncementCards({ place, heading }: AnnouncementCardsProps) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)

  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        {heading ?? <span />}
        <Button
          variant="filled"
          icon={<Plus size={18} />}
          onClick={() => setOpen({ dialog: 'create' })}
        >
          {t('announcements.create')}
        </Button>
      </div>
      <Cards place={place} onOpen={setOpen} />
      {open?.dialog === 'create' && <CreateDialog place={place} onClose={close} />}
      {open?.dialog === 'edit' && (
        <EditDialog place={place} announcement={open.announcement} onClose={close} />
      )}
      {open?.dialog === 'delete' && (
        <DeleteDialog place={place} announcement={open.announcement} onClose={close} />
      )}
    </>
  )
}

interface CardsProps {
  place: AnnouncementsSurface
  onOpen: (open: Open) => void
}

function Cards({ place, onOpen }: CardsProps) {
  const { t } = useTranslation('staff')
  const list = useInfiniteQuery(useStaffQueries().announcements())

  return (
    <CardList
      list={list}
      texts={{ loading: t('announcements.loading'), failed: t('announcements.failed') }}
      empty={<Nothing place={place} onCreate={() => onOpen({ dialog: 'create' })} />}
    >
      {(announcement) => (
        <AnnouncementCard
          announcement={announcement}
          place={place}
          onEdit={() => onOpen({ dialog: 'edit', announcement })}
          onDelete={() => onOpen({ dialog: 'delete', announcement })}
        />
      )}
    </CardList>
  )
}

interface NothingProps {
  place: AnnouncementsSurface
  onCreate: () => void
}

function Nothing({ place, onCreate }: NothingProps) {
  const { t } = useTranslation('staff')
  if (place === 'tab') return <EmptyState text={t('announcements.emptyTab')} />
  return (
    <EmptyState
      title={t('announcements.emptyTitle')}
      text={t('announcements.emptyText')}
      action={
        <Button variant="filled" onClick={onCreate}>
          {t('announcements.createFirst')}
        </Button>
      }
    />
  )
}
