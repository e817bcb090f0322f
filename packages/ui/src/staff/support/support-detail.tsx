import type { QueuedSupportRequest } from '@botanica/api-client/staff'
import { toSitePath } from '@botanica/api-client/field-checks'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DateText } from '../../i18n/dates.tsx'
import { paths } from '../../paths.ts'
import { Badge } from '../../primitives/badge.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { DecisionBar, DecisionButton } from '../layout/decision-bar.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { AnswerDialog, CloseDialog } from './support-dialogs.tsx'

const DIALOGS = ['answer', 'close'] as const
type DialogName = (typeof DIALOGS)[number]
const KEYS: Record<DialogName, string> = { answer: 'a', close: 'c' }
const TONES = { open: 'pending', answered: 'leaf', closed: 'plain' } as const
const LINK_CLASS = 'font-medium underline underline-offset-4 hover:text-leaf-strong wrap-anywhere'
/** Base URL for parsing a path; the host does not matter. */
const ANY_ORIGIN = 'https://site.invalid'

interface SupportDetailProps {
  request: QueuedSupportRequest
}

/** A support request, its subject and its answer. */
export function SupportDetail({ request }: SupportDetailProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [open, setOpen] = useState<DialogName | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { subject, text, state, answer, userId, memberName, isPremium, createdAt } = request
  const link = request.link === null ? null : toSitePath(request.link, ANY_ORIGIN)
  const close = () => setOpen(null)
  // On a phone the detail opens below the list and scrolls into view.
  useEffect(() => {
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <article aria-label={subject} className="flex min-h-full flex-col">
      <div className="flex-1 p-4 md:p-5">
        <h3 ref={heading} className="font-serif text-title font-medium wrap-anywhere">
          {subject}
        </h3>
        <p className="mt-2 flex flex-wrap gap-2">
          <Badge tone={TONES[state]}>{t(`support.state.${state}`)}</Badge>
          {isPremium && <Badge tone="sun">{t('support.premium')}</Badge>}
        </p>
        <dl className="mt-4 flex flex-col gap-4">
          <Fact label={t('support.from')}>
            <AppLink href={paths.user(userId)} className={LINK_CLASS}>
              {memberName ?? userId}
            </AppLink>
            <DateText value={createdAt} className="block text-label text-muted" />
          </Fact>
          <Fact label={t('support.text')}>
            <span className="wrap-anywhere whitespace-pre-line">{text}</span>
          </Fact>
          {link && (
            <Fact label={t('support.link')}>
              <AppLink href={link} className={LINK_CLASS}>
                {link}
              </AppLink>
            </Fact>
          )}
          {state !== 'open' && (
            <Fact
              label={t(`support.resolved.${state}`, {
                name: request.resolvedByName ?? t('support.somebody'),
              })}
            >
              <DateText value={request.resolvedAt} />
            </Fact>
          )}
          {answer !== null && (
            <Fact label={t('support.yourAnswer')}>
              <span className="wrap-anywhere whitespace-pre-line">{answer}</span>
            </Fact>
          )}
        </dl>
      </div>
      {state === 'open' && <Decision request={request} onOpen={setOpen} />}
      {open === 'answer' && <AnswerDialog request={request} onClose={close} />}
      {open === 'close' && <CloseDialog request={request} onClose={close} />}
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

interface DecisionProps extends SupportDetailProps {
  onOpen: (name: DialogName) => void
}

/** Staff cannot answer their own requests. */
function Decision({ request: { isOwn, subject }, onOpen }: DecisionProps) {
  const { t } = useTranslation('staff')
  useShortcuts(
    isOwn
      ? {}
      : Object.fromEntries(DIALOGS.map((name) => [KEYS[name], () => onOpen(name)] as const))
  )
  useCommands(
    DIALOGS.filter(() => !isOwn).map((name) => ({
      id: `support ${name}`,
      group: 'here',
      label: `${t(`support.${name}`)}: ${subject}`,
      shortcut: KEYS[name],
      run: () => onOpen(name),
    }))
  )

  return (
    <DecisionBar note={isOwn && t('support.own')}>
      {DIALOGS.map((name) => (
        <DecisionButton
          key={name}
          variant={name === 'answer' ? 'filled' : 'outline'}
          disabled={isOwn}
          shortcut={KEYS[name]}
          onClick={() => onOpen(name)}
        >
          {t(`support.${name}`)}
        </DecisionButton>
      ))}
    </DecisionBar>
  )
}
