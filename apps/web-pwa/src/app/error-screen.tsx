import { useTranslation } from 'react-i18next'
import { PageHead } from '../lib/head.tsx'
import { PageFailure } from '../lib/page-failure.tsx'
import { useIsOnline } from '../lib/use-is-online.ts'

/**
 * A page that could not be drawn: a defect, a script of another version that is gone, or no connection to load it by. Loading afresh
 * helps the first two.
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
