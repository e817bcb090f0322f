import type { BotDetail } from '@botanica/api-client'
import { BOT_TOKEN_SCOPES, MAX_BOT_TOKEN_DAYS } from '@botanica/api-client/contract'
import { createSubmissionQueries, submissionKeys } from '@botanica/api-client/submission'
import { AppLink } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import { FormSection } from '../form/bot-fields.tsx'
import { eventsExample, statsExample, TOKEN_VARIABLES, votesExample } from './call-examples.ts'
import { Copyable } from '../../../lib/copyable.tsx'
import { NewTokenForm, type CreatedToken } from './new-token-form.tsx'
import { SCOPE_TEXTS } from './scope-texts.ts'
import { TokenSection } from './token-section.tsx'

/** Days after which a token can expire. */
const EXPIRATIONS = [30, 90, MAX_BOT_TOKEN_DAYS]

/** What developers read who come from another list. */
const OTHER_LISTS_PATH = `${PATHS.developerPortal}#other-lists`

/** The tokens of a bot: the list, a form for a new one, and example calls. A token's text is only shown once. */
export function BotTokens({ bot, viewerId }: { bot: BotDetail; viewerId: string }) {
  const { t } = useTranslation('developer')
  const { api, settings } = useServices()
  const query = useQuery(createSubmissionQueries(api.calls).tokens(bot.id))
  const [created, setCreated] = useState<CreatedToken | null>(null)
  const token = created?.token ?? null
  const queryKey = submissionKeys.tokens(bot.id)
  const call = { siteUrl: settings.siteUrl, discordBotId: bot.discordBotId, token }
  const help = !token && { help: t('exampleHelp', { variable: TOKEN_VARIABLES.bot }) }

  return (
    <div className="mt-6 flex max-w-[52rem] flex-col gap-6">
      <TokenSection
        intro={<p className="max-w-text">{t('text')}</p>}
        query={query}
        queryKey={queryKey}
        empty={t('none')}
        getName={({ name }) => name ?? t('unnamed')}
        getSummary={({ scopes }) => scopes.map((scope) => t(SCOPE_TEXTS[scope])).join(' · ')}
        revoke={(tokenId, sending) =>
          api.calls.namedBotTokens.destroy({ params: { id: bot.id, tokenId }, ...sending })
        }
        created={created}
        onCreatedRevoked={() => setCreated(null)}
      />
      <FormSection title={t('new')}>
        <NewTokenForm
          nameHelp={t('nameHelp')}
          scopes={BOT_TOKEN_SCOPES.map((scope) => ({ scope, label: t(SCOPE_TEXTS[scope]) }))}
          defaultScope="stats:write"
          expirations={EXPIRATIONS}
          defaultDays={null}
          limitText={t('limit')}
          queryKey={queryKey}
          create={({ scopes, ...body }, sending) =>
            api.calls.namedBotTokens.store({
              params: { id: bot.id },
              body: { ...body, scopes: [...scopes] },
              ...sending,
            })
          }
          onCreated={setCreated}
        />
      </FormSection>
      <FormSection title={t('stats')}>
        <Copyable
          label={t('example')}
          {...help}
          copyLabel={t('copyExample')}
          text={statsExample(call)}
        />
        <p className="max-w-text">
          {t('otherLists')}{' '}
          <AppLink href={OTHER_LISTS_PATH} className="text-leaf underline hover:text-leaf-strong">
            {t('toOtherLists')}
          </AppLink>
          .
        </p>
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
