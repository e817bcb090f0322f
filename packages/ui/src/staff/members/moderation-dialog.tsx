import {
  LONGEST_RESTRICTION_MS,
  MODERATION_REASON_LIMITS,
  type RuleId,
} from '@botanica/api-client/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { useFormat } from '../../i18n/format.ts'
import { FormDialog } from '../layout/form-dialog.tsx'
import { RadioList } from '../layout/radio-list.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { DurationField } from './duration-field.tsx'
import { BLANK_DURATION, checkDuration, getEnd } from './duration.ts'
import {
  getModerationActions,
  isLifting,
  isTemporary,
  toModerationChange,
  type ModerationChange,
  type RestrictedMember,
} from './restrictions.ts'

const { max: REASON_LIMIT } = MODERATION_REASON_LIMITS

export interface ModerationDialogProps {
  member: RestrictedMember & { name: string }
  onSubmit: (change: ModerationChange) => void
  onClose: () => void
  busy: boolean
  failure: ReactNode
}

/** Bans or disables a member, temporarily or permanently, and lifts that again. */
export function ModerationDialog({
  member,
  onSubmit,
  onClose,
  busy,
  failure,
}: ModerationDialogProps) {
  const { t } = useTranslation('staff')
  const actions = getModerationActions(member)
  const [action, setAction] = useState(actions[0]!)
  const [reason, setReason] = useState('')
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const [duration, setDuration] = useState(BLANK_DURATION)
  const [wasTried, setWasTried] = useState(false)
  const check = checkDuration(duration, LONGEST_RESTRICTION_MS)

  function submit() {
    setWasTried(true)
    const moderation = { reason: reason.trim(), ruleIds }
    if (!isTemporary(action)) onSubmit(toModerationChange(action, { ...moderation, endsAt: null }))
    else if (check.minutes !== undefined) {
      const endsAt = getEnd(check.minutes, new Date())
      onSubmit(toModerationChange(action, { ...moderation, endsAt }))
    }
  }

  return (
    <FormDialog
      title={t('members.moderation.title', { name: member.name })}
      description={<CurrentRestrictions member={member} />}
      submitLabel={busy ? t('members.moderation.submitting') : t('members.moderation.submit')}
      onSubmit={submit}
      onClose={onClose}
      busy={busy}
      incomplete={!isReason(reason, REASON_LIMIT) || (!isLifting(action) && ruleIds.length === 0)}
      dangerous={!isLifting(action)}
      failure={failure}
    >
      <div>
        <RadioList
          legend={t('members.moderation.action')}
          columns={2}
          options={actions.map((one) => ({
            value: one,
            label: t(`members.moderation.actions.${one}`),
          }))}
          value={action}
          onValueChange={setAction}
        />
        <p aria-live="polite" className="mt-2 text-label text-muted">
          {t(`members.moderation.about.${action}`)}
        </p>
      </div>
      {isTemporary(action) && (
        <DurationField
          value={duration}
          onValueChange={setDuration}
          check={check}
          showsDefect={wasTried}
        />
      )}
      <ReasonField
        label={t('members.moderation.reason')}
        help={t('members.moderation.reasonHelp')}
        value={reason}
        onValueChange={setReason}
        limit={REASON_LIMIT}
        tooLong={t('members.moderation.reasonTooLong', { limit: REASON_LIMIT })}
      />
      {!isLifting(action) && (
        <RuleChooser value={ruleIds} onValueChange={setRuleIds} first="members" disabled={busy} />
      )}
    </FormDialog>
  )
}

/** The current restriction and its end. */
function CurrentRestrictions({ member }: { member: RestrictedMember }) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const { banned, banReason, banExpiresAt, disabled, disableReason, disableExpiresAt } = member
  const restrictions = [
    ...(banned ? [{ kind: 'banned', reason: banReason, end: banExpiresAt } as const] : []),
    ...(disabled
      ? [{ kind: 'disabled', reason: disableReason, end: disableExpiresAt } as const]
      : []),
  ]
  if (restrictions.length === 0) return null

  return restrictions.map(({ kind, reason, end }) => (
    <span key={kind} className="block wrap-anywhere">
      {t(`members.moderation.now.${kind}`, {
        reason: reason ?? t('members.moderation.now.noReason'),
      })}
      {end && ` (${t('members.until', { date: format.dateTime(new Date(end)) })})`}
    </span>
  ))
}
