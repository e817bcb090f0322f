import { LIST_KEYS, SEARCH_LIMITS } from '@botanica/api-client/contract'
import { Button } from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useHeroSearchInView } from '../../lib/hero-search.tsx'
import { PATHS } from '../../lib/paths.ts'
import { addRecentSearch } from '../../lib/search/recent-searches.ts'
import { SearchBox } from '../../lib/search/search-box.tsx'
import { type DiscoverChoice, getDiscoverUrl } from './discover-list.ts'
import { addFilterChoice } from './filter-choice.ts'

/** Searches within the selected filters and order. An empty text shows all bots again. */
export function DiscoverSearch({ choice }: { choice: DiscoverChoice }) {
  const { t } = useTranslation('discover')
  const navigate = useNavigate()
  const [text, setText] = useState(choice.search)
  const isInView = useHeroSearchInView()
  const filters = new URLSearchParams()
  addFilterChoice(filters, choice.filters)

  function search(event: FormEvent) {
    event.preventDefault()
    addRecentSearch(text)
    void navigate(getDiscoverUrl({ ...choice, search: text, exact: false }))
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
        {[...filters].map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {choice.sort !== null && <input type="hidden" name={LIST_KEYS.sort} value={choice.sort} />}
        <Button type="submit" variant="filled">
          {t('button')}
        </Button>
      </form>
    </search>
  )
}
