import {
  AD_LIMITS,
  AD_PLACEMENTS,
  AD_TYPES,
  type AdPlacement,
  type AdType,
} from '@botanica/api-client/contract'
import { useTranslation } from 'react-i18next'
import { Field } from '../../primitives/field.tsx'
import { Input } from '../../primitives/input.tsx'
import { Select } from '../../primitives/select.tsx'
import { Switch } from '../../primitives/switch.tsx'
import { Textarea } from '../../primitives/textarea.tsx'
import type { AdDraftErrors, AdDraft } from './ad-draft.ts'

const CONTENT_ROWS = 8

interface AdFormProps {
  draft: AdDraft
  onDraftChange: (draft: AdDraft) => void
  /** The errors, once the user has tried to save. */
  defects: AdDraftErrors | null
}

/** The fields of an ad. */
export function AdForm({ draft, onDraftChange, defects }: AdFormProps) {
  const { t } = useTranslation('staff')
  const change = (part: Partial<AdDraft>) => onDraftChange({ ...draft, ...part })

  function errorOf(field: 'title' | 'content') {
    const defect = defects?.[field]
    if (!defect) return undefined
    return defect === 'required'
      ? t('ads.form.required')
      : t('ads.form.tooLong', { limit: AD_LIMITS[field].max })
  }

  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-5">
        <Field
          label={t('ads.form.title')}
          help={t('ads.form.titleHelp')}
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
          label={t('ads.form.content')}
          help={t(draft.placement === 'header' ? 'ads.form.headerHelp' : 'ads.form.contentHelp')}
          required
          error={errorOf('content')}
        >
          {(control) => (
            <Textarea
              {...control}
              rows={CONTENT_ROWS}
              limit={AD_LIMITS.content.max}
              spellCheck={false}
              value={draft.content}
              onChange={(event) => change({ content: event.target.value })}
              className="max-h-80 font-mono text-label"
            />
          )}
        </Field>
      </div>
      <div className="flex min-w-0 flex-col gap-5">
        <Field label={t('ads.form.placement')}>
          {({ id }) => (
            <Select<AdPlacement>
              id={id}
              label={t('ads.form.placement')}
              options={AD_PLACEMENTS.map((value) => ({
                value,
                label: t(`ads.placements.${value}`),
              }))}
              value={draft.placement}
              onValueChange={(placement) => change({ placement })}
            />
          )}
        </Field>
        <Field label={t('ads.form.type')}>
          {({ id }) => (
            <Select<AdType>
              id={id}
              label={t('ads.form.type')}
              options={AD_TYPES.map((value) => ({ value, label: t(`ads.types.${value}`) }))}
              value={draft.type}
              onValueChange={(type) => change({ type })}
            />
          )}
        </Field>
        <Field
          label={t('ads.form.priority')}
          help={t('ads.form.priorityHelp')}
          error={defects?.priority && t('ads.form.priorityInvalid', AD_LIMITS.priority)}
        >
          {(control) => (
            <Input
              {...control}
              type="number"
              min={AD_LIMITS.priority.min}
              max={AD_LIMITS.priority.max}
              value={draft.priority}
              onChange={(event) => change({ priority: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('ads.form.start')} help={t('ads.form.zone')}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.startDate}
              onChange={(event) => change({ startDate: event.target.value })}
            />
          )}
        </Field>
        <Field label={t('ads.form.end')} error={defects?.endDate && t('ads.form.order')}>
          {(control) => (
            <Input
              {...control}
              type="datetime-local"
              value={draft.endDate}
              onChange={(event) => change({ endDate: event.target.value })}
            />
          )}
        </Field>
        <Switch
          label={t('ads.form.active')}
          checked={draft.isActive}
          onCheckedChange={(isActive) => change({ isActive })}
        />
      </div>
    </div>
  )
}
