import type { BotDetail } from '@botanica/api-client'
import { createSubmissionQueries } from '@botanica/api-client/submission'
import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { FormSection } from '../form/bot-fields.tsx'
import { SubmissionBanner } from '../submission-banner.tsx'
import { BotTokenRow } from './bot-token-row.tsx'
import { eventsExample, statsExample, votesExample } from './call-examples.ts'
import { Copyable } from './copyable.tsx'
import { NewTokenForm, type CreatedToken } from './new-token-form.tsx'

/** The tokens of a bot: the list, a form for a new one, and example calls. A token's text is only shown once. */
export function BotTokens({ bot, viewerId }: { bot: BotDetail; viewerId: string }) {
  const { t } = useTranslation(['developer', 'common'])
  const { api, settings } = useServices()
  const { data, isError, refetch } = useQuery(createSubmissionQueries(api.calls).tokens(bot.id))
  const [created, setCreated] = useState<CreatedToken | null>(null)
  const token = created?.token ?? null
  const list = useRef<HTMLDivElement>(null)
  const call = { siteUrl: settings.siteUrl, discordBotId: bot.discordBotId, token }
  const help = !token && { help: t('exampleHelp') }

  return (
    <div className="mt-6 flex max-w-[52rem] flex-col gap-6">
      <FormSection title={t('tokens')}>
        <p className="max-w-text">{t('text')}</p>
        {token && (
          <>
            <SubmissionBanner tone="calm">{t('once')}</SubmissionBanner>
            <Copyable label={t('yours')} copyLabel={t('copyToken')} text={token} />
          </>
        )}
        <div ref={list} tabIndex={-1} className="rounded-label outline-offset-4">
          {data ? (
            data.length > 0 ? (
              <ul className="divide-y divide-line">
                {data.map((one) => (
                  <li key={one.id}>
                    <BotTokenRow
                      bot={bot}
                      token={one}
                      onGone={() => {
                        if (one.id === created?.id) setCreated(null)
                        list.current?.focus({ preventScroll: true })
                      }}
                    />
                  </li>
                ))}
              </ul>
            ) : (
              <p>{t('none')}</p>
            )
          ) : isError ? (
            <ErrorState
              level={3}
              title={t('failed')}
              action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
            />
          ) : (
            <Skeleton className="h-10 w-64" />
          )}
        </div>
      </FormSection>
      <FormSection title={t('new')}>
        <NewTokenForm bot={bot} onCreated={setCreated} />
      </FormSection>
      <FormSection title={t('stats')}>
        <Copyable
          label={t('example')}
          {...help}
          copyLabel={t('copyExample')}
          text={statsExample(call)}
        />
      </FormSection>
      <FormSection title={t('votes')}>
        <Copyable
          label={t('votesExample')}
          {...help}
          copyLabel={t('copyVotesExample')}
          text={votesExample({ ...call, userId: viewerId })}
        />
      </FormSection>
      <FormSection title={t('events')}>
        <Copyable
          label={t('eventsExample')}
          {...help}
          copyLabel={t('copyEventsExample')}
          text={eventsExample(call)}
        />
      </FormSection>
    </div>
  )
}
