import {
  BadgeCheck,
  Crown,
  Gem,
  Heart,
  Leaf,
  ScanEye,
  Shield,
  Sparkles,
  Star,
  User,
  Wrench,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge, type BadgeTone } from '../primitives/badge.tsx'
import { cx } from '../primitives/cx.ts'
import { hasNameBadge, getHighestRole, toKnownRole, sortRoles, type Role } from './roles.ts'

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

/* Three roles have an icon of their own; the others share the star. */
const signs: Partial<Record<Role, { icon: LucideIcon; colour: string }>> = {
  owner: { icon: Crown, colour: 'text-sun-ink' },
  developer_community: { icon: Gem, colour: 'text-leaf' },
  moderator: { icon: Shield, colour: 'text-leaf' },
}
const OTHER_SIGN = { icon: Star, colour: 'text-sun-ink' }

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

export interface NameBadgeProps {
  roles: readonly string[]
  /** Width and height in CSS pixels. */
  size?: number
  className?: string
}

/**
 * The role icon beside a name in the header: a diamond for developer_community, a crown for owner, a shield for
 * moderator, a star otherwise; nothing for people with the role user.
 */
export function NameBadge({ roles, size = 16, className }: NameBadgeProps) {
  const { t } = useTranslation()
  if (!hasNameBadge(roles)) return null
  const role = getHighestRole(roles)
  const { icon: Icon, colour } = signs[role] ?? OTHER_SIGN

  return (
    <span title={t(`roles.${role}`)} className={cx('inline-flex', colour, className)}>
      <Icon aria-hidden="true" size={size} />
      <span className="sr-only">{t(`roles.${role}`)}</span>
    </span>
  )
}
