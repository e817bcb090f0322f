import type { BaseRole } from '@botanica/api-client/contract'
import type { AdminUser } from '@botanica/api-client/staff'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { useStaff } from '../environment.tsx'
import { DiscordDialog, type DiscordModeration } from './discord-dialog.tsx'
import { EditMemberDialog, type MemberEdit } from './edit-member-dialog.tsx'
import type { MemberDialogName } from './member-actions.ts'
import { getMemberName, type StaffMember } from './member-name.ts'
import { ModerationDialog } from './moderation-dialog.tsx'
import type { ModerationChange } from './restrictions.ts'
import { RoleDialog } from './role-dialog.tsx'
import { useMemberDecision } from './use-member-decision.ts'

interface DialogProps<Member extends StaffMember = StaffMember> {
  member: Member
  onClose: () => void
}

export interface MemberDialogProps extends DialogProps {
  name: MemberDialogName
}

/** The staff's actions on a member, each in its dialog. */
export function MemberDialog({ name, member, onClose }: MemberDialogProps) {
  switch (name) {
    case 'role':
      return <ChangeRole member={member} onClose={onClose} />
    case 'restrict':
      return <Moderate member={member} onClose={onClose} />
    case 'discord':
      return <ModerateOnDiscord member={member} onClose={onClose} />
    case 'edit':
      // Only owners edit, and they get the full record.
      return 'email' in member ? <Edit member={member} onClose={onClose} /> : null
    case 'delete':
      return <Delete member={member} onClose={onClose} />
  }
}

function ChangeRole({ member, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { api, viewer } = useStaff()
  const { act, isBusy, failure } = useMemberDecision({
    member,
    action: 'role',
    success: t('members.role.done'),
    send: (role: BaseRole, sending) =>
      api.calls.adminUsers.update({ params: { id: member.id }, body: { role }, ...sending }),
    onDone: onClose,
  })

  return (
    <RoleDialog
      actor={viewer}
      member={{ ...member, name: getMemberName(member) }}
      onSubmit={act}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    />
  )
}

function Moderate({ member, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy, failure } = useMemberDecision({
    member,
    action: 'restrict',
    success: t('members.moderation.done'),
    send: (body: ModerationChange, sending) =>
      api.calls.adminUsers.update({ params: { id: member.id }, body, ...sending }),
    undo: (decisionId, sending) =>
      api.calls.adminUsers.undo({ params: { id: member.id }, body: { decisionId }, ...sending }),
    onDone: onClose,
  })

  return (
    <ModerationDialog
      member={{ ...member, name: getMemberName(member) }}
      onSubmit={act}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    />
  )
}

function ModerateOnDiscord({ member, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy, failure } = useMemberDecision({
    member,
    action: 'discord',
    success: t('members.discord.done'),
    send: (body: DiscordModeration, sending) =>
      api.calls.discordModerations.store({ params: { id: member.id }, body, ...sending }),
    onDone: onClose,
  })

  return (
    <DiscordDialog
      name={getMemberName(member)}
      onSubmit={act}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    />
  )
}

function Edit({ member, onClose }: DialogProps<AdminUser>) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy, failure } = useMemberDecision({
    member,
    action: 'edit',
    success: t('members.edit.done'),
    send: (body: MemberEdit, sending) =>
      api.calls.adminUsers.update({ params: { id: member.id }, body, ...sending }),
    onDone: onClose,
  })

  return (
    <EditMemberDialog
      member={{ ...member, name: getMemberName(member) }}
      onSubmit={act}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
    />
  )
}

function Delete({ member, onClose }: DialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useMemberDecision({
    member,
    action: 'delete',
    success: t('members.delete.done'),
    send: (id: string, sending) => api.calls.adminUsers.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('members.delete.title', { name: getMemberName(member) })}
      description={t('members.delete.text')}
      confirmLabel={isBusy ? t('members.delete.confirming') : t('members.delete.confirm')}
      busy={isBusy}
      onConfirm={() => act(member.id)}
    />
  )
}
