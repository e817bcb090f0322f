import { APPEAL_LIMITS } from '@botanica/api-client/contract'
import { APPEAL_CHECKS } from '@botanica/api-client/field-checks'
import { Button, Field, Textarea } from '@botanica/ui/primitives'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/drafts.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { useSendAppeal } from './use-send-appeal.ts'

const ROWS = 5
const BLANK = { text: '' }
const { min, max } = APPEAL_LIMITS.text

interface AppealFormProps {
  decisionId: number
  viewerId: string
  onClose: () => void
}

/** The form of an appeal. The draft stays on the device until it is sent. */
export function AppealForm({ decisionId, viewerId, onClose }: AppealFormProps) {
  const { t } = useTranslation('appeals')
  const { draft, write, discard } = useDraft(`appeal-${decisionId}`, viewerId, BLANK)
  const [wasRejected, setWasRejected] = useState(false)
  const isOnline = useIsOnline()
  const { act, isBusy, failure } = useSendAppeal(decisionId, () => {
    discard(BLANK)
    onClose()
  })
  const { value, defect } = APPEAL_CHECKS.text(draft.text)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setWasRejected(defect !== undefined)
    if (!defect) act(value)
  }

  return (
    <form noValidate onSubmit={submit} className="mt-4 flex flex-col gap-4">
      <Field
        label={t('form.text')}
        help={t('form.help')}
        required
        error={wasRejected && defect && t('form.length', { min, max })}
      >
        {(control) => (
          <Textarea
            {...control}
            rows={ROWS}
            limit={max}
            value={draft.text}
            onChange={(event) => write({ text: event.target.value })}
          />
        )}
      </Field>
      {!isOnline && <p className="text-muted">{t('form.offline')}</p>}
      {failure && (
        <p role="alert" className="font-medium text-danger">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="filled" busy={isBusy} disabled={!isOnline}>
          {isBusy ? t('form.submitting') : t('form.submit')}
        </Button>
        <Button onClick={onClose} disabled={isBusy}>
          {t('form.cancel')}
        </Button>
      </div>
    </form>
  )
}
