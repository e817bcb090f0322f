import { useFormat } from '@botanica/ui/i18n'
import { AppLink, Badge, Button, type BadgeTone } from '@botanica/ui/primitives'
import {
  canReview,
  getDecisionItem,
  ListingDifference,
  useAllowedBotActions,
  useDecisionTexts,
} from '@botanica/ui/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getPagePath } from '../navigation/pages.ts'
import { getChangedListing, getItemKey, type QueuedDecision } from './queued-decision.ts'
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
          <DecisionRow key={getItemKey(one)} queuedDecision={one} of={queuedDecisions} />
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
  const { t } = useTranslation('desktop')
  const isStillPossible = useIsStillPossible()
  const { state, found } = queuedDecision
  const { itemType, itemId, name } = getDecisionItem(queuedDecision)
  const title = itemType === 'bot' ? name : t('queued.request', { name })
  const maySend = state === 'conflict' && isStillPossible(queuedDecision)
  const isSettled = state === 'sent' || state === 'refused'

  return (
    <li aria-label={title} className="flex flex-wrap items-start gap-x-6 gap-y-2 py-2">
      <div className="min-w-0 flex-[1_1_16rem]">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-semibold">{title}</span>
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
              href={getPagePath({ kind: itemType, id: itemId })}
              className="inline-flex h-8 items-center px-2 text-label font-medium underline underline-offset-4 hover:text-leaf-strong"
            >
              {itemType === 'bot' ? t('queued.look') : t('queued.lookRequest')}
            </AppLink>
          )}
          {maySend && (
            <Button size="small" variant="danger" onClick={() => sendAnyway(queuedDecision)}>
              {t('queued.sendAnyway')}
            </Button>
          )}
          <Button size="small" onClick={() => queue.discard({ itemType, itemId })}>
            {isSettled ? t('queued.dismiss') : t('queued.discard')}
          </Button>
        </div>
      )}
      {state === 'conflict' && <Difference queuedDecision={queuedDecision} />}
    </li>
  )
}

/** Returns a function that tells whether the viewer may make a decision on the item that was found in its conflict. */
function useIsStillPossible() {
  const getAllowedActions = useAllowedBotActions()

  return (queued: QueuedDecision): boolean => {
    if (!queued.found) return false
    return queued.itemType === 'bot'
      ? getAllowedActions(queued.found).includes(queued.decision.action)
      : canReview(queued.found, queued.decision)
  }
}

function DecisionSummary({ queuedDecision }: { queuedDecision: QueuedDecision }) {
  const { t } = useTranslation(['desktop', 'staff'])
  const format = useFormat()
  const { action, done } = useDecisionTexts()(queuedDecision)
  const { keptAt, state, told } = queuedDecision
  const reason =
    queuedDecision.itemType === 'bot'
      ? queuedDecision.decision.reason
      : queuedDecision.decision.reviewReason

  return (
    <p className="text-label wrap-anywhere text-muted">
      {t('queued.yours')}
      {': '}
      <span className="font-medium text-ink">{action}</span>
      {reason && <q className="ml-2">{reason}</q>}
      <span className="block">
        {t('queued.at', { when: format.dateTime(new Date(keptAt)) })}
        {state === 'sent' && ` ${done}.`}
        {state === 'refused' && ` ${told ?? t('staff:failed')}`}
      </span>
    </p>
  )
}

function CurrentStatus({ queuedDecision }: { queuedDecision: QueuedDecision }) {
  const { t } = useTranslation(['desktop', 'staff', 'bots'])
  const { told } = queuedDecision
  if (queuedDecision.itemType === 'bot') {
    const { found } = queuedDecision
    if (!found) return t('queued.gone')
    const status = found.certified
      ? t('bots:card.certified')
      : t(`staff:bots.statuses.${found.approvalStatus}`)
    return told ? `${told} ${t('queued.nowIs', { status })}` : t('queued.changed', { status })
  }
  const { found } = queuedDecision
  if (!found) return t('staff:applications.gone')
  const status = t(`staff:applications.status.${found.status}`)
  return told ? `${told} ${t('queued.nowIs', { status })}` : t('queued.changedRequest', { status })
}

/** How the listing has changed since the reviewer saw it. */
function Difference({ queuedDecision }: { queuedDecision: QueuedDecision }) {
  const { t } = useTranslation('desktop')
  const changed = getChangedListing(queuedDecision)
  if (!changed) return null

  return (
    <details className="basis-full text-label">
      <summary className="font-semibold text-muted">{t('queued.difference')}</summary>
      <div className="mt-2">
        <ListingDifference {...changed} />
      </div>
    </details>
  )
}

function Column({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 flex-[1_1_16rem]">
      <p className="text-label font-semibold text-muted">{title}</p>
      <p className="text-label wrap-anywhere">{children}</p>
    </div>
  )
}
