import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import type { ReactNode, Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsOnline } from '../../../lib/use-is-online.ts'

interface TokenListProps<Token extends { id: number }> {
  /** Receives the focus when a row is removed. */
  ref: Ref<HTMLDivElement>
  /** Undefined while loading. */
  tokens: readonly Token[] | undefined
  isError: boolean
  onRetry: () => void
  /** Shown when there are none. */
  empty: string
  children: (token: Token) => ReactNode
}

/** A list of tokens, with loading, error, offline and empty states. */
export function TokenList<Token extends { id: number }>({
  ref,
  tokens,
  isError,
  onRetry,
  empty,
  children,
}: TokenListProps<Token>) {
  const { t } = useTranslation(['developer', 'common'])
  const isOnline = useIsOnline()

  return (
    <div ref={ref} tabIndex={-1} className="rounded-label outline-offset-4">
      {tokens ? (
        tokens.length > 0 ? (
          <ul className="divide-y divide-line">
            {tokens.map((token) => (
              <li key={token.id}>{children(token)}</li>
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
          action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true">
          <output className="sr-only">{t('common:states.loading')}</output>
          <Skeleton className="h-10 w-64" />
        </div>
      )}
    </div>
  )
}
