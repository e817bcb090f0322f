import { BOT_TEXT_LIMITS } from '@botanica/api-client/contract'
import { Markdown } from '@botanica/ui/markdown'
import { Field, Segmented, Textarea } from '@botanica/ui/primitives'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBotField } from './form-context.tsx'

const ROWS = 10
const MODES = ['write', 'preview'] as const
type Mode = (typeof MODES)[number]

/** The long description in Markdown, with a preview. */
export function DescriptionField() {
  const { t } = useTranslation('forms')
  const { value, set, touch, problem, place } = useBotField('description')
  const [mode, setMode] = useState<Mode>('write')

  return (
    <div {...place}>
      <Field
        label={t('fields.description')}
        help={t('fields.descriptionHelp')}
        required
        error={problem}
      >
        {(named) => (
          <>
            <Segmented<Mode>
              label={t('fields.markdownMode')}
              options={MODES.map((one) => ({ value: one, label: t(`fields.${one}`) }))}
              value={mode}
              onValueChange={setMode}
              className="self-start"
            />
            {mode === 'write' ? (
              <Textarea
                {...named}
                rows={ROWS}
                limit={BOT_TEXT_LIMITS.description.max}
                value={value}
                onChange={(event) => set(event.target.value)}
                onBlur={touch}
              />
            ) : (
              <Preview id={named.id} text={value} />
            )}
          </>
        )}
      </Field>
    </div>
  )
}

function Preview({ id, text }: { id: string; text: string }) {
  const { t } = useTranslation('forms')

  return (
    <section
      id={id}
      aria-label={t('fields.preview')}
      className="min-h-64 rounded-control border border-line bg-plate px-4 py-3"
    >
      {text.trim() ? (
        <Markdown topHeading={4} className="max-w-text">
          {text}
        </Markdown>
      ) : (
        <p className="text-muted">{t('fields.previewNothing')}</p>
      )}
    </section>
  )
}
