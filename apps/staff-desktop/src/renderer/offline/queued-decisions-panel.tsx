import { useFormat } from '@botanica/ui/i18n'
import { AppLink, Badge, Button, type BadgeTone } from '@botanica/ui/primitives'
import { useAllowedBotActions } from '@botanica/ui/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPagePath } from '../navigation/pages.ts'
import type { QueuedDecision } from './queued-decision.ts'
import type { QueuedDecisions } from './use-queued-decisions.ts'

const TONES: Record<QueuedDecision['state'], BadgeTone> = {
  waiting: 'pending',
  sending: 'pending',
  conflict: 'danger',
  refused: 'danger',
  sent: 'leaf',
}

/** Lists the decisions that were made offline, and their states. */
export function QueuedDecisionsPanel({ queuedDecisions }: { queuedDecisions: QueuedDecisions }) {
  const { t } = useTranslation('desktop')
  if (queuedDecisions.all.length === 0) return null

  return (
    <section
      aria-label={t('queued.title')}
      className="max-h-[45%] shrink-0 overflow-y-auto border-b border-line bg-plate px-4 py-2"
    >
      <h2 className="text-label font-semibold text-muted">{t('queued.title')}</h2>
      <ul className="divide-y divide-line">
        {queuedDecisions.all.map((one) => (
          <li key={one.bot.id} aria-label={one.bot.name} className="py-2">
            <DecisionRow queuedDecision={one} of={queuedDecisions} />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface DecisionRowProps {
  queuedDecision: QueuedDecision
  of: QueuedDecisions
}

function DecisionRow({ queuedDecision, of: { queue, sendAnyway } }: DecisionRowProps) {
  const { t } = useTranslation(['desktop', 'staff'])
  const getAllowedActions = useAllowedBotActions()
  const { bot, decision, state, found } = queuedDecision
  const maySend =
    state === 'conflict' && found && getAllowedActions(found).includes(decision.action)
  const isSettled = state === 'sent' || state === 'refused'

  return (
    <div className="flex flex-wrap items-start gap-x-6 gap-y-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{bot.name}</span>
          <Badge tone={TONES[state]}>{t(`queued.states.${state}`)}</Badge>
        </p>
        <DecisionSummary queuedDecision={queuedDecision} />
      </div>
      {state === 'conflict' && (
        <Column title={t('queued.currentState')}>
          <CurrentStatus queuedDecision={queuedDecision} />
        </Column>
      )}
      {state !== 'sending' && (
        <div className="flex flex-wrap gap-2">
          {found && (
            <AppLink
              href={getPagePath({ kind: 'bot', id: bot.id })}
              className="inline-flex h-8 items-center px-2 text-label font-medium underline underline-offset-4 hover:text-leaf-strong"
            >
              {t('queued.look')}
            </AppLink>
          )}
          {maySend && (
            <Button size="small" variant="danger" onClick={() => sendAnyway(queuedDecision)}>
              {t('queued.sendAnyway')}
            </Button>
          )}
          <Button size="small" onClick={() => queue.discard(bot.id)}>
            {isSettled ? t('queued.dismiss') : t('queued.discard')}
          </Button>
        </div>
      )}
    </div>
  )
}

function DecisionSummary({
  queuedDecision: { decision, keptAt, state, told },
}: {
  queuedDecision: QueuedDecision
}) {
  const { t } = useTranslation(['desktop', 'staff'])
  const format = useFormat()
  const { action, reason } = decision

  return (
    <p className="text-label wrap-anywhere text-muted">
      {t('queued.yours')}
      {': '}
      <span className="font-medium text-ink">{t(`staff:bots.actions.${action}`)}</span>
      {reason && <q className="ml-2">{reason}</q>}
      <span className="block">
        {t('queued.at', { when: format.dateTime(new Date(keptAt)) })}
        {state === 'sent' && ` ${t(`staff:bots.done.${action}`)}.`}
        {state === 'refused' && ` ${told ?? t('staff:failed')}`}
      </span>
    </p>
  )
}

function CurrentStatus({ queuedDecision: { found, told } }: { queuedDecision: QueuedDecision }) {
  const { t } = useTranslation(['desktop', 'staff', 'bots'])
  if (!found) return t('queued.gone')
  const status = found.certified
    ? t('bots:card.certified')
    : t(`staff:bots.statuses.${found.approvalStatus}`)
  return told ? `${told} ${t('queued.nowIs', { status })}` : t('queued.changed', { status })
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-[1_1_16rem]">
      <p className="text-label font-semibold text-muted">{title}</p>
      <p className="text-label wrap-anywhere">{children}</p>
    </div>
  )
}
