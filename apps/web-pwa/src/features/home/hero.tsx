import { Button } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useHeroSearchInView, useHeroSearchRef } from '../../lib/hero-search.tsx'
import { SearchForm } from '../../lib/search-form.tsx'
import { HeroGarden } from './hero-garden.tsx'

export function Hero() {
  const { t } = useTranslation('home')
  const searchRef = useHeroSearchRef()
  const isInView = useHeroSearchInView()

  return (
    <section className="page flex items-center gap-12 pt-12 pb-10 md:pt-16 md:pb-14">
      <div className="min-w-0 flex-1">
        {/* Not in `ch`, whose width depends on the font: lines must break the same way before the web font loads. */}
        <h1 className="max-w-[10.6em] font-serif text-display font-medium">{t('hero.title')}</h1>
        <p className="mt-5 max-w-text text-lead text-muted">{t('hero.text')}</p>
        <div ref={searchRef} className="mt-8 max-w-text">
          <SearchForm
            size="large"
            label={t('hero.searchLabel')}
            placeholder={t('hero.placeholder')}
            shortcut={isInView}
            fieldClassName="min-w-0 flex-1"
          >
            <Button type="submit" variant="filled" size="large" className="h-14 max-sm:sr-only">
              {t('hero.button')}
            </Button>
          </SearchForm>
        </div>
      </div>
      <HeroGarden className="w-104 shrink-0 text-leaf max-lg:hidden" />
    </section>
  )
}
