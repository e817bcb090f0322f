import {
  BadgeCheck,
  Crown,
  Gem,
  Heart,
  Leaf,
  ScanEye,
  Shield,
  Sparkles,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../primitives/badge.tsx'
import { toKnownRole, sortRoles, type Role } from './roles.ts'

const STYLES: Record<Role, { icon: LucideIcon; tone: BadgeTone }> = {
  owner: { icon: Crown, tone: 'sun' },
  developer_community: { icon: Gem, tone: 'leaf' },
  moderator: { icon: Shield, tone: 'leaf' },
  reviewer: { icon: ScanEye, tone: 'leaf' },
  certified_developer: { icon: BadgeCheck, tone: 'sun' },
  premium: { icon: Sparkles, tone: 'bloom' },
  premium_user: { icon: Sparkles, tone: 'bloom' },
  bot_developer: { icon: Wrench, tone: 'plain' },
  admin: { icon: Leaf, tone: 'plain' },
  supporter: { icon: Heart, tone: 'bloom' },
  user: { icon: User, tone: 'plain' },
}

/** One role with its icon and its name. */
export function RoleBadge({ role }: { role: string }) {
  const { t } = useTranslation()
  const known = toKnownRole(role)
  const { icon: Icon, tone } = STYLES[known]

  return (
    <Badge tone={tone} icon={<Icon />}>
      {t(`roles.${known}`)}
    </Badge>
  )
}

/** All roles of a person, highest first. */
export function RoleBadges({ roles }: { roles: readonly string[] }) {
  const sortedRoles = sortRoles(roles)
  if (sortedRoles.length === 0) return null

  return (
    <ul className="flex flex-wrap gap-1.5">
      {sortedRoles.map((role) => (
        <li key={role} className="flex">
          <RoleBadge role={role} />
        </li>
      ))}
    </ul>
  )
}
