import {
  getPermissionLevel,
  isKnownPermission,
  PERMISSION_LEVELS,
} from '@botanica/api-client/contract'
import { CircleAlert, Dot, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { cx } from '../primitives/cx.ts'

const ICONS = { dangerous: TriangleAlert, sensitive: CircleAlert, ordinary: Dot } as const
const TEXT_STYLES = {
  dangerous: 'font-semibold text-danger',
  sensitive: 'font-medium',
  ordinary: '',
} as const
const ICON_STYLES = { dangerous: '', sensitive: 'text-pending', ordinary: 'text-muted' } as const

/** Most powerful first. */
const LEVELS = PERMISSION_LEVELS.filter((level) => level !== 'none').toReversed()

/**
 * The permissions that an invite requests, in plain words, most powerful first. Needs the namespace `permissions`.
 * A permission that Discord added later appears under its name at Discord.
 */
export function PermissionList({ permissions }: { permissions: readonly string[] }) {
  const { t } = useTranslation('permissions')

  return (
    <ul className="flex flex-col gap-1 text-label">
      {LEVELS.flatMap((level) => {
        const Icon = ICONS[level]
        return permissions
          .filter((permission) => getPermissionLevel(permission) === level)
          .map((permission) => (
            <li key={permission} className={cx('flex gap-2', TEXT_STYLES[level])}>
              <Icon
                aria-hidden="true"
                className={cx('mt-0.5 size-4 shrink-0', ICON_STYLES[level])}
              />
              <span>
                <span className="sr-only">{t(level)} </span>
                {isKnownPermission(permission) ? t(`names.${permission}`) : permission}
              </span>
            </li>
          ))
      })}
    </ul>
  )
}
