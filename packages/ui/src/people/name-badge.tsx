import { Crown, Gem, Shield, Star, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../primitives/cx.ts'
import { getHighestRole, hasNameBadge, type Role } from './roles.ts'

/* Three roles have an icon of their own; the others share the star. */
const SIGNS: Partial<Record<Role, { icon: LucideIcon; color: string }>> = {
  owner: { icon: Crown, color: 'text-sun-ink' },
  developer_community: { icon: Gem, color: 'text-leaf' },
  moderator: { icon: Shield, color: 'text-leaf' },
}
const OTHER_SIGN = { icon: Star, color: 'text-sun-ink' }

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
  const { icon: Icon, color } = SIGNS[role] ?? OTHER_SIGN

  return (
    <span title={t(`roles.${role}`)} className={cx('inline-flex', color, className)}>
      <Icon aria-hidden="true" size={size} />
      <span className="sr-only">{t(`roles.${role}`)}</span>
    </span>
  )
}
