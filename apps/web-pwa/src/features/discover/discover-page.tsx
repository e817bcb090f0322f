import type { Category } from '@botanica/api-client'
import { Button, LoadMore } from '@botanica/ui/primitives'
import {
  type BotSort,
  COUNTED_BOTS_PER_CATEGORY,
  getDefaultBotSort,
} from '@botanica/api-client/contract'
import { useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { BotListWithAd } from '../../lib/bot-list-with-ad.tsx'
import { CategoryBar } from '../../lib/category-bar.tsx'
import { PageHead } from '../../lib/head.tsx'
import { useHeroSearchRef } from '../../lib/hero-search.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { SortSelect } from '../../lib/sort-select.tsx'
import { useListInView } from '../../lib/use-list-in-view.ts'
import { CorrectionNotice } from './correction-notice.tsx'
import { CURSOR_KEY, getDiscoverList, getDiscoverUrl, listDiscoverSorts } from './discover-list.ts'
import { DiscoverSearch } from './discover-search.tsx'
import { EmptyListActions } from './empty-list-actions.tsx'
import { listActiveFilters } from './filter-choice.ts'
import { FilterChips } from './filter-chips.tsx'
import { FilterButton, FilterSidebar } from './filter-panel.tsx'
import { useReasons } from './use-reasons.ts'

export { prefetchDiscover } from './prefetch-discover.ts'

const HEADING_ID = 'discover-list'
const FIRST_ROW = 4
const BOTS_BEFORE_AD = 8
/**
 * With fewer bots, all of them may move to the row before the ad, which would then be at the end, next to the footer's
 * ad.
 */
const MIN_BOTS_AFTER_AD = 4

export function DiscoverPage() {
  const { t } = useTranslation(['discover', 'bots', 'common'])
  const { api } = useServices()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { choice, filter, from } = getDiscoverList(query)
  const list = useInfiniteQuery(api.queries.botPages(filter, from))
  const searchRef = useHeroSearchRef()
  const headingRef = useListInView(getDiscoverUrl(choice))
  const { data: categories } = useQuery(api.queries.categories())
  const active = listActiveFilters(choice.filters)
  const { categoryIds } = choice.filters
  const category = useSelectedCategory(categories, categoryIds)

  const pages = list.data?.pages
  const bots = pages?.flatMap((page) => page.items)
  const nextCursor = pages?.at(-1)?.nextCursor ?? null
  const heading = choice.search ? t('searchResults', { search: choice.search }) : t('allBots')
  const reasons = useReasons(bots, choice)
  const correction = pages?.[0]?.correction
  const defaultSort = getDefaultBotSort(choice.search)
  const isNarrowed = choice.search !== '' || active.length > 0

  const getSortedUrl = (sort: BotSort) =>
    getDiscoverUrl({ ...choice, sort: sort === defaultSort ? null : sort })

  return (
    <div className="page pt-10 pb-4">
      <PageHead title={choice.search ? heading : (category?.title ?? t('title'))} />
      <h1 className="font-serif text-heading font-medium">{t('heading')}</h1>
      <div ref={searchRef} className="mt-5">
        {/* The key resets the box when the URL has a new search, for example after going back. */}
        <DiscoverSearch key={choice.search} choice={choice} />
      </div>
      <div className="mt-5">
        <CategoryBar
          selected={categoryIds}
          addressOf={(id) =>
            getDiscoverUrl({
              ...choice,
              filters: { ...choice.filters, categoryIds: id === null ? [] : [id] },
            })
          }
          layout="wrapping"
        />
      </div>
      <div className="mt-8 lg:grid lg:grid-cols-[14.5rem_minmax(0,1fr)] lg:gap-8">
        <FilterSidebar choice={choice} />
        <section aria-labelledby={HEADING_ID} className="min-w-0">
          <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
            <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2">
              <h2
                ref={headingRef}
                id={HEADING_ID}
                // The serif kerns the space before a quotation mark away.
                className="min-w-0 font-serif text-title font-medium [word-spacing:0.12em]"
              >
                {heading}
              </h2>
              {isNarrowed && (
                <BotCount
                  shown={bots?.length}
                  hasMore={nextCursor !== null}
                  inCategory={choice.search || active.length > 1 ? undefined : category?.botCount}
                />
              )}
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <FilterButton choice={choice} />
              <SortSelect
                sorts={listDiscoverSorts(choice.search)}
                labels={{
                  relevance: t('sort.relevance'),
                  trending: t('sort.trending'),
                  updated: t('sort.updated'),
                }}
                value={choice.sort ?? defaultSort}
                addressOf={getSortedUrl}
                onValueChange={(sort) =>
                  void navigate(getSortedUrl(sort), { preventScrollReset: true })
                }
              />
            </div>
          </div>
          {correction !== undefined && <CorrectionNotice choice={choice} correction={correction} />}
          {active.length > 0 && (
            <div className="mb-5">
              <FilterChips choice={choice} categories={categories} />
            </div>
          )}
          <BotListWithAd
            placement="in-list"
            botsBeforeAd={BOTS_BEFORE_AD}
            minBotsAfterAd={MIN_BOTS_AFTER_AD}
            bots={bots}
            failed={list.isError}
            search={choice.search}
            label={heading}
            notes={reasons}
            eagerCards={FIRST_ROW}
            action={
              list.isError ? (
                <Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>
              ) : (
                isNarrowed && <EmptyListActions choice={choice} categories={categories} />
              )
            }
          />
          {bots && bots.length > 0 && (
            <>
              <div className="needs-script">
                <LoadMore
                  list={list}
                  label={t('bots:list.loadMore')}
                  status={t('count.shown', { count: bots.length })}
                />
              </div>
            </>
          )}
          {nextCursor && <NextPageLink query={query} cursor={nextCursor} />}
        </section>
      </div>
    </div>
  )
}

/** The category of a list of one category; undefined for others and while the categories are loading. */
function useSelectedCategory(
  categories: readonly Category[] | undefined,
  categoryIds: readonly number[]
) {
  const { t } = useTranslation('discover')
  const texts = useCategoryTexts()
  if (categoryIds.length !== 1) return undefined
  const found = categories?.find(({ id }) => id === categoryIds[0])
  if (!found) return undefined
  const name = texts.name(found.name)
  return { name, title: t('categoryTitle', { name }), botCount: found.listedBotCount }
}

interface BotCountProps {
  /** Bots in the list so far; undefined while it loads. */
  shown: number | undefined
  hasMore: boolean
  /** Bots of the category, if the list has no other filter and the number is known. */
  inCategory: number | undefined
}

/** The number of bots that were found. A search only counts those that have been loaded. */
function BotCount({ shown, hasMore, inCategory }: BotCountProps) {
  const { t } = useTranslation('discover')
  const format = useFormat()
  const known = hasMore ? inCategory : undefined
  const count = known ?? shown
  if (count === undefined) return null
  const isLeast = known === undefined ? hasMore : known >= COUNTED_BOTS_PER_CATEGORY
  const values = { count, exact: format.exact(count) }

  return (
    <output className="numbers text-muted">
      {isLeast ? t('count.atLeast', values) : t('count.found', values)}
    </output>
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
