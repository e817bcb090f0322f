import { LIST_KEYS, DEFAULT_BOT_SORT, SEARCH_LIMITS } from '@botanica/api-client/contract'
import { Button } from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getListUrl, type ListChoice } from '../../lib/bot-list-query.ts'
import { useHeroSearchInView } from '../../lib/hero-search.tsx'
import { PATHS } from '../../lib/paths.ts'
import { addRecentSearch } from '../../lib/search/recent-searches.ts'
import { SearchBox } from '../../lib/search/search-box.tsx'

/** Searches within the selected category and order. An empty text shows all bots again. */
export function DiscoverSearch({ choice }: { choice: ListChoice }) {
  const { t } = useTranslation('discover')
  const navigate = useNavigate()
  const [text, setText] = useState(choice.search)
  const isInView = useHeroSearchInView()

  function search(event: FormEvent) {
    event.preventDefault()
    addRecentSearch(text)
    void navigate(getListUrl(PATHS.discover, { ...choice, search: text }))
  }

  return (
    <search>
      <form action={PATHS.discover} onSubmit={search} className="flex gap-2">
        <SearchBox
          name={LIST_KEYS.search}
          value={text}
          onValueChange={setText}
          maxLength={SEARCH_LIMITS.max}
          shortcut={isInView}
          className="min-w-0 max-w-text flex-1"
        />
        {choice.categoryId !== null && (
          <input type="hidden" name={LIST_KEYS.category} value={choice.categoryId} />
        )}
        {choice.sort !== DEFAULT_BOT_SORT && (
          <input type="hidden" name={LIST_KEYS.sort} value={choice.sort} />
        )}
        <Button type="submit" variant="filled">
          {t('button')}
        </Button>
      </form>
    </search>
  )
}
