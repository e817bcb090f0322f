import { Button, LoadMore, LinkButton } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { getListUrl } from '../../lib/bot-list-query.ts'
import { BotListWithAd } from '../../lib/bot-list-with-ad.tsx'
import { CategoryBar } from '../../lib/category-bar.tsx'
import { PageHead } from '../../lib/head.tsx'
import { useHeroSearchRef } from '../../lib/hero-search.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { SortSelect } from '../../lib/sort-select.tsx'
import { CURSOR_KEY, DISCOVER_SORTS, getDiscoverList } from './discover-list.ts'
import { DiscoverSearch } from './discover-search.tsx'

const HEADING_ID = 'discover-list'
const FIRST_ROW = 4

export function DiscoverPage() {
  const { t } = useTranslation(['discover', 'bots', 'common'])
  const { api } = useServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { choice, filter, from } = getDiscoverList(query)
  const list = useInfiniteQuery(api.queries.botPages(filter, from))
  const searchRef = useHeroSearchRef()

  const pages = list.data?.pages
  const bots = pages?.flatMap((page) => page.items)
  const nextCursor = pages?.at(-1)?.nextCursor ?? null
  const heading = choice.search ? t('searchResults', { search: choice.search }) : t('allBots')
  const isNarrowed = choice.search !== '' || choice.categoryId !== null

  return (
    <div className="page pt-10 pb-4">
      <PageHead title={choice.search ? heading : t('title')} />
      <h1 className="font-serif text-heading font-medium">{t('heading')}</h1>
      <div ref={searchRef} className="mt-5">
        {/* The key resets the box when the URL has a new search, for example after going back. */}
        <DiscoverSearch key={choice.search} choice={choice} />
      </div>
      <div className="mt-5">
        <CategoryBar
          selected={choice.categoryId}
          addressOf={(categoryId) => getListUrl(PATHS.discover, { ...choice, categoryId })}
        />
      </div>
      <section aria-labelledby={HEADING_ID}>
        <div className="mt-8 mb-5 flex flex-wrap items-center justify-between gap-3">
          <h2 id={HEADING_ID} className="min-w-0 font-serif text-title font-medium">
            {heading}
          </h2>
          <SortSelect
            sorts={DISCOVER_SORTS}
            value={choice.sort}
            addressOf={(sort) => getListUrl(PATHS.discover, { ...choice, sort })}
            onValueChange={(sort) =>
              void navigate(getListUrl(PATHS.discover, { ...choice, sort }), {
                preventScrollReset: true,
              })
            }
          />
        </div>
        <BotListWithAd
          bots={bots}
          failed={list.isError}
          search={choice.search}
          label={heading}
          eagerCards={FIRST_ROW}
          action={
            list.isError ? (
              <Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>
            ) : (
              isNarrowed && <LinkButton href={PATHS.discover}>{t('clear')}</LinkButton>
            )
          }
        />
        {bots && bots.length > 0 && (
          <>
            <div className="needs-script">
              <LoadMore
                list={list}
                label={t('bots:list.loadMore')}
                status={t('bots:list.shown', { count: bots.length })}
              />
            </div>
          </>
        )}
        {nextCursor && <NextPageLink query={query} cursor={nextCursor} />}
      </section>
    </div>
  )
}

/** Link to the next page, for browsers without scripts. */
function NextPageLink({ query, cursor }: { query: URLSearchParams; cursor: string }) {
  const { t } = useTranslation('bots')
  const next = new URLSearchParams(query)
  next.set(CURSOR_KEY, cursor)

  return (
    <noscript>
      <p className="py-8 text-center">
        <a href={`${PATHS.discover}?${next}`} rel="next" className="underline underline-offset-4">
          {t('list.loadMore')}
        </a>
      </p>
    </noscript>
  )
}
