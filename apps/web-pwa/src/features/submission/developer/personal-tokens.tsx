import {
  MAX_PERSONAL_TOKEN_DAYS,
  MAX_PERSONAL_TOKENS,
  PERSONAL_TOKEN_SCOPES,
} from '@botanica/api-client/contract'
import { createMemberQueries, memberKeys, type OwnToken } from '@botanica/api-client/member'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RestrictionAlert } from '../../../lib/restriction-alert.tsx'
import type { listRestrictions } from '../../../lib/restriction.ts'
import { useServices } from '../../../lib/services.tsx'
import { FormSection } from '../form/bot-fields.tsx'
import { ownBotsExample, TOKEN_VARIABLES } from './call-examples.ts'
import { Copyable } from '../../../lib/copyable.tsx'
import { NewTokenForm, type CreatedToken } from './new-token-form.tsx'
import { PERSONAL_SCOPE_HELP, PERSONAL_SCOPE_TEXTS } from './scope-texts.ts'
import { TokenSection } from './token-section.tsx'

/** Days after which a token can expire. */
const EXPIRATIONS = [7, 30, MAX_PERSONAL_TOKEN_DAYS]
const DEFAULT_DAYS = 30

/** The tokens of the desktop client are among the devices of the profile. */
const listPersonal = (tokens: OwnToken[]) => tokens.filter(({ scope }) => scope === 'member')

/** The member's tokens: the list, a form for a new one, and an example call. A token's text is only shown once. */
export function PersonalTokens({
  restrictions,
}: {
  restrictions: ReturnType<typeof listRestrictions>
}) {
  const { t } = useTranslation('developer')
  const { api, settings } = useServices()
  const query = useQuery({
    ...createMemberQueries(api).tokens(),
    select: listPersonal,
  })
  const [created, setCreated] = useState<CreatedToken | null>(null)
  const token = created?.token ?? null
  const queryKey = memberKeys.tokens()

  return (
    <div className="mt-6 flex max-w-[52rem] flex-col gap-6">
      <TokenSection
        query={query}
        queryKey={queryKey}
        empty={t('personal.none')}
        getName={({ name }) => name ?? ''}
        getSummary={({ scopes }) =>
          scopes.map((scope) => t(PERSONAL_SCOPE_TEXTS[scope])).join(' · ')
        }
        revoke={(id, sending) => api.calls.accessTokens.destroy({ params: { id }, ...sending })}
        created={created}
        onCreatedRevoked={() => setCreated(null)}
      />
      <FormSection title={t('new')}>
        {restrictions.length > 0 ? (
          <RestrictionAlert restrictions={restrictions} />
        ) : (
          <NewTokenForm
            nameHelp={t('personal.nameHelp')}
            scopes={PERSONAL_TOKEN_SCOPES.map((scope) => ({
              scope,
              label: t(PERSONAL_SCOPE_TEXTS[scope]),
              help: t(PERSONAL_SCOPE_HELP[scope]),
            }))}
            defaultScope="bots:read"
            expirations={EXPIRATIONS}
            defaultDays={DEFAULT_DAYS}
            limitText={t('personal.limit', { count: MAX_PERSONAL_TOKENS })}
            queryKey={queryKey}
            create={({ name, scopes, expiresInDays }, sending) =>
              api.calls.accessTokens.store({
                body: {
                  name,
                  scopes: [...scopes],
                  expiresInDays: expiresInDays ?? MAX_PERSONAL_TOKEN_DAYS,
                },
                ...sending,
              })
            }
            onCreated={setCreated}
          />
        )}
      </FormSection>
      <FormSection title={t('personal.use')}>
        <Copyable
          label={t('personal.example')}
          {...(!token && { help: t('exampleHelp', { variable: TOKEN_VARIABLES.personal }) })}
          copyLabel={t('personal.copyExample')}
          text={ownBotsExample({ siteUrl: settings.siteUrl, token })}
        />
      </FormSection>
    </div>
  )
}
