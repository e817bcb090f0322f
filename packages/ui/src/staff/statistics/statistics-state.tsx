import type { UseQueryResult } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/button.tsx'
import { ErrorState, LoadingState } from '../../primitives/states.tsx'

interface StatisticsStateProps {
  query: Pick<UseQueryResult, 'isError' | 'fetchStatus' | 'refetch'>
}

/** What is shown while there are no figures: they load, could not be loaded, or there is no connection. */
export function StatisticsState({ query }: StatisticsStateProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { isError, fetchStatus, refetch } = query
  const isOffline = fetchStatus === 'paused'
  if (!isError && !isOffline) return <LoadingState text={t('statistics.loading')} />
  return (
    <ErrorState
      title={t(isOffline ? 'common:states.offlineTitle' : 'statistics.failed')}
      action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
    />
  )
}
