import { ApiFailure, queryKeys } from '@botanica/api-client'
import { MEMBER_REFUSALS, type MemberRefusal } from '@botanica/api-client/contract'
import type { Sending } from '@botanica/api-client/deed'
import { staffKeys } from '@botanica/api-client/staff'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { refreshRows } from '../rows/use-rows.ts'
import { useDecision } from '../use-decision.ts'
import type { MemberDialogName } from './member-actions.ts'
import type { StaffMember } from './member-name.ts'

interface MemberDecision<Input> {
  member: StaffMember
  deed: MemberDialogName
  /** The toast that says that it is done. */
  success: string
  send: (input: Input, sending: Sending) => Promise<unknown>
  onDone: () => void
}

/** Which of the known reasons the server gave; it says them in the words that both share. */
function refusalIn(error: unknown): MemberRefusal | undefined {
  if (!(error instanceof ApiFailure) || error.code !== 'forbidden') return undefined
  const { message } = (error.response ?? {}) as { message?: unknown }
  const known = Object.entries(MEMBER_REFUSALS).find(([, text]) => text === message)
  return known?.[0] as MemberRefusal | undefined
}

/** Something that is done to a member; afterwards whatever shows that member is asked for again. */
export function useMemberDecision<Input>({
  member,
  deed,
  success,
  send,
  onDone,
}: MemberDecision<Input>) {
  const { t } = useTranslation('staff')
  const client = useQueryClient()

  function explanation(error: unknown): string | undefined {
    const refusal = refusalIn(error)
    if (refusal) return t(`members.refusals.${refusal}`)
    if (!(error instanceof ApiFailure)) return undefined
    if (error.code === 'not_found') return t('members.gone')
    if (error.code !== 'conflict' || error.retryAfter !== null) return undefined
    return deed === 'edit' ? t('members.taken') : t('members.lastOwner')
  }

  return useDecision<Input, unknown>({
    name: ['member', deed, member.id],
    success,
    send,
    refused: explanation,
    done: () => {
      void refreshRows(client, staffKeys.members())
      void client.invalidateQueries({ queryKey: staffKeys.member(member.id) })
      void client.invalidateQueries({ queryKey: queryKeys.person(member.id) })
      onDone()
    },
  })
}
