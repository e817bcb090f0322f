import { cx } from '@botanica/ui/primitives'
import { canSeeAdminLink } from '@botanica/ui/people'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { useViewer } from '../../lib/viewer.ts'
import { MAIN_LINKS } from './main-links.ts'

function linkClass({ isActive }: { isActive: boolean }) {
  return cx(
    'rounded-control px-2 py-1.5 whitespace-nowrap transition-colors duration-150 hover:bg-mist hover:text-leaf-strong',
    isActive ? 'font-semibold text-ink' : 'text-muted'
  )
}

/** The main links as text, where the window is wide enough. */
export function MainNavigation() {
  const { t } = useTranslation()
  const { viewer } = useViewer()

  return (
    <nav aria-label={t('nav.main')} className="ml-2 hidden xl:block">
      <ul className="flex">
        {MAIN_LINKS.map(({ href, label }) => (
          <li key={href} className="flex">
            <NavLink to={href} end={href === PATHS.home} className={linkClass}>
              {t(label)}
            </NavLink>
          </li>
        ))}
        {viewer && canSeeAdminLink(viewer.roles) && (
          <li className="flex">
            <NavLink to={PATHS.admin} className={linkClass}>
              {t('nav.admin')}
            </NavLink>
          </li>
        )}
      </ul>
    </nav>
  )
}
