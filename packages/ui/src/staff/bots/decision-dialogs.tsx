import {
  DECISION_REASON_LIMITS,
  DEFAULT_APPROVAL_REASON,
  type RuleId,
} from '@botanica/api-client/contract'
import type { StaffBot } from '@botanica/api-client/staff'
import { useEffect, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { personName } from '../../people/names.ts'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { formatCount } from '../../primitives/counter.tsx'
import { Button } from '../../primitives/button.tsx'
import { Dialog } from '../../primitives/dialog.tsx'
import { Field } from '../../primitives/field.tsx'
import { Textarea, type TextareaProps } from '../../primitives/textarea.tsx'
import { RuleChooser } from '../../guidelines/rule-chooser.tsx'
import { SavedReplies } from '../replies/saved-replies.tsx'
import { isAdverse, useBotDecision, type BotAction, type BotDecision } from './use-bot-decisions.ts'

export interface DecisionDialogProps {
  bot: StaffBot
  action: BotAction
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

function ConfirmDialog({ bot, action, onDone, onClose }: DecisionDialogProps) {
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
      incomplete={namesRules && ruleIds.length === 0}
      onConfirm={() => act({ action, ...(namesRules ? { ruleIds } : {}) })}
    >
      {namesRules && <RuleChooser value={ruleIds} onValueChange={setRuleIds} disabled={isBusy} />}
    </AlertDialog>
  )
}

/** The reason is optional for an approval and required for a rejection. The text stays when sending fails. */
function ReasonDialog({
  bot,
  action,
  onDone,
  onClose,
}: DecisionDialogProps & { action: 'approve' | 'reject' }) {
  const { t } = useTranslation(['staff', 'common'])
  const formId = useId()
  const [reason, setReason] = useState('')
  const [ruleIds, setRuleIds] = useState<RuleId[]>([])
  const { act, isBusy, failure } = useBotDecision({
    bot,
    onDone: (decision) => {
      onDone(decision)
      onClose()
    },
    onSettled: () => undefined,
  })
  const length = formatCount(reason)
  const isRejection = action === 'reject'
  const isReady =
    (!isRejection || (length > 0 && ruleIds.length > 0)) && length <= DECISION_REASON_LIMITS.max

  function submit(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!isReady || isBusy) return
    act({ action, reason: reason.trim(), ...(isRejection ? { ruleIds } : {}) })
  }

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
            disabled={!isReady}
          >
            {isBusy ? t(`bots.doing.${action}`) : t(`bots.actions.${action}`)}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its fields have the focus */}
      <form
        id={formId}
        onSubmit={submit}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event)
        }}
        className="flex flex-col gap-4"
      >
        <SavedReplies
          subject={{
            bot: bot.name,
            member: personName(bot.submitter) ?? bot.userId,
            language: bot.submitterLanguage,
          }}
          isAdverse={isRejection}
          reason={reason}
          ruleIds={ruleIds}
          onFill={(text, rules) => {
            setReason(text)
            setRuleIds(rules)
          }}
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
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </SavedReplies>
        {isRejection && (
          <RuleChooser value={ruleIds} onValueChange={setRuleIds} disabled={isBusy} />
        )}
      </form>
    </Dialog>
  )
}

/** The reason field has the initial focus. */
function FocusedTextarea(props: TextareaProps) {
  const field = useRef<HTMLTextAreaElement>(null)
  useEffect(() => field.current?.focus(), [])
  return <Textarea ref={field} {...props} />
}
