import { cx } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { MAIN_LINKS } from './main-links.ts'

function linkClass({ isActive }: { isActive: boolean }) {
  return cx(
    'ring-inside flex h-full min-w-0 flex-col items-center justify-center gap-0.5 text-center',
    isActive ? 'font-semibold text-leaf' : 'text-muted'
  )
}

/** The main links at the bottom of the screen, on phones. */
export function BottomBar() {
  const { t } = useTranslation()

  return (
    <nav
      aria-label={t('nav.shortcuts')}
      className="fixed inset-x-0 bottom-0 z-40 border-t border-line bg-plate pb-[env(safe-area-inset-bottom)] md:hidden low:static"
    >
      <ul className="flex h-14 justify-between px-1">
        {MAIN_LINKS.map(({ href, label, icon: Icon }) => (
          <li key={href} className="min-w-0 flex-auto">
            <NavLink to={href} end={href === PATHS.home} className={linkClass}>
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              <span className="w-full truncate px-1 text-[0.75rem] leading-4">{t(label)}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
