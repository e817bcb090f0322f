import type { BotDetail } from '@botanica/api-client'
import { HTTP_MULTIPLE_CHOICES, HTTP_OK } from '@botanica/api-client/contract'
import {
  createSubmissionQueries,
  type BotWebhook,
  type WebhookDelivery,
} from '@botanica/api-client/submission'
import { RelativeTime } from '@botanica/ui/i18n'
import { Badge, Button, ErrorState, LoadMore, Skeleton, useToast } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../../lib/services.tsx'
import { useWebhookMutation } from './use-webhook-mutation.ts'
import { getEventText } from './webhook-texts.ts'

interface DeliveryLogProps {
  bot: BotDetail
  webhook: BotWebhook
}

/** The attempts to send to a webhook, newest first. */
export function DeliveryLog({ bot, webhook }: DeliveryLogProps) {
  const { t } = useTranslation(['developer', 'common'])
  const { api } = useServices()
  const queries = createSubmissionQueries(api.calls)
  const list = useInfiniteQuery(queries.deliveries({ botId: bot.id, webhookId: webhook.id }))
  const deliveries = list.data?.pages.flatMap(({ items }) => items)

  if (!deliveries) {
    return list.isError ? (
      <ErrorState
        level={3}
        title={t('webhooks.logFailed')}
        action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
      />
    ) : (
      <Skeleton className="h-10 w-64" />
    )
  }
  if (deliveries.length === 0) return <p>{t('webhooks.logNone')}</p>
  return (
    <>
      <ul className="divide-y divide-line rounded-control border border-line">
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Delivery bot={bot} webhook={webhook} delivery={delivery} />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}

interface DeliveryProps extends DeliveryLogProps {
  delivery: WebhookDelivery
}

function Delivery({ bot, webhook, delivery }: DeliveryProps) {
  const { t } = useTranslation('developer')
  const { eventType, attempt, durationMs, createdAt, nextAt, response } = delivery

  return (
    <details>
      <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-control p-3">
        <Outcome {...delivery} />
        <span className="font-medium">{t(getEventText(eventType))}</span>
        <span className="text-label text-muted">
          <RelativeTime value={createdAt} />
        </span>
      </summary>
      <div className="flex flex-col gap-3 px-3 pb-3">
        <p className="numbers text-label text-muted">
          {t('webhooks.attempt', { count: attempt })} ·{' '}
          {t('webhooks.duration', { count: durationMs })}
          {nextAt && (
            <>
              {' · '}
              {t('webhooks.nextTry')} <RelativeTime value={nextAt} />
            </>
          )}
        </p>
        {response !== null &&
          (response === '' ? (
            <p>{t('webhooks.noResponse')}</p>
          ) : (
            <figure>
              <figcaption className="mb-1">{t('webhooks.response')}</figcaption>
              <pre className="max-h-48 overflow-y-auto rounded-control bg-mist p-3 font-mono text-label break-all whitespace-pre-wrap">
                {response}
              </pre>
            </figure>
          ))}
        {webhook.pausedAt === null && <Replay bot={bot} webhook={webhook} delivery={delivery} />}
      </div>
    </details>
  )
}

function Outcome({ status, error }: WebhookDelivery) {
  const { t } = useTranslation('developer')
  if (error) return <Badge tone="danger">{t(`webhooks.errors.${error}`)}</Badge>
  const isSuccess = status !== null && status >= HTTP_OK && status < HTTP_MULTIPLE_CHOICES
  return <Badge tone={isSuccess ? 'leaf' : 'danger'}>{status}</Badge>
}

function Replay({ bot, webhook, delivery: { eventId, eventType } }: DeliveryProps) {
  const { t } = useTranslation('developer')
  const toast = useToast()
  const { act, isBusy } = useWebhookMutation({
    bot,
    webhook,
    name: 'replay webhook',
    send: (calls, range: { from: number; to?: number }, request) =>
      calls.webhookDeliveries.replay({ ...request, body: range }),
    onSuccess: ({ queued }) =>
      toast({ title: t('webhooks.replayed', { count: queued }), tone: 'success' }),
  })
  if (eventType === 'test') return null

  return (
    <div className="flex flex-wrap gap-2">
      <Button size="small" busy={isBusy} onClick={() => act({ from: eventId, to: eventId })}>
        {t('webhooks.replay')}
      </Button>
      <Button size="small" busy={isBusy} onClick={() => act({ from: eventId })}>
        {t('webhooks.replayFrom')}
      </Button>
    </div>
  )
}
