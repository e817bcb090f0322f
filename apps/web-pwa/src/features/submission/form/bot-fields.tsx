import { BOT_LINKS, BOT_TEXT_LIMITS } from '@botanica/api-client/contract'
import { MAX_URL_LENGTH } from '@botanica/api-client/forms'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoriesField } from './categories-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { OwnersField } from './owners-field.tsx'
import { ShortDescriptionField } from './short-description-field.tsx'
import { TextField } from './text-field.tsx'

interface BotFieldsProps {
  mainOwnerId: string
  isOwnersReadOnly: boolean
}

/** The fields of a bot, for submissions and edits. */
export function BotFields({ mainOwnerId, isOwnersReadOnly }: BotFieldsProps) {
  const { t } = useTranslation('forms')

  return (
    <>
      <FormSection title={t('sections.description')}>
        <ShortDescriptionField />
        <DescriptionField />
        <TextField
          field="prefix"
          help={t('fields.prefixHelp')}
          limit={BOT_TEXT_LIMITS.prefix.max}
        />
      </FormSection>
      <FormSection title={t('sections.categories')}>
        <CategoriesField />
      </FormSection>
      <FormSection title={t('sections.links')}>
        <TextField field="inviteUrl" inputMode="url" limit={MAX_URL_LENGTH} isRequired />
        <div className="grid gap-5 md:grid-cols-2">
          {BOT_LINKS.map((link) => (
            <TextField
              key={link}
              field={link}
              inputMode="url"
              placeholder="https://"
              limit={MAX_URL_LENGTH}
            />
          ))}
        </div>
      </FormSection>
      <FormSection title={t('sections.owners')}>
        <OwnersField mainOwnerId={mainOwnerId} isReadOnly={isOwnersReadOnly} />
      </FormSection>
    </>
  )
}

/** A section of the form with its heading. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-sheet border border-line bg-plate p-4 sm:p-6">
      <h2 className="font-serif text-title font-medium">{title}</h2>
      {children}
    </section>
  )
}
