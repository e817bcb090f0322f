import type { BotDetail } from '@botanica/api-client'
import { WEBHOOK_RETRY_HOURS } from '@botanica/api-client/contract'
import type { BotWebhook } from '@botanica/api-client/submission'
import { RelativeTime } from '@botanica/ui/i18n'
import { AlertDialog, Badge, Button, useToast } from '@botanica/ui/primitives'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ignoreNotFound } from '../../../../lib/ignore-not-found.ts'
import { DeliveryLog } from './delivery-log.tsx'
import { EditWebhook } from './edit-webhook.tsx'
import { useWebhookMutation } from './use-webhook-mutation.ts'
import { getEventText } from './webhook-texts.ts'

interface WebhookProps {
  bot: BotDetail
  webhook: BotWebhook
}

interface WebhookRowProps extends WebhookProps {
  /** Called with a new secret, which nobody can read again. */
  onSecret: (secret: string) => void
  /** Called after the webhook was deleted. */
  onGone: () => void
}

/** A webhook with its state, what can be done with it, and its log. */
export function WebhookRow({ bot, webhook, onSecret, onGone }: WebhookRowProps) {
  const { t } = useTranslation('developer')
  const [isLogOpen, setLogOpen] = useState(false)
  const logId = useId()
  const { format, eventTypes, url, failingSince, pauseReason } = webhook
  const address = url ?? t('webhooks.unreadable')
  const webhookProps = { bot, webhook }

  return (
    <article aria-label={address} className="flex flex-col gap-2 py-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold break-all">{address}</h3>
        <StateBadge {...webhook} />
      </div>
      <p className="text-label text-muted">
        {[t(`webhooks.formats.${format}`), ...eventTypes.map((type) => t(getEventText(type)))].join(
          ' · '
        )}
      </p>
      {pauseReason ? (
        <p>{t(`webhooks.pausedBy.${pauseReason}`, { hours: WEBHOOK_RETRY_HOURS })}</p>
      ) : (
        failingSince && (
          <p>
            {t('webhooks.failingText')} <RelativeTime value={failingSince} />
          </p>
        )
      )}
      <div className="mt-1 flex flex-wrap gap-2">
        <Button
          size="small"
          aria-expanded={isLogOpen}
          aria-controls={logId}
          onClick={() => setLogOpen(!isLogOpen)}
        >
          {t('webhooks.log')}
        </Button>
        {pauseReason === null && <SendTest {...webhookProps} onSent={() => setLogOpen(true)} />}
        <PauseOrResume {...webhookProps} />
        <EditWebhook key={`${url} ${eventTypes.join()}`} {...webhookProps} />
        {format !== 'discord' && <ReplaceSecret {...webhookProps} onSecret={onSecret} />}
        <Delete {...webhookProps} onGone={onGone} />
      </div>
      <div id={logId}>{isLogOpen && <DeliveryLog {...webhookProps} />}</div>
    </article>
  )
}

function StateBadge({ pausedAt, failingSince }: BotWebhook) {
  const { t } = useTranslation('developer')
  if (pausedAt) return <Badge tone="danger">{t('webhooks.paused')}</Badge>
  if (failingSince) return <Badge tone="pending">{t('webhooks.failing')}</Badge>
  return <Badge tone="leaf">{t('webhooks.active')}</Badge>
}

function SendTest({ onSent, ...webhookProps }: WebhookProps & { onSent: () => void }) {
  const { t } = useTranslation('developer')
  const toast = useToast()
  const { act, isBusy } = useWebhookMutation({
    ...webhookProps,
    name: 'test webhook',
    send: (calls, _: void, request) => calls.webhookDeliveries.test(request),
    onSuccess: () => {
      toast({ title: t('webhooks.tested'), tone: 'success' })
      onSent()
    },
  })

  return (
    <Button size="small" busy={isBusy} onClick={() => act()}>
      {t(isBusy ? 'webhooks.testing' : 'webhooks.test')}
    </Button>
  )
}

function PauseOrResume({ bot, webhook }: WebhookProps) {
  const { t } = useTranslation('developer')
  const toast = useToast()
  const isPaused = webhook.pausedAt !== null
  const { act, isBusy } = useWebhookMutation({
    bot,
    webhook,
    name: 'pause webhook',
    send: (calls, pauses: boolean, request) =>
      calls.botWebhooks.update({ ...request, body: { isPaused: pauses } }),
    onSuccess: () => toast({ title: t('webhooks.saved'), tone: 'success' }),
  })

  return (
    <Button size="small" busy={isBusy} onClick={() => act(!isPaused)}>
      {t(isPaused ? 'webhooks.resume' : 'webhooks.pause')}
    </Button>
  )
}

function ReplaceSecret({
  onSecret,
  ...webhookProps
}: WebhookProps & { onSecret: (secret: string) => void }) {
  const { t } = useTranslation('developer')
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useWebhookMutation({
    ...webhookProps,
    name: 'replace webhook secret',
    send: (calls, _: void, request) => calls.botWebhooks.replaceSecret(request),
    onSuccess: ({ secret }) => onSecret(secret),
    onSettled: () => setConfirming(false),
  })

  return (
    <AlertDialog
      trigger={<Button size="small">{t('webhooks.replaceSecret')}</Button>}
      open={isConfirming}
      onOpenChange={setConfirming}
      title={t('webhooks.replaceSecretQuestion')}
      description={t('webhooks.replaceSecretText')}
      confirmLabel={t(isBusy ? 'webhooks.replacing' : 'webhooks.replaceSecret')}
      busy={isBusy}
      onConfirm={() => act()}
    />
  )
}

function Delete({ onGone, ...webhookProps }: WebhookProps & { onGone: () => void }) {
  const { t } = useTranslation('developer')
  const toast = useToast()
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy } = useWebhookMutation({
    ...webhookProps,
    name: 'delete webhook',
    send: (calls, _: void, request) => ignoreNotFound(calls.botWebhooks.destroy(request)),
    onSuccess: () => {
      onGone()
      toast({ title: t('webhooks.deleted'), tone: 'success' })
    },
    onSettled: () => setConfirming(false),
  })

  return (
    <AlertDialog
      trigger={<Button size="small">{t('webhooks.delete')}</Button>}
      open={isConfirming}
      onOpenChange={setConfirming}
      title={t('webhooks.deleteQuestion')}
      description={t('webhooks.deleteText')}
      confirmLabel={t(isBusy ? 'webhooks.deleting' : 'webhooks.delete')}
      busy={isBusy}
      onConfirm={() => act()}
    />
  )
}
