import type { Suggestion } from '@botanica/api-client/suggestions'
import { BotAvatar } from '@botanica/ui/bots/bot-avatar'
import { useCategoryTexts } from '@botanica/ui/i18n'
import type { SearchFieldProps } from '@botanica/ui/primitives'
import { paths } from '@botanica/ui/paths'
import { SearchCombobox, type SearchComboboxGroup } from '@botanica/ui/search-combobox'
import { History, Tag } from 'lucide-react'
import { useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { getListUrl } from '../bot-list-query.ts'
import { PATHS } from '../paths.ts'
import { MarkedName } from './marked-name.tsx'
import { addRecentSearch, clearRecentSearches, readRecentSearches } from './recent-searches.ts'
import { useSuggestions } from './use-suggestions.ts'

/** The selection of a field that has the focus. */
export interface FieldFocus {
  start: number | null
  end: number | null
}

export interface SuggestingFieldProps extends SearchFieldProps {
  /** The focus of the plain field that this one replaces; null if it had none. */
  focusRef: RefObject<FieldFocus | null>
}

interface Target {
  label: string
  href: string
  /** Set for a recent search. */
  search?: string
}

/** The search box with suggestions, which replaces the plain one when its script has loaded. */
export function SuggestingField({ focusRef, ...field }: SuggestingFieldProps) {
  const { t } = useTranslation('suggestions')
  const navigate = useNavigate()
  const wrapper = useRestoredFocus(focusRef)
  const [recent, setRecent] = useState(readRecentSearches)
  const typed = field.value.trim()
  const { data } = useSuggestions(typed)
  const targets = new Map<string, Target>()
  const suggestionGroups = useSuggestionGroups(data ?? [], targets)
  const groups = typed === '' ? createRecentGroup(recent, t('recent'), targets) : suggestionGroups

  function choose(id: string) {
    const target = targets.get(id)
    if (!target) return
    if (target.search !== undefined) addRecentSearch(target.search)
    field.onValueChange('')
    void navigate(target.href)
  }

  return (
    <div ref={wrapper} className={field.className} onFocus={() => setRecent(readRecentSearches())}>
      <SearchCombobox
        {...field}
        className="w-full"
        groups={groups}
        onChoose={choose}
        footer={
          typed === '' &&
          recent.length > 0 && (
            <button
              type="button"
              className="mt-1 w-full rounded-control border-t border-line px-2.5 py-2 text-left text-label text-muted hover:bg-mist hover:text-ink"
              onClick={() => {
                clearRecentSearches()
                setRecent([])
              }}
            >
              {t('clearRecent')}
            </button>
          )
        }
      />
    </div>
  )
}

function createRecentGroup(
  recent: readonly string[],
  label: string,
  targets: Map<string, Target>
): SearchComboboxGroup[] {
  if (recent.length === 0) return []
  const items = recent.map((search) => {
    const id = `recent/${search}`
    targets.set(id, { label: search, href: getListUrl(PATHS.discover, { search }), search })
    return {
      id,
      label: search,
      content: (
        <>
          <History aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="min-w-0 truncate">{search}</span>
        </>
      ),
    }
  })
  return [{ id: 'recent', label, items }]
}

function useSuggestionGroups(
  suggestions: readonly Suggestion[],
  targets: Map<string, Target>
): SearchComboboxGroup[] {
  const { t } = useTranslation('suggestions')
  const texts = useCategoryTexts()
  const groups: SearchComboboxGroup[] = []
  for (const kind of ['category', 'bot'] as const) {
    const items = suggestions
      .filter((suggestion) => suggestion.kind === kind)
      .map((suggestion) => {
        const id = `${kind}/${suggestion.id}`
        const label = kind === 'category' ? texts.name(suggestion.name) : suggestion.name
        // The letters are those of the stored name, which a translation does not have.
        const matches = label === suggestion.name ? suggestion.matches : []
        const href =
          suggestion.kind === 'bot'
            ? paths.bot(suggestion.discordBotId)
            : getListUrl(PATHS.discover, { categoryId: suggestion.id })
        targets.set(id, { label, href })
        return {
          id,
          label,
          content: (
            <>
              {suggestion.kind === 'bot' ? (
                <BotAvatar
                  discordBotId={suggestion.discordBotId}
                  avatar={suggestion.avatar}
                  name={suggestion.name}
                  size={24}
                />
              ) : (
                <Tag aria-hidden="true" className="size-4 shrink-0 text-muted" />
              )}
              <MarkedName name={label} matches={matches} />
            </>
          ),
        }
      })
    if (items.length > 0) {
      groups.push({ id: kind, label: t(kind === 'bot' ? 'bots' : 'categories'), items })
    }
  }
  return groups
}

/** Returns the focus to the input if the plain one had it, with the same selection. */
function useRestoredFocus(focusRef: SuggestingFieldProps['focusRef']) {
  const wrapper = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const input = wrapper.current?.querySelector('input')
    if (!focusRef.current || !input) return
    const { start, end } = focusRef.current
    focusRef.current = null
    input.focus({ preventScroll: true })
    input.setSelectionRange(start, end)
  }, [focusRef])
  return wrapper
}
