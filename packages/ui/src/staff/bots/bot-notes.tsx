import { STAFF_NOTE_LIMITS } from '@botanica/api-client/contract'
import type { EvaluatedBot } from '@botanica/api-client/staff'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../drafts.ts'
import { RelativeTime } from '../../i18n/dates.tsx'
import { personName } from '../../people/names.ts'
import { AlertDialog } from '../../primitives/alert-dialog.tsx'
import { Button } from '../../primitives/button.tsx'
import { useStaff } from '../environment.tsx'
import { DetailPart } from '../layout/detail-part.tsx'
import { isReason, ReasonField } from '../layout/reason-field.tsx'
import { useNoteChange } from './use-note-change.ts'

const LIMIT = STAFF_NOTE_LIMITS.max
type Note = EvaluatedBot['notes'][number]

/** What staff write to each other about a bot; nobody else ever sees it. */
export function BotNotes({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')

  return (
    <DetailPart title={t('bots.notes.title')}>
      {bot.notes.length === 0 && <p className="text-muted">{t('bots.notes.none')}</p>}
      <ol className="flex flex-col gap-2">
        {bot.notes.map((note) => (
          <NoteItem key={note.id} botId={bot.id} note={note} />
        ))}
      </ol>
      <NoteForm botId={bot.id} />
    </DetailPart>
  )
}

function NoteItem({ botId, note }: { botId: number; note: Note }) {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const [isDeleting, setDeleting] = useState(false)
  const { author, text, createdAt } = note

  return (
    <li className="border-l-2 border-line pl-3 text-label">
      <div className="flex items-center gap-2 text-muted">
        <span className="font-semibold text-ink">
          {personName(author) ?? t('bots.notes.somebody')}
        </span>
        <RelativeTime value={createdAt} />
        {author?.id === viewer.id && (
          <Button
            size="small"
            variant="quiet"
            aria-label={t('bots.notes.remove.label')}
            icon={<Trash2 size={14} />}
            onClick={() => setDeleting(true)}
          />
        )}
      </div>
      <p className="break-words whitespace-pre-wrap">{text}</p>
      {isDeleting && (
        <DeleteNoteDialog botId={botId} note={note} onClose={() => setDeleting(false)} />
      )}
    </li>
  )
}

interface DeleteNoteDialogProps {
  botId: number
  note: Note
  onClose: () => void
}

function DeleteNoteDialog({ botId, note, onClose }: DeleteNoteDialogProps) {
  const { t } = useTranslation('staff')
  const { api } = useStaff()
  const { act, isBusy } = useNoteChange({
    name: 'removed',
    botId,
    send: (id: number, sending) => api.calls.staffNotes.destroy({ params: { id }, ...sending }),
    onDone: onClose,
  })

  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('bots.notes.remove.title')}
      description={t('bots.notes.remove.text')}
      confirmLabel={isBusy ? t('bots.notes.remove.confirming') : t('bots.notes.remove.confirm')}
      busy={isBusy}
      onConfirm={() => act(note.id)}
    />
  )
}

function NoteForm({ botId }: { botId: number }) {
  const { t } = useTranslation('staff')
  const { api, viewer } = useStaff()
  const { draft, write, discard } = useDraft(`note-${botId}`, viewer.id, '')
  const { act, isBusy, failure } = useNoteChange({
    name: 'added',
    botId,
    send: (text: string, sending) =>
      api.calls.staffNotes.store({ params: { id: botId }, body: { text }, ...sending }),
    onDone: () => discard(),
  })
  const text = draft.trim()
  const isReady = isReason(text, LIMIT)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its field has the focus
    <form
      className="mt-3 flex flex-col items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // The keys submit whether the button is enabled or not.
        if (isReady && !isBusy) act(text)
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
        event.preventDefault()
        event.currentTarget.requestSubmit()
      }}
    >
      <div className="w-full">
        <ReasonField
          label={t('bots.notes.label')}
          help={t('bots.notes.help')}
          value={draft}
          onValueChange={write}
          limit={LIMIT}
          tooLong={t('bots.notes.tooLong', { limit: LIMIT })}
          required={false}
        />
      </div>
      {failure && (
        <p role="alert" className="text-label font-medium text-danger">
          {failure}
        </p>
      )}
      <Button type="submit" size="small" busy={isBusy} disabled={!isReady}>
        {t(isBusy ? 'bots.notes.adding' : 'bots.notes.add')}
      </Button>
    </form>
  )
}
