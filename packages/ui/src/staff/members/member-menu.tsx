import {
  Gavel,
  PencilLine,
  ShieldBan,
  Trash2,
  UserCog,
  UserRound,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../paths.ts'
import type { MenuItem } from '../../primitives/menu.tsx'
import { useStaff } from '../environment.tsx'
import { getMemberDialogs, type MemberDialogName } from './member-actions.ts'
import type { StaffMember } from './member-name.ts'

const ICONS: Record<MemberDialogName, LucideIcon> = {
  role: UserCog,
  restrict: Gavel,
  discord: ShieldBan,
  edit: PencilLine,
  delete: Trash2,
}

/** The menu items for a member: the link to the profile, then the viewer's actions. */
export function useMemberItems(
  onOpen: (name: MemberDialogName) => void
): (member: StaffMember, options?: { withProfile?: boolean }) => MenuItem[] {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()

  return (member, { withProfile = false } = {}) => {
    const profile: MenuItem = {
      id: 'profile',
      label: t('members.actions.profile'),
      icon: <UserRound />,
      href: paths.user(member.id),
    }
    const items = getMemberDialogs(viewer, member).map((name, index): MenuItem => {
      const Icon = ICONS[name]
      return {
        id: name,
        label: t(`members.actions.${name}`),
        icon: <Icon />,
        dangerous: name === 'delete',
        separated: name === 'delete' || (withProfile && index === 0),
        onSelect: () => onOpen(name),
      }
    })
    return withProfile ? [profile, ...items] : items
  }
}
