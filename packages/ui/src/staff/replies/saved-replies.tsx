import type { Language, RuleId } from '@botanica/api-client/contract'
import type { SavedReply } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { useStaffQueries } from '../environment.tsx'
import { fillReply, getReplyLanguage, mergeRules, type ReplySubject } from './fill-reply.ts'
import { ManageRepliesLink, ReplyList } from './reply-list.tsx'

const DIGIT = /^[1-9]$/
const NO_RULES: readonly RuleId[] = []

export interface SavedRepliesProps {
  subject: ReplySubject
  /** Whether the decision is against the bot. Approvals offer only replies without rules. */
  isAdverse: boolean
  reason: string
  ruleIds?: readonly RuleId[]
  /** `reply` is null when its text was added to another one. */
  onFill: (reason: string, ruleIds: RuleId[], reply: SavedReply | null) => void
  /** The field of the reason. While it is empty, a digit in it chooses a reply. */
  children: ReactNode
}

/** The saved replies of a decision, above the field of its reason. */
export function SavedReplies({
  subject,
  isAdverse,
  reason,
  ruleIds = NO_RULES,
  onFill,
  children,
}: SavedRepliesProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { data, isError, refetch } = useQuery(useStaffQueries().savedReplies())
  const [language, setLanguage] = useState(() => getReplyLanguage(subject))
  const [filled, setFilled] = useState<{ reply: SavedReply; text: string } | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  const replies = data?.filter((reply) => isAdverse || reply.ruleIds.length === 0)
  const former = filled?.text === reason ? filled.reply : null

  function fill(reply: SavedReply, inLanguage: Language) {
    const text = fillReply(reply, subject, inLanguage)
    const isReplaced = former !== null || reason.trim() === ''
    setFilled({ reply, text })
    onFill(
      isReplaced ? text : `${reason.trimEnd()}\n\n${text}`,
      mergeRules(ruleIds, reply.ruleIds, former?.ruleIds),
      isReplaced ? reply : null
    )
  }

  function choose(reply: SavedReply) {
    fill(reply, language)
    frame.current!.querySelector('textarea')?.focus()
  }

  function changeLanguage(next: Language) {
    setLanguage(next)
    if (former) fill(former, next)
  }

  function onKeyDown(event: KeyboardEvent) {
    const { key, target } = event
    if (!DIGIT.test(key) || event.ctrlKey || event.metaKey || event.altKey) return
    const isField = target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement
    const reply = replies?.[Number(key) - 1]
    if (!isField || target.value !== '' || reason !== '' || !reply) return
    event.preventDefault()
    choose(reply)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the fields in it have the focus
    <div ref={frame} onKeyDown={onKeyDown} className="flex flex-col gap-4">
      {replies && replies.length > 0 && (
        <ReplyList
          replies={replies}
          language={language}
          onLanguageChange={changeLanguage}
          subject={subject}
          onChoose={choose}
        />
      )}
      {replies?.length === 0 && (
        <p>
          <ManageRepliesLink />
        </p>
      )}
      {isError && !data && (
        <p role="alert" className="flex flex-wrap items-center gap-2 text-label text-muted">
          {t('replies.failed')}
          <Button size="small" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </p>
      )}
      {children}
    </div>
  )
}
