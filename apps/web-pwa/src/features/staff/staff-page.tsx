import type { StaffRight } from '@botanica/api-client/contract'
import { Button, ErrorState, LoadingState } from '@botanica/ui/primitives'
import { StaffGate, StaffPalette } from '@botanica/ui/staff'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { StaffProviders } from '../../lib/staff-providers.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useViewer } from '../../lib/viewer.ts'

interface StaffPageProps {
  title: string
  right: StaffRight
  /** Where visitors are sent. */
  signedOutPath: string
  children: ReactNode
}

/** A staff page on the site. Members without the right see "Access Denied", visitors are redirected. */
export function StaffPage({ title, right, signedOutPath, children }: StaffPageProps) {
  const navigate = useNavigate()
  const isHydrated = useHydrated()
  const { viewer, isSignedOut, isPending, retry } = useViewer()
  const isVisitor = isHydrated && isSignedOut
  useEffect(() => {
    if (isVisitor) void navigate(signedOutPath, { replace: true })
  }, [isVisitor, navigate, signedOutPath])

  return (
    <>
      <PageHead title={title} />
      {viewer ? (
        <StaffProviders viewer={viewer}>
          <StaffGate right={right}>
            {children}
            <StaffPalette go={(href) => void navigate(href)} />
          </StaffGate>
        </StaffProviders>
      ) : isPending || isSignedOut ? (
        <LoadingState className="py-20" />
      ) : (
        <ViewerFailure onRetry={retry} />
      )}
    </>
  )
}

function ViewerFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation()

  return (
    <ErrorState
      level={1}
      className="py-20"
      title={t('states.unexpectedTitle')}
      text={t('states.unexpectedText')}
      action={<Button onClick={onRetry}>{t('actions.retry')}</Button>}
    />
  )
}
