import type { StaffBot } from '@botanica/api-client/staff'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useNow } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { ButtonKey } from '../table/key.tsx'
import { getSnoozeTime, SNOOZE_TIMES, type SnoozeTime } from './snooze-times.ts'
import { useSnooze } from './use-snooze.ts'

interface SnoozeDialogProps {
  bot: StaffBot
  /** Called when the bot has left the queue. */
  onDone: () => void
  onClose: () => void
}

/** Asks until when a bot leaves the viewer's queue. */
export function SnoozeDialog({ bot, onDone, onClose }: SnoozeDialogProps) {
  const { t } = useTranslation(['staff', 'common'])
  const { act, isBusy, failure } = useSnooze(bot, () => {
    onDone()
    onClose()
  })

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bots.snooze.title', { name: bot.name })}
      description={t('bots.snooze.text')}
      actions={
        <Button onClick={onClose} disabled={isBusy}>
          {t('common:actions.cancel')}
        </Button>
      }
    >
      <SnoozeTimes
        isBusy={isBusy}
        onChoose={(time) => act(getSnoozeTime(time, new Date()).toISOString())}
      />
      {failure && (
        <p role="alert" className="mt-2 text-label font-medium text-danger">
          {failure}
        </p>
      )}
    </Dialog>
  )
}

interface SnoozeTimesProps {
  isBusy: boolean
  onChoose: (time: SnoozeTime) => void
}

/** Each time is a button, which its digit presses. */
function SnoozeTimes({ isBusy, onChoose }: SnoozeTimesProps) {
  const { t } = useTranslation('staff')
  const format = useFormat()
  const now = useNow()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => list.current?.querySelector('button')?.focus(), [])
  const choose = (time: SnoozeTime | undefined) => {
    if (time && !isBusy) onChoose(time)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons have the focus
    <ul
      ref={list}
      className="flex flex-col gap-2"
      onKeyDown={({ key }) => choose(SNOOZE_TIMES[Number(key) - 1])}
    >
      {SNOOZE_TIMES.map((time, at) => {
        const digit = String(at + 1)
        return (
          <li key={time}>
            <Button
              block
              lookDisabled={isBusy}
              aria-keyshortcuts={digit}
              onClick={() => choose(time)}
            >
              <ButtonKey>{digit}</ButtonKey>
              {t(`bots.snooze.times.${time}`)}
              <span className="ml-auto text-label font-normal text-muted">
                {format.dateTime(getSnoozeTime(time, now))}
              </span>
            </Button>
          </li>
        )
      })}
    </ul>
  )
}
