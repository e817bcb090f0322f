import { LIST_KEYS, SEARCH_LIMITS } from '@botanica/api-client/contract'
import type { SearchFieldProps } from '@botanica/ui/primitives'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getListUrl } from './bot-list-query.ts'
import { PATHS } from './paths.ts'
import { addRecentSearch } from './search/recent-searches.ts'
import { SearchBox } from './search/search-box.tsx'

interface SearchFormProps extends Pick<SearchFieldProps, 'size' | 'placeholder' | 'shortcut'> {
  className?: string
  fieldClassName?: string
  /** Shown next to the field: the submit button. Without it Enter submits. */
  children?: ReactNode
}

/** Searches all bots. A blank text does nothing. Without scripts it is a regular form. */
export function SearchForm({ className, fieldClassName, children, ...field }: SearchFormProps) {
  const [text, setText] = useState('')
  const navigate = useNavigate()
  const { t } = useTranslation()

  function search(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return
    addRecentSearch(text)
    void navigate(getListUrl(PATHS.discover, { search: text }))
    setText('')
  }

  return (
    <search className={className}>
      <form action={PATHS.discover} onSubmit={search} className="flex gap-2">
        <SearchBox
          {...field}
          name={LIST_KEYS.search}
          maxLength={SEARCH_LIMITS.max}
          value={text}
          onValueChange={setText}
          className={fieldClassName}
        />
        {/* Enter submits a form with several inputs only if it has a submit button, and the combobox adds an input. */}
        {children ?? (
          <button type="submit" hidden>
            {t('search.label')}
          </button>
        )}
      </form>
    </search>
  )
}
