import { BotList } from '@botanica/ui/bots'
import { Button, LinkButton } from '@botanica/ui/primitives'
import { DEFAULT_BOT_SORT, HOME_LISTS } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getListUrl } from '../../lib/bot-list-query.ts'
import { CategoryBar } from '../../lib/category-bar.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { SortSelect } from '../../lib/sort-select.tsx'
import { HOME_SORTS, getHomeList } from './home-list.ts'

const HEADING_ID = 'popular-bots'
/** Cards in the first row. Their banners are visible at once. */
const FIRST_ROW = 4

export function PopularBots() {
  const { t } = useTranslation(['home', 'common'])
  const { api } = useServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { choice, filter } = getHomeList(query)
  const { data: page, isError, refetch } = useQuery(api.queries.botList(filter))

  // Orders that the discover page does not offer are dropped.
  const discoverSort = choice.sort === 'newest' ? choice.sort : DEFAULT_BOT_SORT

  return (
    <section aria-labelledby={HEADING_ID} className="page py-6">
      <CategoryBar
        selected={choice.categoryId}
        addressOf={(categoryId) => getListUrl(PATHS.home, { ...choice, categoryId })}
      />
      <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id={HEADING_ID} className="font-serif text-heading font-medium">
          {t('popular.title')}
        </h2>
        <SortSelect
          sorts={HOME_SORTS}
          value={choice.sort}
          addressOf={(sort) => getListUrl(PATHS.home, { ...choice, sort })}
          onValueChange={(sort) =>
            void navigate(getListUrl(PATHS.home, { ...choice, sort }), {
              preventScrollReset: true,
              replace: true,
            })
          }
        />
      </div>
      <BotList
        bots={page?.items}
        failed={isError}
        label={t('popular.title')}
        loadingCards={HOME_LISTS.popular}
        eagerCards={FIRST_ROW}
        action={
          isError && <Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>
        }
      />
      {page?.nextCursor && (
        <div className="flex justify-center pt-8">
          <LinkButton
            size="large"
            href={getListUrl(PATHS.discover, { ...choice, sort: discoverSort })}
          >
            {t('popular.loadMore')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
