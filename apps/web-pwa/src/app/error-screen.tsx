import { useTranslation } from 'react-i18next'
import { PageHead } from '../lib/head.tsx'
import { PageFailure } from '../lib/page-failure.tsx'
import { useIsOnline } from '../lib/use-is-online.ts'

/**
 * Shown when a page failed to render: because of a bug, because its script belongs to a build that is gone,
 * or because there is no connection. Reloading helps in the first two cases.
 */
export function ErrorScreen() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()

  return (
    <div className="page py-16">
      <PageHead title={t(isOnline ? 'states.unexpectedTitle' : 'states.offlineTitle')} />
      <PageFailure level={1} onRetry={() => location.reload()} />
    </div>
  )
}
