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
    <section className="page flex items-center gap-12 pt-5 pb-5 md:pt-8">
      <div className="min-w-0 flex-1">
        {/* Not in `ch`, whose width depends on the font: lines must break the same way before the web font loads. */}
        <h1 className="max-w-[10.6em] font-serif text-display font-medium">{t('hero.title')}</h1>
        <p className="mt-2 text-muted md:mt-3 md:text-lead">{t('hero.text')}</p>
        <div ref={searchRef} className="mt-4 max-w-text md:mt-5">
          <SearchForm
            size="large"
            placeholder={t('hero.placeholder')}
            shortcut={isInView}
            fieldClassName="min-w-0 flex-1"
          >
            <Button type="submit" variant="filled" size="large" className="h-14 max-sm:px-4">
              {t('hero.button')}
            </Button>
          </SearchForm>
        </div>
      </div>
      <HeroGarden className="h-50 shrink-0 text-leaf max-lg:hidden" />
    </section>
  )
}
