import { DEFAULT_APPROVAL_REASON, type RuleId } from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useId, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { getSubject, isComplete, NO_REASON, ReasonForm } from './reason-form.tsx'
import { isAdverse, useBotDecision, type BotAction, type BotDecision } from './use-bot-decisions.ts'

export interface DecisionDialogProps {
  bot: StaffBot
  action: BotAction
  /** What the reviewer has to see before the decision can be sent. */
  notice?: ReactNode
  onDone: (decision: BotDecision) => void
  onClose: () => void
}

/** Confirms a decision, with its reason, and sends it. */
export function DecisionDialog(props: DecisionDialogProps) {
  return props.action === 'approve' || props.action === 'reject' ? (
    <ReasonDialog {...props} action={props.action} />
  ) : (
    <ConfirmDialog {...props} />
  )
}

function ConfirmDialog({ bot, action, notice, onDone, onClose }: DecisionDialogProps) {
  const { t } = useTranslation('staff')
  const { act, isBusy } = useBotDecision({ bot, onDone, onSettled: onClose })
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const namesRules = isAdverse(action)

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`bots.confirm.${action}.title`, { name: bot.name })}
      description={t(`bots.confirm.${action}.text`, { reason: DEFAULT_APPROVAL_REASON })}
      confirmLabel={isBusy ? t(`bots.doing.${action}`) : t(`bots.actions.${action}`)}
      dangerous={action === 'delete' || action === 'uncertify'}
      busy={isBusy}
      incomplete={Boolean(notice) || (namesRules && ruleIds.length === 0)}
      onConfirm={() => act({ action, ...(namesRules ? { ruleIds } : {}) })}
    >
      {notice}
      {namesRules && <RuleChooser value={ruleIds} onValueChange={setRuleIds} disabled={isBusy} />}
    </AlertDialog>
  )
}

/** The reason is optional for an approval and required for a rejection. The text stays when sending fails. */
function ReasonDialog({
  bot,
  action,
  notice,
  onDone,
  onClose,
}: DecisionDialogProps & { action: 'approve' | 'reject' }) {
  const { t } = useTranslation(['staff', 'common'])
  const formId = useId()
  const [given, setGiven] = useState(NO_REASON)
  const { act, isBusy, failure } = useBotDecision({
    bot,
    onDone: (decision) => {
      onDone(decision)
      onClose()
    },
    onSettled: () => undefined,
  })
  const isRejection = action === 'reject'

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(`bots.confirm.${action}.title`, { name: bot.name })}
      description={t(`bots.confirm.${action}.text`, { reason: DEFAULT_APPROVAL_REASON })}
      actions={
        <>
          <Button onClick={onClose} disabled={isBusy}>
            {t('common:actions.cancel')}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isRejection ? 'danger' : 'filled'}
            busy={isBusy}
            disabled={Boolean(notice) || !isComplete(action, given)}
          >
            {isBusy ? t(`bots.doing.${action}`) : t(`bots.actions.${action}`)}
          </Button>
        </>
      }
    >
      {notice && <div className="mb-4">{notice}</div>}
      <ReasonForm
        id={formId}
        action={action}
        subject={getSubject(bot)}
        given={given}
        onGivenChange={setGiven}
        failure={failure}
        isBusy={isBusy}
        onSubmit={() => {
          if (notice) return
          const { reason, ruleIds } = given
          act({ action, reason: reason.trim(), ...(isRejection ? { ruleIds } : {}) })
        }}
      />
    </Dialog>
  )
}
