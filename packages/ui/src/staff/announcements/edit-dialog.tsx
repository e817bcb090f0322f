import { REACTION_PRESETS } from '@botanica/api-client/contract'
import type { Announcement } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '../../primitives/toast.tsx'
import { useStaff } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import {
  BLANK_ANNOUNCEMENT,
  validateAnnouncementDraft,
  type AnnouncementDraft,
} from './announcement-draft.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { SURFACE_COLORS, type AnnouncementsSurface } from './surface.ts'
import { useAnnouncementDecision } from './use-announcement-decision.ts'

interface EditDialogProps {
  announcement: Announcement
  place: AnnouncementsSurface
  onClose: () => void
}

/** Edits an announcement and its message on Discord. */
export function EditDialog({ announcement, place, onClose }: EditDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const toast = useToast()
  const { id, title, description, reactions, embedColor } = announcement
  const [draft, setDraft] = useState<AnnouncementDraft>({
    ...BLANK_ANNOUNCEMENT,
    title,
    description,
    // A color that is no longer a preset cannot be sent again.
    reactions: REACTION_PRESETS.filter((emoji) => reactions.includes(emoji)),
    embedColor,
  })
  const [wasTried, setWasTried] = useState(false)
  const { act, isBusy, failure } = useAnnouncementDecision({
    action: 'update',
    place,
    send: (changed: AnnouncementDraft, sending) =>
      api.calls.announcements.update({
        params: { id },
        body: {
          title: changed.title,
          description: changed.description,
          reactions: [...changed.reactions],
          embedColor: changed.embedColor.trim(),
        },
        ...sending,
      }),
    onDone: onClose,
  })
  const defects = validateAnnouncementDraft(draft, false)
  const lacksSomething = [defects.title, defects.description].includes('required')

  function submit() {
    setWasTried(true)
    if (lacksSomething) toast({ title: t('announcements.form.required'), tone: 'error' })
    else if (Object.values(defects).every((defect) => defect === null)) act(draft)
  }

  return (
    <FormDialog
      title={t('announcements.form.editTitle')}
      submitLabel={isBusy ? t('announcements.form.updating') : t('announcements.form.update')}
      onSubmit={submit}
      onClose={onClose}
      busy={isBusy}
      incomplete={place === 'tab' && lacksSomething}
      failure={failure}
      wide
    >
      <AnnouncementForm
        draft={draft}
        onDraftChange={setDraft}
        defects={wasTried ? defects : null}
        colours={SURFACE_COLORS[place]}
      />
    </FormDialog>
  )
}
