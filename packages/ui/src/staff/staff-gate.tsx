import { hasRoleWithRight, type StaffRight } from '@botanica/api-client/contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkButton } from '../primitives/button.tsx'
import { ErrorState } from '../primitives/states.tsx'
import { useStaff } from './environment.tsx'

export interface StaffGateProps {
  right: StaffRight
  children: ReactNode
}

/** Shows a staff page to those with the right; the server checks it as well. */
export function StaffGate({ right, children }: StaffGateProps) {
  const { viewer } = useStaff()
  // A restriction suspends all rights, reads included.
  const isRestricted = viewer.banned || viewer.disabled
  return hasRoleWithRight(viewer.roles, right) && !isRestricted ? children : <AccessDenied />
}

function AccessDenied() {
  const { t } = useTranslation(['staff', 'common'])

  return (
    <ErrorState
      level={1}
      className="py-20"
      title={t('denied.title')}
      text={t('denied.text')}
      action={<LinkButton href="/">{t('common:actions.goHome')}</LinkButton>}
    />
  )
}
