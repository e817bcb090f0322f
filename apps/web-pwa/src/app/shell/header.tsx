import { AppLink } from '@botanica/ui/primitives'
import { LanguageToggle } from '@botanica/ui/i18n'
import { Logo } from '@botanica/ui/theme'
import { useTranslation } from 'react-i18next'
import { useHeroSearchInView } from '../../lib/hero-search.tsx'
import { PATHS } from '../../lib/paths.ts'
import { SearchForm } from '../../lib/search-form.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { Account } from './account.tsx'
import { MainNavigation } from './main-navigation.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NoScriptLanguage } from './no-script.tsx'
import { ThemeMenu } from './theme-menu.tsx'

export function Header() {
  const { t } = useTranslation()
  const hasOwnSearch = !useHeroSearchInView()
  const [language, chooseLanguage] = useLanguage()

  return (
    <header className="sticky top-0 z-40 border-b border-line bg-paper low:static">
      <div className="page flex h-14 items-center gap-2">
        <AppLink
          href={PATHS.home}
          aria-label={t('site.homeLink')}
          className="flex shrink-0 rounded-control"
        >
          {/* Next to the search, or a member's bell and account, a phone only has room for the mark. */}
          <Logo
            className={
              hasOwnSearch ? 'max-sm:*:last:hidden' : 'max-sm:in-data-signed-in:*:last:hidden'
            }
          />
        </AppLink>
        <MainNavigation />
        <div className="flex min-w-0 flex-1 justify-end xl:justify-center">
          {hasOwnSearch && (
            <SearchForm
              shortcut
              placeholder={t('search.short')}
              // A phone has no room for it next to a member's bell and account. The bottom bar links to the search.
              className="w-full max-w-80 min-w-0 max-sm:in-data-signed-in:hidden"
            />
          )}
        </div>
        <div className="needs-script flex items-center gap-1 md:gap-2">
          <LanguageToggle value={language} onValueChange={chooseLanguage} />
          <ThemeMenu />
        </div>
        <NoScriptLanguage />
        <Account />
        <MobileMenu />
      </div>
    </header>
  )
}
