import { queryKeys, type CurrentUser } from '@botanica/api-client'
import { buttonClass, SproutDrawing } from '@botanica/ui/primitives'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { clearMemberData } from '../../../lib/clear-member-data.ts'
import { PATHS } from '../../../lib/paths.ts'
import { ROOT_ATTRIBUTES } from '../../../lib/root-attributes.ts'
import { useServices } from '../../../lib/services.tsx'

/** Shown after the account was deleted. Deletes the member's data from this device. */
export function AccountDeletedDialog() {
  const { t } = useTranslation('profile')
  const { queryClient } = useServices()
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => {
    void clearMemberData(queryClient.getQueryData<CurrentUser>(queryKeys.viewer())?.id)
    // The server has removed the `signed_in` cookie, but no request follows that would update the page.
    document.documentElement.removeAttribute(ROOT_ATTRIBUTES.signedIn)
    queryClient.getQueryCache().find({ queryKey: queryKeys.viewer() })?.reset()
    queryClient.removeQueries({ type: 'inactive' })
    heading.current?.focus()
  }, [queryClient])

  return (
    <div className="page flex flex-col items-center py-16 text-center">
      <SproutDrawing />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-4 rounded-label font-serif text-heading font-medium outline-offset-4"
      >
        {t('leave.doneTitle')}
      </h1>
      <p className="mt-2 max-w-narrow text-muted">{t('leave.doneText')}</p>
      {/* A full page load, so that nothing remains in memory. */}
      <a href={PATHS.home} className={buttonClass({ variant: 'filled', className: 'mt-6' })}>
        {t('leave.home')}
      </a>
    </div>
  )
}
