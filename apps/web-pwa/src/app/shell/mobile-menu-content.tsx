import { AppLink, buttonClass, cx } from '@botanica/ui/primitives'
import { canSeeAdminLink } from '@botanica/ui/people'
import { ThemeSwitch } from '@botanica/ui/theme'
import { LogOut, ShieldCheck, UserRound, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { getLoginPagePath, LOGOUT_CALL, PATHS } from '../../lib/paths.ts'
import { useTheme } from '../../lib/theme.ts'
import { usePathOfPage } from '../../lib/use-path-of-page.ts'
import { useViewer } from '../../lib/viewer.ts'
import { MAIN_LINKS } from './main-links.ts'

const ROW =
  'flex min-h-12 items-center gap-3 rounded-control px-3 hover:bg-leaf-wash hover:text-leaf-strong'

/** The rows of the menu for narrow windows. */
export function MobileMenuContent() {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const [theme, chooseTheme] = useTheme()

  return (
    <>
      <nav aria-label={t('nav.main')} className="-mx-3">
        <ul>
          {MAIN_LINKS.map(({ href, label, icon }) => (
            <Row key={href} href={href} icon={icon} isCurrent={pathname === href}>
              {t(label)}
            </Row>
          ))}
        </ul>
        <AccountRows />
      </nav>
      <div className="mt-4 flex items-center justify-between border-t border-line pt-4">
        <span className="text-muted">{t('theme.label')}</span>
        <ThemeSwitch value={theme} onValueChange={chooseTheme} />
      </div>
    </>
  )
}

function AccountRows() {
  const { t } = useTranslation()
  const { viewer } = useViewer()
  const path = usePathOfPage()
  if (!viewer) {
    return (
      <div className="mt-3 flex flex-col gap-2 px-3">
        <LoginWithDiscord path={path} block />
        <AppLink href={getLoginPagePath(path)} className={buttonClass({ block: true })}>
          {t('nav.login')}
        </AppLink>
      </div>
    )
  }
  return (
    <ul className="mt-2 border-t border-line pt-2">
      {canSeeAdminLink(viewer.roles) && (
        <Row href={PATHS.admin} icon={ShieldCheck}>
          {t('nav.adminPanel')}
        </Row>
      )}
      <Row href={PATHS.profile} icon={UserRound}>
        {t('nav.profile')}
      </Row>
      <li>
        <a href={LOGOUT_CALL} className={ROW}>
          <LogOut aria-hidden="true" className="size-5 text-muted" />
          {t('nav.logout')}
        </a>
      </li>
    </ul>
  )
}

interface RowProps {
  href: string
  icon: LucideIcon
  isCurrent?: boolean
  children: ReactNode
}

function Row({ href, icon: Icon, isCurrent = false, children }: RowProps) {
  return (
    <li>
      <AppLink
        href={href}
        aria-current={isCurrent ? 'page' : undefined}
        className={cx(ROW, isCurrent && 'font-semibold')}
      >
        <Icon aria-hidden="true" className="size-5 text-muted" />
        {children}
      </AppLink>
    </li>
  )
}
