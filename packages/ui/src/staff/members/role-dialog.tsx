import {
  BASE_ROLES,
  getGrantError,
  getRoleChangeError,
  type BaseRole,
  type Ranked,
} from '@botanica/api-client/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../layout/form-dialog.tsx'
import { RadioList } from '../layout/radio-list.tsx'

export interface RoleDialogProps {
  actor: Ranked
  member: Ranked & { name: string; role: BaseRole }
  onSubmit: (role: BaseRole) => void
  onClose: () => void
  busy: boolean
  failure: ReactNode
}

/** Replaces a member's role; everybody has exactly one. */
export function RoleDialog({ actor, member, onSubmit, onClose, busy, failure }: RoleDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const [role, setRole] = useState(member.role)
  const roleError = getRoleChangeError(actor, member)
  const offered = BASE_ROLES.filter(
    (one) => one === member.role || getGrantError(actor, one) === undefined
  )

  return (
    <FormDialog
      title={t('members.role.title')}
      description={t('members.role.text', { name: member.name })}
      submitLabel={busy ? t('members.role.submitting') : t('members.role.submit')}
      onSubmit={() => onSubmit(role)}
      onClose={onClose}
      busy={busy}
      incomplete={roleError !== undefined || role === member.role}
      failure={roleError ? t(`members.refusals.${roleError}`) : failure}
    >
      {!roleError && (
        <RadioList
          legend={t('members.role.legend')}
          options={offered.map((one) => ({
            value: one,
            label: t(`common:roles.${one}`),
            about: t(`members.role.about.${one}`),
          }))}
          value={role}
          onValueChange={setRole}
        />
      )}
    </FormDialog>
  )
}
