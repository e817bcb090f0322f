import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import type { QueryKey, UseQueryResult } from '@tanstack/react-query'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { FormSection } from '../form/bot-fields.tsx'
import { CreatedTokenPanel } from './created-token-panel.tsx'
import type { CreatedToken } from './new-token-form.tsx'
import { TokenRow, type ListedToken } from './token-row.tsx'

interface TokenSectionProps<Token extends ListedToken> {
  /** What the tokens are for. */
  intro?: ReactNode
  query: Pick<UseQueryResult<Token[]>, 'data' | 'isError' | 'refetch'>
  queryKey: QueryKey
  /** Shown when there are none. */
  empty: string
  getName: (token: Token) => string
  /** Says what a token may do. */
  getSummary: (token: Token) => string
  revoke: (id: number, sending: IdempotentCallOptions) => Promise<unknown>
  /** The token that was just created, whose text is shown until it is revoked. */
  created: CreatedToken | null
  onCreatedRevoked: () => void
}

/** The list of tokens, with loading, error, offline and empty states, below the text of a new one. */
export function TokenSection<Token extends ListedToken>({
  intro,
  query: { data, isError, refetch },
  queryKey,
  empty,
  getName,
  getSummary,
  revoke,
  created,
  onCreatedRevoked,
}: TokenSectionProps<Token>) {
  const { t } = useTranslation(['developer', 'common'])
  const isOnline = useIsOnline()
  const list = useRef<HTMLDivElement>(null)

  return (
    <FormSection title={t('tokens')}>
      {intro}
      {created && <CreatedTokenPanel token={created.token} />}
      <div ref={list} tabIndex={-1} className="rounded-label outline-offset-4">
        {data ? (
          data.length > 0 ? (
            <ul className="divide-y divide-line">
              {data.map((token) => (
                <li key={token.id}>
                  <TokenRow
                    token={token}
                    name={getName(token)}
                    summary={getSummary(token)}
                    queryKey={queryKey}
                    revoke={revoke}
                    onGone={() => {
                      if (token.id === created?.id) onCreatedRevoked()
                      list.current?.focus({ preventScroll: true })
                    }}
                  />
                </li>
              ))}
            </ul>
          ) : (
            <p>{empty}</p>
          )
        ) : isError ? (
          <ErrorState
            level={3}
            title={t('failed')}
            text={!isOnline && t('common:states.offlineText')}
            action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
          />
        ) : (
          <div aria-busy="true">
            <output className="sr-only">{t('common:states.loading')}</output>
            <Skeleton className="h-10 w-64" />
          </div>
        )}
      </div>
    </FormSection>
  )
}
