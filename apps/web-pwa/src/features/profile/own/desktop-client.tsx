import { createMemberQueries, type OwnToken } from '@botanica/api-client/member'
import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { DeviceRow } from './device-row.tsx'

const HEADING_ID = 'desktop-client'

/** Personal tokens have a page of their own. */
const listDevices = (tokens: OwnToken[]) => tokens.filter(({ scope }) => scope === 'staff')

/**
 * The devices on which the member is signed in to the desktop client. Members who are not staff only see it
 * if there are sessions to end.
 */
export function DesktopClient({ isStaff }: { isStaff: boolean }) {
  const { t } = useTranslation('profile')
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const { data: devices, isError, refetch } = useQuery({ ...queries.tokens(), select: listDevices })
  const heading = useRef<HTMLHeadingElement>(null)
  if (!isStaff && !devices?.length) return null

  return (
    <section aria-labelledby={HEADING_ID} className="border-t border-line pt-8">
      <h2
        ref={heading}
        id={HEADING_ID}
        tabIndex={-1}
        className="rounded-label font-serif text-title font-medium outline-offset-4"
      >
        {t('desktop.title')}
      </h2>
      <p className="mt-1 text-muted">{t('desktop.text')}</p>
      {devices ? (
        devices.length > 0 ? (
          <ul className="mt-2 divide-y divide-line">
            {devices.map((device) => (
              <li key={device.id}>
                <DeviceRow
                  device={device}
                  onGone={() => heading.current?.focus({ preventScroll: true })}
                />
              </li>
            ))}
          </ul>
        ) : (
          <p className="mt-4">{t('desktop.empty')}</p>
        )
      ) : isError ? (
        <Failed onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </section>
  )
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation(['profile', 'common'])

  return (
    <ErrorState
      level={3}
      title={t('desktop.failed')}
      text={t('failed.text')}
      action={<Button onClick={onRetry}>{t('common:actions.retry')}</Button>}
    />
  )
}

function Loading() {
  const { t } = useTranslation('profile')

  return (
    <div aria-busy="true">
      <output className="sr-only">{t('desktop.loading')}</output>
      <div aria-hidden="true" className="py-4">
        <Skeleton className="h-5 w-40" />
        <Skeleton className="mt-2 h-4 w-72 max-w-full" />
      </div>
    </div>
  )
}
