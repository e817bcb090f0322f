import { ANNOUNCEMENT_TEXT_LIMITS } from '@botanica/api-client/contract'
import type { Channel } from '@botanica/api-client/staff'
import { TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Select } from '../../primitives/select.tsx'
import { Switch } from '../../primitives/switch.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import type { AnnouncementDraft, AnnouncementDraftErrors } from './announcement-draft.ts'
import { ColorField } from './color-field.tsx'
import type { ColorName } from './colors.ts'
import { EmbedPreview } from './embed-preview.tsx'
import { ReactionToggles } from './reaction-toggles.tsx'

const DESCRIPTION_ROWS = 6

interface AnnouncementFormProps {
  draft: AnnouncementDraft
  onDraftChange: (draft: AnnouncementDraft) => void
  /** The errors, once the user has tried to send. */
  defects: AnnouncementDraftErrors | null
  colours: readonly ColorName[]
  /** Absent while editing: the channel and the mentions of a sent announcement cannot change. */
  channels?: { list: readonly Channel[]; hasFailed: boolean }
}

/** The fields of an announcement and its preview. */
export function AnnouncementForm({
  draft,
  onDraftChange,
  defects,
  colours,
  channels,
}: AnnouncementFormProps) {
  const { t } = useTranslation('staff')
  const reactionsId = useId()
  const change = (part: Partial<AnnouncementDraft>) => onDraftChange({ ...draft, ...part })

  function errorOf(field: 'title' | 'description') {
    const defect = defects?.[field]
    if (!defect) return undefined
    return defect === 'required'
      ? t('announcements.form.required')
      : t('announcements.form.tooLong', { limit: ANNOUNCEMENT_TEXT_LIMITS[field].max })
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Field
          label={<Required>{t('announcements.form.title')}</Required>}
          required
          error={errorOf('title')}
        >
          {(control) => (
            <Input
              {...control}
              value={draft.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <Field
          label={<Required>{t('announcements.form.description')}</Required>}
          required
          error={errorOf('description')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={DESCRIPTION_ROWS}
              limit={ANNOUNCEMENT_TEXT_LIMITS.description.max}
              value={draft.description}
              onChange={(event) => change({ description: event.target.value })}
            />
          )}
        </Field>
        {channels && (
          <ChannelField
            channels={channels}
            value={draft.channelId}
            onValueChange={(channelId) => change({ channelId })}
            isMissing={defects?.channelId === 'required'}
          />
        )}
        {channels && <Mentions draft={draft} onChange={change} />}
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <ColorField
          presets={colours}
          value={draft.embedColor}
          onValueChange={(embedColor) => change({ embedColor })}
          isInvalid={defects?.embedColor === 'invalid'}
        />
        <div>
          <p id={reactionsId} className="font-semibold">
            {t('announcements.form.reactions')}
          </p>
          <p id={`${reactionsId}-help`} className="mb-1.5 text-label text-muted">
            {t('announcements.form.reactionsHelp')}
          </p>
          <ReactionToggles
            value={draft.reactions}
            onValueChange={(reactions) => change({ reactions })}
            labelledBy={reactionsId}
            describedBy={`${reactionsId}-help`}
          />
        </div>
        <EmbedPreview draft={draft} />
      </div>
    </div>
  )
}

/** The label of a required field; `aria-required` announces the same. */
function Required({ children }: { children: string }) {
  return (
    <>
      {children}
      <span aria-hidden="true">*</span>
    </>
  )
}

interface ChannelFieldProps {
  channels: { list: readonly Channel[]; hasFailed: boolean }
  value: string
  onValueChange: (channelId: string) => void
  isMissing: boolean
}

function ChannelField({ channels, value, onValueChange, isMissing }: ChannelFieldProps) {
  const { t } = useTranslation('staff')
  const { list, hasFailed } = channels
  const choices = list.map(({ id, name, type }) => ({
    value: id,
    label: type === 'voice' ? `${name} (${t('announcements.form.voice')})` : `#${name}`,
  }))

  return (
    <Field
      label={<Required>{t('announcements.form.channel')}</Required>}
      required
      error={
        (hasFailed && t('announcements.form.channelsFailed')) ||
        (isMissing && t('announcements.form.required'))
      }
    >
      {({ id }) => (
        <Select
          id={id}
          label={t('announcements.form.channel')}
          options={[{ value: '', label: t('announcements.form.chooseChannel') }, ...choices]}
          value={value}
          onValueChange={onValueChange}
        />
      )}
    </Field>
  )
}

interface MentionsProps {
  draft: AnnouncementDraft
  onChange: (part: Partial<AnnouncementDraft>) => void
}

function Mentions({ draft, onChange }: MentionsProps) {
  const { t } = useTranslation('staff')
  const { mentionEveryone, mentionHere } = draft

  return (
    <div className="flex flex-col gap-2">
      <Switch
        label={t('announcements.form.mentionEveryone')}
        checked={mentionEveryone}
        onCheckedChange={(checked) => onChange({ mentionEveryone: checked })}
      />
      <Switch
        label={t('announcements.form.mentionHere')}
        checked={mentionHere}
        onCheckedChange={(checked) => onChange({ mentionHere: checked })}
      />
      <p aria-live="polite" className="empty:hidden">
        {(mentionEveryone || mentionHere) && (
          <span className="flex gap-2 rounded-plate bg-pending-wash p-3 text-label text-pending">
            <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {t('announcements.form.mentionWarning')}
          </span>
        )}
      </p>
    </div>
  )
}
