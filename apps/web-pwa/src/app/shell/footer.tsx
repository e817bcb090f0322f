import { AppLink } from '@botanica/ui/primitives'
import { Logo } from '@botanica/ui/theme'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { AdSlot } from '../../lib/ad-slot.tsx'
import { PATHS } from '../../lib/paths.ts'

const GROUPS = [
  {
    title: 'footer.resources',
    links: [
      { href: PATHS.documentation, label: 'footer.documentation' },
      { href: PATHS.apiReference, label: 'footer.apiReference' },
      { href: PATHS.guidelines, label: 'footer.guidelines' },
    ],
  },
  {
    title: 'footer.developers',
    links: [{ href: PATHS.developerPortal, label: 'footer.developerPortal' }],
  },
  {
    title: 'footer.support',
    links: [
      { href: PATHS.help, label: 'footer.help' },
      { href: PATHS.contact, label: 'footer.contact' },
    ],
  },
  {
    title: 'footer.legal',
    links: [
      { href: PATHS.terms, label: 'footer.terms' },
      { href: PATHS.privacy, label: 'footer.privacy' },
      { href: PATHS.transparency, label: 'footer.transparency' },
    ],
  },
] as const

/** Payment pages show no third-party content, and staff work without ads. */
const WITHOUT_AD = [PATHS.premium, PATHS.checkout, PATHS.admin]
const showsAd = (pathname: string) =>
  !WITHOUT_AD.some((path) => pathname === path || pathname.startsWith(`${path}/`))

export function Footer() {
  const { t } = useTranslation()
  const { pathname } = useLocation()

  return (
    <footer
      aria-label={t('footer.label')}
      className="mt-16 border-t border-line bg-mist pb-[calc(3.5rem+env(safe-area-inset-bottom))] md:pb-0 low:pb-0"
    >
      {showsAd(pathname) && <AdSlot placement="footer" className="page pt-8" />}
      <div className="page grid gap-10 py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <div>
          <Logo />
          <p className="mt-3 max-w-narrow text-muted">{t('footer.tagline')}</p>
        </div>
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {GROUPS.map(({ title, links }) => (
            <section key={title}>
              <h2 className="text-label font-semibold">{t(title)}</h2>
              <ul className="mt-2">
                {links.map(({ href, label }) => (
                  <li key={href}>
                    <AppLink
                      href={href}
                      className="inline-block rounded-label py-1 text-muted underline-offset-4 hover:text-leaf-strong hover:underline"
                    >
                      {t(label)}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <div className="page">
        <p className="border-t border-line py-5 text-label text-muted">{t('footer.independent')}</p>
      </div>
    </footer>
  )
}
