import { cx } from '@botanica/ui/primitives'
import { isLanguage } from '@botanica/ui/i18n'
import { useTranslation } from 'react-i18next'
import { getFieldLabel } from './problem.ts'
import type { BotFormField } from './values.ts'

interface MissingFieldsProps {
  id: string
  fields: readonly BotFormField[]
}

/** Lists the fields that are missing or invalid. */
export function MissingFields({ id, fields }: MissingFieldsProps) {
  const { t, i18n } = useTranslation('forms')
  const list = new Intl.ListFormat(isLanguage(i18n.language) ? i18n.language : undefined)
  const isComplete = fields.length === 0

  return (
    <p id={id} className={cx('text-label', isComplete ? 'text-leaf-strong' : 'text-muted')}>
      {isComplete
        ? t('add.complete')
        : t('add.missing', { fields: list.format(fields.map((field) => getFieldLabel(t, field))) })}
    </p>
  )
}
