import { LIST_KEYS, SEARCH_LIMITS } from '@botanica/api-client/contract'
import { SearchField, type SearchFieldProps } from '@botanica/ui/primitives'
import { useState, type FormEvent, type ReactNode } from 'react'
import { useNavigate } from 'react-router-dom'
import { getListUrl } from './bot-list-query.ts'
import { PATHS } from './paths.ts'

interface SearchFormProps extends Pick<SearchFieldProps, 'size' | 'placeholder' | 'shortcut'> {
  className?: string
  fieldClassName?: string
  /** Shown next to the field, such as a submit button. */
  children?: ReactNode
}

/** Searches all bots. A blank text does nothing. Without scripts it is a regular form. */
export function SearchForm({ className, fieldClassName, children, ...field }: SearchFormProps) {
  const [text, setText] = useState('')
  const navigate = useNavigate()

  function search(event: FormEvent) {
    event.preventDefault()
    if (!text.trim()) return
    void navigate(getListUrl(PATHS.discover, { search: text }))
    setText('')
  }

  return (
    <search className={className}>
      <form action={PATHS.discover} onSubmit={search} className="flex gap-2">
        <SearchField
          {...field}
          name={LIST_KEYS.search}
          maxLength={SEARCH_LIMITS.max}
          value={text}
          onValueChange={setText}
          className={fieldClassName}
        />
        {children}
      </form>
    </search>
  )
}
