import { findReason, hasStatus, queryKeys } from '@botanica/api-client'
import { HTTP_NOT_FOUND, MEMBER_CONFLICTS, MEMBER_ERRORS } from '@botanica/api-client/contract'
import type { IdempotentCallOptions } from '@botanica/api-client/idempotent-mutation'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshRows } from '../rows/use-rows.ts'
import { useDecision } from '../use-decision.ts'
import { useUndoOffer, type UndoOfferOptions } from '../use-undo-offer.ts'
import type { MemberDialogName } from './member-actions.ts'
import { getMemberName, type StaffMember } from './member-name.ts'

interface MemberDecision<Input> {
  member: StaffMember
  action: MemberDialogName
  /** The toast after success. */
  success: string
  send: (input: Input, sending: IdempotentCallOptions) => Promise<unknown>
  /** The call that undoes the decision with the given id, if it can be undone. */
  undo?: UndoOfferOptions['send']
  onDone: () => void
}

/** The mutation behind an action on a member; whatever shows that member is refetched after deciding and undoing. */
export function useMemberDecision<Input>({
  member,
  action,
  success,
  send,
  undo,
  onDone,
}: MemberDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  function describeError(error: unknown): string | undefined {
    const reason = findReason(error, MEMBER_ERRORS)
    if (reason) return t(`members.refusals.${reason}`)
    const conflict = findReason(error, MEMBER_CONFLICTS)
    if (conflict) return t(`members.conflicts.${conflict}`)
    return hasStatus(error, HTTP_NOT_FOUND) ? t('members.gone') : undefined
  }

  function refresh() {
    void refreshRows(client, staffKeys.members())
    void client.invalidateQueries({ queryKey: staffKeys.member(member.id) })
    void client.invalidateQueries({ queryKey: queryKeys.person(member.id) })
  }

  const name = ['member', action, member.id]
  const about = undo && getMemberName(member)
  const offer = useUndoOffer({ name, about, send: undo, onSettled: refresh })

  return useDecision<Input, unknown>({
    name,
    about,
    offer,
    success,
    send,
    describeError,
    onSuccess: () => {
      refresh()
      onDone()
    },
  })
}
