import { QUESTION_LIMITS } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../drafts.ts'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { useAskOwners } from './use-question.ts'

const LIMIT = QUESTION_LIMITS.max

interface QuestionDialogProps {
  bot: StaffBot
  /** What the reviewer has to see before the question can be sent. */
  notice?: ReactNode
  /** Called when the owners have been asked. */
  onDone: () => void
  onClose: () => void
}

/** Asks the owners of a bot. The draft stays on the device until it is sent. */
export function QuestionDialog({ bot, notice, onDone, onClose }: QuestionDialogProps) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const { draft, write, discard } = useDraft(`question-${bot.id}`, viewer.id, '')
  const { act, isBusy, failure } = useAskOwners(bot, () => {
    discard()
    onDone()
    onClose()
  })
  const text = draft.trim()

  return (
    <FormDialog
      title={t('bots.questions.title', { name: bot.name })}
      description={t('bots.questions.text')}
      submitLabel={t(isBusy ? 'bots.questions.asking' : 'bots.questions.ask')}
      onSubmit={() => act(text)}
      onClose={onClose}
      busy={isBusy}
      incomplete={Boolean(notice) || !isReason(text, LIMIT)}
      failure={failure}
    >
      {notice}
      <ReasonField
        label={t('bots.questions.label')}
        help={t('bots.sendHint')}
        value={draft}
        onValueChange={write}
        limit={LIMIT}
        tooLong={t('bots.questions.tooLong', { limit: LIMIT })}
      />
    </FormDialog>
  )
}
