import type { QueuedAppeal } from '@botanica/api-client/staff'
import type { AppealOutcome } from '@botanica/api-client/contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { DecisionBar } from '../layout/decision-bar.tsx'
import {
  Detail,
  DetailBody,
  DetailHeading,
  DetailLink,
  Fact,
  FactList,
  TextFact,
} from '../layout/detail.tsx'
import { AppealDialog } from './appeal-dialog.tsx'

const DECISIONS = [
  { name: 'reversed', label: 'reverse', shortcut: 'r', variant: 'filled' },
  { name: 'upheld', label: 'uphold', shortcut: 'd', variant: 'outline' },
  { name: 'closed', label: 'close', shortcut: 'c', variant: 'outline' },
] as const
const TONES = { open: 'pending', reversed: 'leaf', upheld: 'plain', closed: 'plain' } as const

interface AppealDetailProps {
  appeal: QueuedAppeal
}

/** An appeal, the decision that it is about, and its outcome. */
export function AppealDetail({ appeal }: AppealDetailProps) {
  const { t } = useTranslation('staff')
  const [open, setOpen] = useState<AppealOutcome | null>(null)
  const { state, userId, memberName, text, answer, isOwn, isOwnDecision } = appeal
  const title = t(`appeals.actions.${appeal.action}`)
  // Staff decide neither about themselves nor, if somebody else can, about their own decisions.
  const error = isOwn ? 'ownAppeal' : isOwnDecision ? 'ownDecision' : undefined

  return (
    <Detail label={`${title}: ${memberName ?? userId}`}>
      <DetailBody>
        <DetailHeading>{title}</DetailHeading>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`appeals.state.${state}`)}</Badge>
        </p>
        <FactList>
          <Decision appeal={appeal} />
          <Fact label={t('appeals.from')}>
            <DetailLink href={paths.user(userId)}>{memberName ?? userId}</DetailLink>
            <DateText value={appeal.createdAt} className="block text-label text-muted" />
          </Fact>
          <TextFact label={t('appeals.text')}>{text}</TextFact>
          {state !== 'open' && (
            <Fact
              label={t(`appeals.outcome.${state}`, {
                name: appeal.decidedByName ?? t('lists.administrator'),
              })}
            >
              <DateText value={appeal.decidedAt} />
              {appeal.isBySamePerson && (
                <span className="block text-label text-muted">{t('appeals.bySamePerson')}</span>
              )}
            </Fact>
          )}
          {answer !== null && <TextFact label={t('appeals.answer')}>{answer}</TextFact>}
        </FactList>
      </DetailBody>
      {state === 'open' && (
        <DecisionBar
          about={title}
          item={isOwn ? undefined : { itemType: 'appeal', itemId: appeal.id }}
          note={error && t(`appeals.errors.${error}`)}
          decisions={DECISIONS.map(({ label, ...decision }) =>
            Object.assign(decision, {
              label: t(`appeals.${label}`),
              disabled: error !== undefined,
            })
          )}
          onChoose={setOpen}
        />
      )}
      {open && <AppealDialog appeal={appeal} outcome={open} onClose={() => setOpen(null)} />}
    </Detail>
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
        {href ? <DetailLink href={href}>{name}</DetailLink> : name}
      </Fact>
      <Fact label={t('appeals.decision')}>
        {t('appeals.madeBy', { name: decisionByName ?? t('lists.administrator') })}
        <DateText value={appeal.decisionAt} className="block text-label text-muted" />
      </Fact>
      {appeal.removedText !== null && (
        <TextFact label={t('appeals.removedText')}>{appeal.removedText}</TextFact>
      )}
      <TextFact label={t('appeals.reason')}>{reason ?? t('appeals.noReason')}</TextFact>
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
