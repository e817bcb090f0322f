import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { Button } from '../../primitives/button.tsx'
import { useDraft } from '../../drafts.ts'
import { useToast } from '../../primitives/toast.tsx'
import { useStaff, useStaffQueries } from '../environment.tsx'
import { FormDialog } from '../layout/form-dialog.tsx'
import {
  BLANK_ANNOUNCEMENT,
  validateAnnouncementDraft,
  type AnnouncementDraft,
} from './announcement-draft.ts'
import { AnnouncementForm } from './announcement-form.tsx'
import { SURFACE_COLORS, type AnnouncementsSurface } from './surface.ts'
import { useAnnouncementDecision } from './use-announcement-decision.ts'

const DRAFT = 'announcement'

interface CreateDialogProps {
  place: AnnouncementsSurface
  onClose: () => void
}

/** Writes and sends an announcement. The draft outlives the dialog until it is sent or discarded. */
export function CreateDialog({ place, onClose }: CreateDialogProps) {
  const { t } = useTranslation('staff')
  const { api, viewer } = useStaff()
  const toast = useToast()
  const channels = useQuery(useStaffQueries().channels())
  const { draft, write, discard } = useDraft<AnnouncementDraft>(
    DRAFT,
    viewer.id,
    BLANK_ANNOUNCEMENT
  )
  const [wasThere] = useState(draft !== BLANK_ANNOUNCEMENT)
  const [wasTried, setWasTried] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const { act, isBusy, failure } = useAnnouncementDecision({
    action: 'create',
    place,
    send: (body: AnnouncementDraft, sending) =>
      api.calls.announcements.store({
        body: { ...body, reactions: [...body.reactions], embedColor: body.embedColor.trim() },
        ...sending,
      }),
    onDone: () => {
      discard(BLANK_ANNOUNCEMENT)
      onClose()
    },
  })
  const defects = validateAnnouncementDraft(draft, true)
  const lacksSomething = [defects.title, defects.description, defects.channelId].includes(
    'required'
  )
  const mentions = draft.mentionEveryone || draft.mentionHere

  function submit() {
    setWasTried(true)
    if (lacksSomething) {
      toast({ title: t('announcements.form.required'), tone: 'error' })
      return
    }
    if (Object.values(defects).some((defect) => defect !== null)) return
    if (mentions) setConfirming(true)
    else act(draft)
  }

  return (
    <>
      <FormDialog
        title={t('announcements.form.createTitle')}
        description={wasThere && <Restored onDiscard={() => discard(BLANK_ANNOUNCEMENT)} />}
        submitLabel={isBusy ? t('announcements.form.sending') : t('announcements.form.send')}
        onSubmit={submit}
        onClose={onClose}
        busy={isBusy}
        // The dashboard disables the button until everything is filled in; the page shows what is missing.
        incomplete={place === 'tab' && lacksSomething}
        failure={failure}
        wide
      >
        <AnnouncementForm
          draft={draft}
          onDraftChange={write}
          defects={wasTried ? defects : null}
          colours={SURFACE_COLORS[place]}
          channels={{ list: channels.data ?? [], hasFailed: channels.isError }}
        />
      </FormDialog>
      {isConfirming && (
        <MentionQuestion
          draft={draft}
          onConfirm={() => {
            setConfirming(false)
            act(draft)
          }}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  )
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  const { t } = useTranslation('staff')

  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {t('announcements.form.restored')}
      <Button variant="quiet" size="small" onClick={onDiscard}>
        {t('announcements.form.discard')}
      </Button>
    </span>
  )
}

interface MentionQuestionProps {
  draft: AnnouncementDraft
  onConfirm: () => void
  onClose: () => void
}

/** Confirms mentions, so that nobody pings a whole server by mistake. */
function MentionQuestion({ draft, onConfirm, onClose }: MentionQuestionProps) {
  const { t } = useTranslation('staff')

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('announcements.confirmMention.title')}
      description={t(`announcements.confirmMention.${draft.mentionEveryone ? 'everyone' : 'here'}`)}
      confirmLabel={t('announcements.confirmMention.confirm')}
      onConfirm={onConfirm}
    />
  )
}
