import { LANGUAGES, type Language } from '@botanica/api-client/contract'
import type { SavedReply } from '@botanica/api-client/staff'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../primitives/badge.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { SearchField } from '../../primitives/search-field.tsx'
import { Segmented } from '../../primitives/segmented.tsx'
import { containsTyped, scoreFuzzyMatch } from '../palette/fuzzy-match.ts'
import { staffPaths } from '../paths.ts'
import { ButtonKey } from '../table/key.tsx'
import { REPLY_TEXTS, type ReplySubject } from './fill-reply.ts'

/** The first replies have a key; there are nine digits. */
const NUMBERED_REPLIES = 9

/** The score of a reply whose text contains what was typed; matches in titles come first. */
const IN_TEXT = Number.NEGATIVE_INFINITY

interface ReplyListProps {
  replies: readonly SavedReply[]
  language: Language
  onLanguageChange: (language: Language) => void
  subject: ReplySubject
  onChoose: (reply: SavedReply) => void
}

/** Lists the replies to choose from, with a search and the language in which they are filled in. */
export function ReplyList({
  replies,
  language,
  onLanguageChange,
  subject,
  onChoose,
}: ReplyListProps) {
  const { t } = useTranslation(['staff', 'common'])
  const labelId = useId()
  const hintId = useId()
  const [search, setSearch] = useState('')
  const frame = useRef<HTMLElement>(null)
  const matches = findReplies(replies, search)
  const { member, language: known, isMany = false } = subject

  function choose(reply: SavedReply) {
    setSearch('')
    onChoose(reply)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (key === 'Enter' && target instanceof HTMLInputElement && !event.ctrlKey) {
      event.preventDefault()
      if (matches[0] && search.trim() !== '') choose(matches[0].reply)
    }
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return
    event.preventDefault()
    const stops = [...frame.current!.querySelectorAll<HTMLElement>('input, [data-reply]')]
    const index = stops.indexOf(target as HTMLElement)
    stops[index + (key === 'ArrowDown' ? 1 : -1)]?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its field and buttons have the focus
    <section ref={frame} aria-labelledby={labelId} onKeyDown={onKeyDown}>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 id={labelId} className="font-semibold">
          {t('replies.chooser.label')}
        </h3>
        <Segmented
          label={t('replies.chooser.language')}
          options={LANGUAGES.map((value) => ({
            value,
            label: t(`common:language.${value}`),
            lang: value,
          }))}
          value={language}
          onValueChange={onLanguageChange}
        />
      </div>
      <SearchField
        label={t('replies.chooser.search')}
        placeholder={t('replies.chooser.search')}
        aria-describedby={hintId}
        value={search}
        onValueChange={setSearch}
      />
      <ul className="mt-1.5 max-h-36 overflow-y-auto rounded-control border border-edge bg-plate p-1">
        {matches.map(({ reply, number }, index) => (
          <li key={reply.id}>
            <button
              type="button"
              data-reply
              tabIndex={index === 0 ? 0 : -1}
              title={reply[REPLY_TEXTS[language]]}
              aria-keyshortcuts={number ? String(number) : undefined}
              onClick={() => choose(reply)}
              className="flex min-h-9 w-full items-center gap-2 rounded-label px-2 text-left hover:bg-leaf-wash"
            >
              {number && <ButtonKey>{String(number)}</ButtonKey>}
              <span className="min-w-0 flex-1 truncate">{reply.title}</span>
              {!reply.shared && <Badge>{t('replies.personal')}</Badge>}
            </button>
          </li>
        ))}
        {matches.length === 0 && (
          <li className="px-2 py-1.5 text-muted">{t('replies.chooser.none', { search })}</li>
        )}
      </ul>
      <p id={hintId} className="mt-1 text-label text-muted max-sm:hidden">
        {t('replies.chooser.hint')}
      </p>
      <p className="mt-1 flex flex-wrap justify-between gap-x-4 text-label text-muted">
        <span>
          {isMany
            ? t('replies.chooser.each')
            : known
              ? t('replies.chooser.known', {
                  name: member,
                  language: t(`common:language.${known}`),
                })
              : t('replies.chooser.unknown', { name: member })}
        </span>
        <ManageRepliesLink />
      </p>
    </section>
  )
}

/** Leads to the page of saved replies. */
export function ManageRepliesLink() {
  const { t } = useTranslation('staff')
  return (
    <AppLink href={staffPaths.replies} className="text-label text-leaf-strong underline">
      {t('replies.chooser.manage')}
    </AppLink>
  )
}

interface NumberedReply {
  reply: SavedReply
  /** The digit that chooses it; none after the ninth. */
  number: number | undefined
}

/** Finds replies by title or text, the best match first. They keep their numbers. */
function findReplies(replies: readonly SavedReply[], search: string): NumberedReply[] {
  const numbered = replies.map((reply, index) => ({
    reply,
    number: index < NUMBERED_REPLIES ? index + 1 : undefined,
  }))
  if (search.trim() === '') return numbered
  return numbered
    .map((one) => {
      const { title, textEn, textRo } = one.reply
      const isInText = [textEn, textRo].some((text) => containsTyped(search, text))
      return { one, score: scoreFuzzyMatch(search, title) ?? (isInText ? IN_TEXT : null) }
    })
    .filter(({ score }) => score !== null)
    .toSorted((left, right) => right.score! - left.score!)
    .map(({ one }) => one)
}
