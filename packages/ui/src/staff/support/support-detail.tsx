import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { toSitePath } from '@botanica/api-client/field-checks'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
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
import { AnswerDialog, CloseDialog } from './support-dialogs.tsx'

const DECISIONS = [
  { name: 'answer', shortcut: 'a', variant: 'filled' },
  { name: 'close', shortcut: 'c', variant: 'outline' },
] as const
const TONES = { open: 'pending', answered: 'leaf', closed: 'plain' } as const
/** Base URL for parsing a path; the host does not matter. */
const ANY_ORIGIN = 'https://site.invalid'

interface SupportDetailProps {
  request: QueuedSupportRequest
}

/** A support request, its subject and its answer. */
export function SupportDetail({ request }: SupportDetailProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [open, setOpen] = useState<(typeof DECISIONS)[number]['name'] | null>(null)
  const { subject, text, state, answer, userId, memberName, isPremium, isOwn, createdAt } = request
  const link = request.link === null ? null : toSitePath(request.link, ANY_ORIGIN)
  const close = () => setOpen(null)

  return (
    <Detail label={subject}>
      <DetailBody>
        <DetailHeading>{subject}</DetailHeading>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`support.state.${state}`)}</Badge>
          {isPremium && <Badge tone="sun">{t('support.premium')}</Badge>}
        </p>
        <FactList>
          <Fact label={t('support.from')}>
            <DetailLink href={paths.user(userId)}>{memberName ?? userId}</DetailLink>
            <DateText value={createdAt} className="block text-label text-muted" />
          </Fact>
          <TextFact label={t('support.text')}>{text}</TextFact>
          {link && (
            <Fact label={t('support.link')}>
              <DetailLink href={link}>{link}</DetailLink>
            </Fact>
          )}
          {state !== 'open' && (
            <Fact
              label={t(`support.resolved.${state}`, {
                name: request.resolvedByName ?? t('lists.administrator'),
              })}
            >
              <DateText value={request.resolvedAt} />
            </Fact>
          )}
          {answer !== null && <TextFact label={t('support.yourAnswer')}>{answer}</TextFact>}
        </FactList>
      </DetailBody>
      {state === 'open' && (
        <DecisionBar
          about={subject}
          item={isOwn ? undefined : { itemType: 'support_request', itemId: request.id }}
          // Staff cannot answer their own requests.
          note={isOwn && t('support.own')}
          decisions={DECISIONS.map((decision) =>
            Object.assign({ label: t(`support.${decision.name}`), disabled: isOwn }, decision)
          )}
          onChoose={setOpen}
        />
      )}
      {open === 'answer' && <AnswerDialog request={request} onClose={close} />}
      {open === 'close' && <CloseDialog request={request} onClose={close} />}
    </Detail>
  )
}
