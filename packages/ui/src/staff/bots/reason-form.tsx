import {
  DECISION_REASON_LIMITS,
  DEFAULT_APPROVAL_REASON,
  type RuleId,
} from '@botanica/api-client/contract'
import type { SavedReply, StaffBot } from '@botanica/api-client/staff'
import type { FormEvent, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { personName } from '../../people/names.ts'
import { formatCount } from '../../primitives/counter.tsx'
import { Field } from '../../primitives/field.tsx'
import { FocusedTextarea } from '../layout/reason-field.tsx'
import type { ReplySubject } from '../replies/fill-reply.ts'
import { SavedReplies } from '../replies/saved-replies.tsx'

/** A decision whose reason staff write. */
export type ReasonedAction = 'approve' | 'reject'

/** The reason of a decision, as far as it is given. */
export interface GivenReason {
  reason: string
  ruleIds: RuleId[]
  /** The saved reply whose text the reason is, unchanged. */
  reply: SavedReply | null
}

export const NO_REASON: GivenReason = { reason: '', ruleIds: [], reply: null }

/** Returns what the placeholders of a saved reply stand for. */
export function getSubject(bot: StaffBot): ReplySubject {
  return {
    bot: bot.name,
    member: personName(bot.submitter) ?? bot.userId,
    language: bot.submitterLanguage,
  }
}

/** Whether the decision can be sent: the reason is optional for an approval and, with its rules, required for a rejection. */
export function isComplete(action: ReasonedAction, { reason, ruleIds }: GivenReason): boolean {
  const length = formatCount(reason)
  const isGiven = length > 0 && ruleIds.length > 0
  return (action === 'approve' || isGiven) && length <= DECISION_REASON_LIMITS.max
}

interface ReasonFormProps {
  id: string
  action: ReasonedAction
  subject: ReplySubject
  given: GivenReason
  onGivenChange: (given: GivenReason) => void
  /** Why sending failed. The text stays. */
  failure?: string | null
  isBusy: boolean
  /** Called when it is complete. */
  onSubmit: () => void
}

/** The form for the reason of a decision, with saved replies. */
export function ReasonForm({
  id,
  action,
  subject,
  given,
  onGivenChange,
  failure,
  isBusy,
  onSubmit,
}: ReasonFormProps) {
  const { t } = useTranslation('staff')
  const { reason, ruleIds } = given
  const isRejection = action === 'reject'

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (isComplete(action, given) && !isBusy) onSubmit()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus
    <form
      id={id}
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
      }}
      className="flex flex-col gap-4"
    >
      <SavedReplies
        subject={subject}
        isAdverse={isRejection}
        reason={reason}
        ruleIds={ruleIds}
        onFill={(text, rules, reply) => onGivenChange({ reason: text, ruleIds: rules, reply })}
      >
        <Field
          label={t('bots.reason')}
          help={t('bots.sendHint')}
          error={failure}
          required={isRejection}
          optional={!isRejection}
        >
          {(control) => (
            <FocusedTextarea
              {...control}
              rows={3}
              limit={DECISION_REASON_LIMITS.max}
              placeholder={isRejection ? undefined : DEFAULT_APPROVAL_REASON}
              value={reason}
              onChange={(event) =>
                onGivenChange({ ...given, reason: event.target.value, reply: null })
              }
            />
          )}
        </Field>
      </SavedReplies>
      {isRejection && (
        <RuleChooser
          value={ruleIds}
          onValueChange={(rules) => onGivenChange({ ...given, ruleIds: rules })}
          disabled={isBusy}
        />
      )}
    </form>
  )
}
