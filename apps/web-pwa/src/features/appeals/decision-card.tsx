import type { AppealedDecision } from '@botanica/api-client/member'
import { DecisionRules } from '@botanica/ui/guidelines/decision-rules'
import { DateText } from '@botanica/ui/i18n'
import { Badge, Button } from '@botanica/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AppealForm } from './appeal-form.tsx'

const TONES = { open: 'pending', upheld: 'plain', reversed: 'leaf', closed: 'plain' } as const

interface DecisionCardProps {
  decision: AppealedDecision
  viewerId: string
  /** Whether the member came to appeal it: its form is open. */
  isChosen: boolean
}

/** A decision about the member, with its reason and rules, and the appeal or the way to it. */
export function DecisionCard({ decision, viewerId, isChosen }: DecisionCardProps) {
  const { t } = useTranslation('appeals')
  const [isWriting, setWriting] = useState(isChosen)
  const article = useRef<HTMLElement>(null)
  const { action, targetName, reason, rules, createdAt, canAppeal, appealState } = decision
  const title = t(`actions.${action}`, { name: targetName ?? t('someBot') })

  useEffect(() => {
    if (isChosen) article.current?.scrollIntoView({ block: 'center' })
  }, [isChosen])

  /** Moves the focus, because the focused element disappears with the form. */
  function close() {
    setWriting(false)
    article.current?.focus({ preventScroll: true })
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      aria-label={title}
      className="rounded-plate border border-line bg-plate p-4 outline-offset-4 sm:p-5"
    >
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h2 className="min-w-0 flex-1 font-semibold wrap-anywhere">{title}</h2>
        {appealState && <Badge tone={TONES[appealState]}>{t(`state.${appealState}`)}</Badge>}
      </div>
      <DateText value={createdAt} className="mt-1 block text-label text-muted" />
      {reason && (
        <p className="mt-3 whitespace-pre-line wrap-anywhere">{t('reason', { reason })}</p>
      )}
      <DecisionRules rules={rules} />
      <Appeal decision={decision} />
      {canAppeal && !isWriting && (
        <Button
          className="mt-4"
          aria-label={t('openNamed', { name: title })}
          onClick={() => setWriting(true)}
        >
          {t('open')}
        </Button>
      )}
      {canAppeal && isWriting && (
        <AppealForm decisionId={decision.id} viewerId={viewerId} onClose={close} />
      )}
      {!canAppeal && !appealState && <p className="mt-3 text-muted">{t('tooOld')}</p>}
    </article>
  )
}

/** The text of the member's appeal and its outcome. */
function Appeal({ decision: { appeal, appealState } }: { decision: AppealedDecision }) {
  const { t } = useTranslation('appeals')
  if (!appealState) return null
  if (!appeal) return <p className="mt-3 text-muted">{t('ofOther')}</p>

  return (
    <>
      <div className="mt-4 border-l-2 border-leaf pl-4">
        <p className="text-label font-semibold">
          {t('yours')} · <DateText value={appeal.createdAt} />
        </p>
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{appeal.text}</p>
      </div>
      {appealState === 'open' && <p className="mt-3 text-muted">{t('waiting')}</p>}
      {appeal.answer !== null && (
        <div className="mt-4 rounded-control bg-leaf-wash px-4 py-3">
          <p className="text-label font-semibold text-leaf-strong">
            {t('answer')} · <DateText value={appeal.decidedAt} />
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{appeal.answer}</p>
        </div>
      )}
    </>
  )
}
