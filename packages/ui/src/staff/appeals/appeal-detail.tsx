import type { QueuedAppeal } from '@botanica/api-client/staff'
import type { AppealOutcome } from '@botanica/api-client/contract'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { DecisionBar, DecisionButton } from '../layout/decision-bar.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { AppealDialog } from './appeal-dialog.tsx'

const DECISIONS = [
  { outcome: 'reversed', label: 'reverse', key: 'r' },
  { outcome: 'upheld', label: 'uphold', key: 'd' },
  { outcome: 'closed', label: 'close', key: 'c' },
] as const
const TONES = { open: 'pending', reversed: 'leaf', upheld: 'plain', closed: 'plain' } as const
const LINK_CLASS = 'font-medium underline underline-offset-4 hover:text-leaf-strong wrap-anywhere'
const TEXT_CLASS = 'wrap-anywhere whitespace-pre-line'

interface AppealDetailProps {
  appeal: QueuedAppeal
}

/** An appeal, the decision that it is about, and its outcome. */
export function AppealDetail({ appeal }: AppealDetailProps) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState<AppealOutcome | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { action, state, userId, memberName, text, answer } = appeal
  // On a phone the detail opens below the list and scrolls into view.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <article
      aria-label={`${t(`appeals.actions.${action}`)}: ${memberName ?? userId}`}
      className="flex min-h-full flex-col"
    >
      <div className="flex-1 p-4 md:p-5">
        <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
          {t(`appeals.actions.${action}`)}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`appeals.state.${state}`)}</Badge>
        </p>
        <dl className="mt-4 flex flex-col gap-4">
          <Decision appeal={appeal} />
          <Fact label={t('appeals.from')}>
            <AppLink href={paths.user(userId)} className={LINK_CLASS}>
              {memberName ?? userId}
            </AppLink>
            <DateText value={appeal.createdAt} className="block text-label text-muted" />
          </Fact>
          <Fact label={t('appeals.text')}>
            <span className={TEXT_CLASS}>{text}</span>
          </Fact>
          {state !== 'open' && (
            <Fact
              label={t(`appeals.outcome.${state}`, {
                name: appeal.decidedByName ?? t('appeals.somebody'),
              })}
            >
              <DateText value={appeal.decidedAt} />
              {appeal.isBySamePerson && (
                <span className="block text-label text-muted">{t('appeals.bySamePerson')}</span>
              )}
            </Fact>
          )}
          {answer !== null && (
            <Fact label={t('appeals.answer')}>
              <span className={TEXT_CLASS}>{answer}</span>
            </Fact>
          )}
        </dl>
      </div>
      {state === 'open' && <AppealDecisionBar appeal={appeal} onOpen={setOpen} />}
      {open && <AppealDialog appeal={appeal} outcome={open} onClose={() => setOpen(null)} />}
    </article>
  )
}

function Fact({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div>
      <dt className="text-label font-semibold text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** What was decided, about what, why and by whom. */
function Decision({ appeal }: AppealDetailProps) {
  const { t } = useTranslation('staff')
  const { language } = useFormat()
  const { decisionByName, reason, rules, targetName, discordBotId, targetType, targetId } = appeal
  const href =
    targetType === 'user' ? paths.user(targetId) : discordBotId && paths.bot(discordBotId)
  const name = targetName ?? targetId

  return (
    <>
      <Fact label={t('appeals.target')}>
        {href ? (
          <AppLink href={href} className={LINK_CLASS}>
            {name}
          </AppLink>
        ) : (
          name
        )}
      </Fact>
      <Fact label={t('appeals.decision')}>
        {t('appeals.madeBy', { name: decisionByName ?? t('appeals.somebody') })}
        <DateText value={appeal.decisionAt} className="block text-label text-muted" />
      </Fact>
      {appeal.removedText !== null && (
        <Fact label={t('appeals.removedText')}>
          <span className={TEXT_CLASS}>{appeal.removedText}</span>
        </Fact>
      )}
      <Fact label={t('appeals.reason')}>
        <span className={TEXT_CLASS}>{reason ?? t('appeals.noReason')}</span>
      </Fact>
      <Fact label={t('appeals.rules')}>
        {rules.length === 0
          ? t('appeals.noRules')
          : rules.map(({ id, title }) => (
              <span key={id} className="block">
                {title[language]}
              </span>
            ))}
      </Fact>
    </>
  )
}

interface AppealDecisionBarProps extends AppealDetailProps {
  onOpen: (outcome: AppealOutcome) => void
}

/** Staff decide neither about themselves nor, if somebody else can, about their own decisions. */
function AppealDecisionBar({ appeal, onOpen }: AppealDecisionBarProps) {
  const { t } = useTranslation('staff')
  const { isOwn, isOwnDecision, action } = appeal
  const error = isOwn ? 'ownAppeal' : isOwnDecision ? 'ownDecision' : undefined
  const offered = error ? [] : DECISIONS
  useShortcuts(
    Object.fromEntries(offered.map(({ outcome, key }) => [key, () => onOpen(outcome)] as const))
  )
  useCommands(
    offered.map(({ outcome, label, key }) => ({
      id: `appeal ${outcome}`,
      group: 'here',
      label: `${t(`appeals.${label}`)}: ${t(`appeals.actions.${action}`)}`,
      shortcut: key,
      run: () => onOpen(outcome),
    }))
  )

  return (
    <DecisionBar note={error && t(`appeals.errors.${error}`)}>
      {DECISIONS.map(({ outcome, label, key }) => (
        <DecisionButton
          key={outcome}
          variant={outcome === 'reversed' ? 'filled' : 'outline'}
          disabled={error !== undefined}
          shortcut={key}
          onClick={() => onOpen(outcome)}
        >
          {t(`appeals.${label}`)}
        </DecisionButton>
      ))}
    </DecisionBar>
  )
}
