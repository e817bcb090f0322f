import type { AdminUser } from '@botanica/api-client/staff'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { PremiumMark } from '../../people/premium-mark.tsx'
import { RoleBadge } from '../../people/role-badge.tsx'
import { sortRoles } from '../../people/roles.ts'
import { useImageUrls } from '../../platform/images.tsx'
import { Avatar } from '../../primitives/avatar.tsx'
import { Badge } from '../../primitives/badge.tsx'
import { VisuallyHidden } from '../../primitives/visually-hidden.tsx'
import { useStaff } from '../environment.tsx'
import type { Column } from '../table/data-table.tsx'
import { NameCell } from '../table/name-cell.tsx'
import { getMemberName } from './member-name.ts'
import type { RestrictedMember } from './restrictions.ts'

const AVATAR_PIXELS = 64
/** More would not fit; the profile shows all. */
const SHOWN_ROLES = 2

/** The table's columns; the last ones are hidden on a narrow screen. */
export function useMemberColumns(): readonly Column<AdminUser>[] {
  const { t } = useTranslation('staff')
  const format = useFormat()

  return useMemo(
    () => [
      {
        id: 'member',
        header: t('members.columns.member'),
        cell: (member) => <Who member={member} />,
      },
      {
        id: 'roles',
        header: t('members.columns.roles'),
        className: 'w-72',
        hideBelow: 'wide',
        cell: ({ roles }) => (
          <span className="flex flex-wrap gap-1.5 compact:flex-nowrap">
            {sortRoles(roles)
              .slice(0, SHOWN_ROLES)
              .map((role) => (
                <RoleBadge key={role} role={role} />
              ))}
          </span>
        ),
      },
      {
        id: 'state',
        header: t('members.columns.state'),
        className: 'w-40',
        hideBelow: 'narrow',
        cell: (member) => <State member={member} />,
      },
      {
        id: 'bots',
        header: t('members.columns.bots'),
        className: 'w-20',
        align: 'end',
        hideBelow: 'widest',
        cell: ({ botCount }) => <span className="numbers">{format.exact(botCount)}</span>,
      },
      {
        id: 'premium',
        header: t('members.columns.premium'),
        className: 'w-28',
        hideBelow: 'widest',
        cell: ({ isPremium }) => isPremium && <PremiumMark />,
      },
      {
        id: 'joined',
        header: t('members.columns.joined'),
        className: 'w-44',
        hideBelow: 'text',
        cell: ({ createdAt }) => <DateText value={createdAt} className="text-muted" />,
      },
    ],
    [t, format]
  )
}

function Who({ member }: { member: AdminUser }) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const images = useImageUrls()
  const name = getMemberName(member)

  return (
    <NameCell
      image={
        <Avatar
          src={images.avatar(member.id, member.discordAvatar, { size: AVATAR_PIXELS })}
          name={name}
          seed={member.id}
          size={32}
        />
      }
      title={name}
      titleSigns={member.id === viewer.id && <Badge>{t('members.you')}</Badge>}
      text={<span className="numbers">{member.username ? `@${member.username}` : member.id}</span>}
    />
  )
}

function State({ member }: { member: RestrictedMember }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { banned, disabled, banExpiresAt, disableExpiresAt } = member
  // Most members are active, so only other states are marked.
  if (!banned && !disabled) return <VisuallyHidden>{t('members.states.active')}</VisuallyHidden>
  const end = banned ? banExpiresAt : disableExpiresAt

  return (
    <span className="flex flex-col items-start compact:flex-row compact:items-center compact:gap-2">
      <Badge tone={banned ? 'danger' : 'pending'}>
        {t(`members.states.${banned ? 'banned' : 'disabled'}`)}
      </Badge>
      {end && (
        <span className="truncate text-label text-muted">
          {t('members.until', { date: format.date(new Date(end)) })}
        </span>
      )}
    </span>
  )
}
