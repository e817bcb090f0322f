import type { Person } from '@botanica/api-client'
import { DateText, useFormat } from '@botanica/ui/i18n'
import { RoleBadges, sortRoles } from '@botanica/ui/people'
import { CalendarDays } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Moderation } from '../../../lib/moderation.tsx'
import { PersonAvatar, PersonBanner } from '../person-pictures.tsx'

interface PersonHeaderProps {
  person: Person
  name: string
  botCount: number
}

/** Banner, avatar, names, roles and counts. */
export function PersonHeader({ person, name, botCount }: PersonHeaderProps) {
  const { t } = useTranslation('person')

  return (
    <header>
      <PersonBanner person={person} className="h-32 rounded-sheet sm:h-48 lg:h-56" />
      <div className="flex flex-col gap-4 px-1 sm:flex-row sm:items-start sm:px-6">
        <PersonAvatar
          person={person}
          name={name}
          size={128}
          className="-mt-16 self-start bg-paper"
        />
        <div className="min-w-0 flex-1 sm:pt-4">
          <h1 className="font-serif text-heading font-medium break-words">{name}</h1>
          {person.username && <p className="text-muted">@{person.username}</p>}
          <div className="mt-3">
            <RoleBadges roles={person.roles} />
          </div>
          <p className="mt-3 flex items-center gap-2 text-label text-muted">
            <CalendarDays aria-hidden="true" className="size-4 shrink-0" />
            <span>
              {t('joined')}{' '}
              {person.createdAt ? <DateText value={person.createdAt} /> : t('unknownJoined')}
            </span>
          </p>
          <div className="mt-3 empty:hidden">
            <Moderation memberId={person.id} />
          </div>
        </div>
        <dl className="flex gap-8 sm:pt-5">
          <Counter label={t('counters.bots')} value={botCount} />
          <Counter label={t('counters.roles')} value={sortRoles(person.roles).length} />
        </dl>
      </div>
    </header>
  )
}

function Counter({ label, value }: { label: string; value: number }) {
  const format = useFormat()

  return (
    <div className="flex flex-col-reverse sm:items-center">
      <dt className="text-label text-muted">{label}</dt>
      <dd className="numbers font-serif text-title font-medium">{format.exact(value)}</dd>
    </div>
  )
}
