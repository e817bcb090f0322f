import type { Category } from '@botanica/api-client'
import { BotList } from '@botanica/ui/bots'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { Button, LinkButton, Tabs } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getListUrl } from '../../lib/bot-list-query.ts'
import { renderCardCorner } from '../../lib/compare/card-corner.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { botsId } from './category-grid.ts'
import {
  BOTS_PER_TAB,
  getTabQuery,
  CATEGORY_TABS,
  getCategoryUrl,
  TAB_SORTS,
  type CategoryTab,
} from './category-choice.ts'

interface CategoryBotsProps {
  category: Category
  tab: CategoryTab
}

/** The bots of the open category and a link to all of them. */
export function CategoryBots({ category, tab }: CategoryBotsProps) {
  const { t } = useTranslation('categories')
  const navigate = useNavigate()
  const name = useCategoryTexts().name(category.name)

  return (
    <section
      id={botsId(category.id)}
      aria-label={t('tabsLabel', { name })}
      className="-mx-3 scroll-mt-30 rounded-sheet border border-line bg-mist p-3 pt-1 sm:scroll-mt-62 md:-mx-5 md:p-5 md:pt-2"
    >
      <TabLinks category={category} />
      <Tabs<CategoryTab>
        label={t('tabsLabel', { name })}
        value={tab}
        onValueChange={(next) =>
          void navigate(getCategoryUrl(category, next), {
            replace: true,
            preventScrollReset: true,
          })
        }
        tabs={CATEGORY_TABS.map((value) => ({
          value,
          label: t(value),
          content: <TabBots category={category} tab={value} />,
        }))}
      />
      <div className="flex justify-center pt-6">
        <LinkButton
          href={getListUrl(PATHS.discover, { categoryId: category.id, sort: TAB_SORTS[tab] })}
          aria-label={t('viewAllNamed', { name })}
        >
          {t('viewAll')}
          <ArrowRight aria-hidden="true" className="size-4" />
        </LinkButton>
      </div>
    </section>
  )
}

function TabBots({ category, tab }: CategoryBotsProps) {
  const { t } = useTranslation(['categories', 'common'])
  const { api } = useServices()
  const name = useCategoryTexts().name(category.name)
  const { data: page, isError, refetch } = useQuery(api.queries.botList(getTabQuery(category, tab)))

  return (
    <BotList
      bots={page?.items}
      failed={isError}
      label={t('tabsLabel', { name })}
      loadingCards={BOTS_PER_TAB}
      renderCorner={renderCardCorner}
      action={
        isError && <Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>
      }
    />
  )
}

/** Links to the tabs, for browsers without scripts. */
function TabLinks({ category }: { category: Category }) {
  const { t } = useTranslation('categories')

  return (
    <noscript>
      <p className="flex gap-6 py-2">
        {CATEGORY_TABS.map((tab) => (
          <a
            key={tab}
            href={getCategoryUrl(category, tab)}
            className="underline underline-offset-4"
          >
            {t(tab)}
          </a>
        ))}
      </p>
    </noscript>
  )
}
