import type { AdministeredAd } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import { validateAdDraft, toRequestBody, toDraft, type AdDraft } from './ad-draft.ts'
import { AdForm } from './ad-form.tsx'
import { useAdDecision } from './use-ad-decision.ts'

interface AdDialogProps {
  /** The ad to edit; null creates one. */
  ad: AdministeredAd | null
  onClose: () => void
}

/** Creates or edits an ad. */
export function AdDialog({ ad, onClose }: AdDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const [draft, setDraft] = useState(() => toDraft(ad))
  const [wasTried, setWasTried] = useState(false)
  const { act, isBusy, failure } = useAdDecision({
    action: ad ? 'changed' : 'added',
    send: (input: AdDraft, sending) =>
      ad
        ? api.calls.administeredAds.update({
            params: { id: ad.id },
            body: toRequestBody(input),
            ...sending,
          })
        : api.calls.administeredAds.store({ body: toRequestBody(input), ...sending }),
    onDone: onClose,
  })
  const defects = validateAdDraft(draft)

  function submit() {
    setWasTried(true)
    if (Object.values(defects).every((defect) => defect === null)) act(draft)
  }

  return (
    <FormDialog
      title={ad ? t('ads.form.editTitle') : t('ads.form.addTitle')}
      submitLabel={isBusy ? t('ads.form.saving') : t('ads.form.save')}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      failure={failure}
      wide
    >
      <AdForm draft={draft} onDraftChange={setDraft} defects={wasTried ? defects : null} />
    </FormDialog>
  )
}
