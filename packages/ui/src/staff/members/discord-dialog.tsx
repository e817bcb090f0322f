import {
  DELETED_MESSAGE_DAYS,
  DISCORD_ACTIONS,
  LONGEST_RESTRICTION_MS,
  DISCORD_REASON_LIMITS,
  type DiscordAction,
} from '@botanica/api-client/contract'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../primitives/checkbox.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { RadioList } from '../layout/radio-list.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { DurationField } from './duration-field.tsx'
import { BLANK_DURATION, checkDuration } from './duration.ts'

const { max: REASON_LIMIT } = DISCORD_REASON_LIMITS
type DeletedDays = (typeof DELETED_MESSAGE_DAYS)[number]
const DAYS_TEXTS = { 0: 'none', 1: 'one', 7: 'seven' } as const satisfies Record<
  DeletedDays,
  string
>

/** The request body of a moderation in the community server. */
export interface DiscordModeration {
  action: DiscordAction
  reason: string
  /** Minutes; a ban without it is permanent. */
  duration?: number
  deleteMessageDays?: DeletedDays
}

export interface DiscordDialogProps {
  name: string
  onSubmit: (moderation: DiscordModeration) => void
  onClose: () => void
  busy: boolean
  failure: ReactNode
}

/** Bans or kicks from the community server. */
export function DiscordDialog({ name, onSubmit, onClose, busy, failure }: DiscordDialogProps) {
  const { t } = useTranslation('staff')
  const [action, setAction] = useState<DiscordAction>('ban')
  const [reason, setReason] = useState('')
  const [isForATime, setForATime] = useState(false)
  const [duration, setDuration] = useState(BLANK_DURATION)
  const [days, setDays] = useState<DeletedDays>(0)
  const [wasTried, setWasTried] = useState(false)
  const check = checkDuration(duration, LONGEST_RESTRICTION_MS)

  function submit() {
    setWasTried(true)
    const request = { action, reason: reason.trim() }
    if (action === 'kick') onSubmit(request)
    else if (!isForATime) onSubmit({ ...request, deleteMessageDays: days })
    else if (check.minutes !== undefined) {
      onSubmit({ ...request, deleteMessageDays: days, duration: check.minutes })
    }
  }

  return (
    <FormDialog
      title={t('members.discord.title')}
      description={t('members.discord.text', { name })}
      submitLabel={busy ? t('members.discord.submitting') : t('members.discord.submit')}
      onSubmit={submit}
      onClose={onClose}
      busy={busy}
      incomplete={!isReason(reason, REASON_LIMIT)}
      dangerous
      failure={failure}
    >
      <RadioList
        legend={t('members.discord.action')}
        columns={2}
        options={DISCORD_ACTIONS.map((one) => ({ value: one, label: t(`members.discord.${one}`) }))}
        value={action}
        onValueChange={setAction}
      />
      {action === 'ban' && (
        <>
          <div className="flex flex-col gap-3">
            <Checkbox
              label={t('members.discord.isTemporary')}
              checked={isForATime}
              onCheckedChange={setForATime}
            />
            {isForATime && (
              <DurationField
                value={duration}
                onValueChange={setDuration}
                check={check}
                showsDefect={wasTried}
              />
            )}
          </div>
          <RadioList
            legend={t('members.discord.deleteMessages')}
            options={DELETED_MESSAGE_DAYS.map((one) => ({
              value: String(one),
              label: t(`members.discord.days.${DAYS_TEXTS[one]}`),
            }))}
            value={String(days)}
            onValueChange={(next) =>
              setDays(DELETED_MESSAGE_DAYS.find((one) => String(one) === next) ?? 0)
            }
          />
        </>
      )}
      <ReasonField
        label={t('members.discord.reason')}
        help={t('members.discord.reasonHelp')}
        value={reason}
        onValueChange={setReason}
        limit={REASON_LIMIT}
        tooLong={t('members.moderation.reasonTooLong', { limit: REASON_LIMIT })}
      />
    </FormDialog>
  )
}
