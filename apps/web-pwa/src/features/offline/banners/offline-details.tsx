import { MINUTE_MS } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LOGOUT_CALL } from '../../../lib/paths.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { hasSignedInCookie, useViewer } from '../../../lib/viewer.ts'
import { useStoredCatalog } from '../catalog/stored-catalog.ts'
import { hasSessionToEnd } from '../storage/sign-out.ts'

const ROW = 'page flex flex-wrap items-center gap-x-4 gap-y-1 pb-2 text-label'

/** The current time, updated every minute. */
function useMinute(): Date {
  const [now, setNow] = useState(() => new Date())
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** Timestamp of the oldest data on the screen, in milliseconds since the epoch; undefined if there is none. */
function useOldestData(): number | undefined {
  const cache = useQueryClient().getQueryCache()
  const [oldest, setOldest] = useState<number>()
  useEffect(() => {
    function update() {
      const ages = cache
        .findAll({ type: 'active' })
        .flatMap(({ state }) => (state.data === undefined ? [] : [state.dataUpdatedAt]))
      setOldest(ages.length > 0 ? Math.min(...ages) : undefined)
    }
    update()
    // The cache can notify during a render, when no state may be set.
    return cache.subscribe(() => queueMicrotask(update))
  }, [cache])
  return oldest
}

/**
 * Details while offline: how many bots can be searched, the age of the oldest stored or shown data, and
 * whether the device knows who is signed in.
 */
export function OfflineDetails() {
  const isOnline = useIsOnline()

  return <output className="block bg-pending-wash text-pending">{!isOnline && <Details />}</output>
}

function Details() {
  const { t } = useTranslation(['app', 'common'])
  const oldest = useOldestData()
  const catalog = useStoredCatalog()
  const { viewer } = useViewer()
  const format = useFormat()
  const now = useMinute()
  const saved = [oldest, catalog?.savedAt].filter((moment) => moment !== undefined)

  return (
    <span className={ROW}>
      {catalog && <span>{t('app:offline.catalogue', { count: catalog.count })}</span>}
      {saved.length > 0 && (
        <span>
          {t('app:offline.asOf', { when: format.relative(new Date(Math.min(...saved)), now) })}
        </span>
      )}
      {hasSessionToEnd() && <span>{t('app:offline.left')}</span>}
      {hasSignedInCookie() && !viewer && (
        <span>
          {t('app:offline.unknown')}{' '}
          <a href={LOGOUT_CALL} className="underline underline-offset-4">
            {t('common:nav.logout')}
          </a>
        </span>
      )}
    </span>
  )
}
