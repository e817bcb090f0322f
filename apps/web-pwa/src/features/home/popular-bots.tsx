import { Button, LinkButton } from '@botanica/ui/primitives'
import { HOME_LISTS } from '@botanica/api-client/contract'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getListUrl } from '../../lib/bot-list-query.ts'
import { BotListWithAd } from '../../lib/bot-list-with-ad.tsx'
import { CategoryBar } from '../../lib/category-bar.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { SortSelect } from '../../lib/sort-select.tsx'
import { useListInView } from '../../lib/use-list-in-view.ts'
import { HOME_SORTS, getHomeList } from './home-list.ts'

const HEADING_ID = 'popular-bots'
/** Cards in the first row. Their banners are visible immediately. */
const FIRST_ROW = 4
/** Bots before the ad on phones. */
const BOTS_BEFORE_AD = 2

export function PopularBots() {
  const { t } = useTranslation(['home', 'common'])
  const { api } = useServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { choice, filter } = getHomeList(query)
  const { data: page, isError, refetch } = useQuery(api.queries.botList(filter))

  const address = getListUrl(PATHS.home, choice)
  const heading = useListInView(address)

  return (
    <section aria-labelledby={HEADING_ID} className="page pb-6">
      <div className="mb-3 grid grid-cols-[1fr_auto] items-center gap-x-5 gap-y-2 lg:mb-4 lg:grid-cols-[auto_minmax(0,1fr)_auto]">
        <h2
          ref={heading}
          id={HEADING_ID}
          className="font-serif text-title font-medium sm:text-heading"
        >
          {t('popular.title')}
        </h2>
        <CategoryBar
          selected={choice.categoryId === null ? [] : [choice.categoryId]}
          addressOf={(categoryId) => getListUrl(PATHS.home, { ...choice, categoryId })}
          layout="line"
          className="max-lg:order-1 max-lg:col-span-2"
        />
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
      <BotListWithAd
        placement="header"
        botsBeforeAd={BOTS_BEFORE_AD}
        minBotsAfterAd={1}
        adClassName="sm:hidden"
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
          <LinkButton size="large" href={getListUrl(PATHS.discover, choice)}>
            {t('popular.loadMore')}
          </LinkButton>
        </div>
      )}
    </section>
  )
}
