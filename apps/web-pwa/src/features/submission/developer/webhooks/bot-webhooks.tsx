import type { BotDetail } from '@botanica/api-client'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../../lib/services.tsx'
import { FormSection } from '../../form/bot-fields.tsx'
import { SubmissionBanner } from '../../submission-banner.tsx'
import { Copyable } from '../../../../lib/copyable.tsx'
import { NewWebhookForm } from './new-webhook-form.tsx'
import { WebhookRow } from './webhook-row.tsx'

/** A secret that was just created, and whether it replaced another one. */
interface ShownSecret {
  webhookId: number
  secret: string
  isNew: boolean
}

/** The webhooks of a bot: the list, and a form for a new one. A secret is only shown once. */
export function BotWebhooks({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation(['developer', 'common'])
  const { api } = useServices()
  const { data, isError, refetch } = useQuery(createSubmissionQueries(api.calls).webhooks(bot.id))
  const [shown, setShown] = useState<ShownSecret | null>(null)
  const list = useRef<HTMLDivElement>(null)

  return (
    <div className="mt-6 flex max-w-[52rem] flex-col gap-6">
      <FormSection title={t('webhooks.title')}>
        <p className="max-w-text">{t('webhooks.text')}</p>
        {shown && (
          <>
            <SubmissionBanner tone="calm">{t('webhooks.once')}</SubmissionBanner>
            <Copyable
              label={t(shown.isNew ? 'webhooks.newSecret' : 'webhooks.secret')}
              copyLabel={t('webhooks.copySecret')}
              text={shown.secret}
            />
          </>
        )}
        <div ref={list} tabIndex={-1} className="rounded-label outline-offset-4">
          {data ? (
            data.length > 0 ? (
              <ul className="divide-y divide-line">
                {data.map((webhook) => (
                  <li key={webhook.id}>
                    <WebhookRow
                      bot={bot}
                      webhook={webhook}
                      onSecret={(secret) =>
                        setShown({ webhookId: webhook.id, secret, isNew: true })
                      }
                      onGone={() => {
                        if (webhook.id === shown?.webhookId) setShown(null)
                        list.current?.focus({ preventScroll: true })
                      }}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('webhooks.none')}</p>
            )
          ) : isError ? (
            <ErrorState
              level={3}
              title={t('webhooks.failed')}
              action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
            />
          ) : (
            <Skeleton className="h-10 w-64" />
          )}
        </div>
      </FormSection>
      <FormSection title={t('webhooks.new')}>
        <NewWebhookForm
          bot={bot}
          onCreated={({ id, secret }) =>
            setShown(secret === null ? null : { webhookId: id, secret, isNew: false })
          }
        />
      </FormSection>
    </div>
  )
}
