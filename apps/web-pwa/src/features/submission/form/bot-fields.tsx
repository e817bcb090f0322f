import { BOT_LINKS, BOT_TEXT_LIMITS, type BotLink } from '@botanica/api-client/contract'
import { MAX_URL_LENGTH } from '@botanica/api-client/forms'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CategoriesField } from './categories-field.tsx'
import { DescriptionField } from './description-field.tsx'
import { useHasInput } from './form-context.tsx'
import { OwnersField } from './owners-field.tsx'
import { ShortDescriptionField } from './short-description-field.tsx'
import { TextField } from './text-field.tsx'

interface BotFieldsProps {
  mainOwnerId: string
  isOwnersReadOnly: boolean
}

const MAIN_LINKS = ['supportServer', 'website'] as const satisfies readonly BotLink[]
const MORE_LINKS = BOT_LINKS.filter((link) => !isMainLink(link))

function isMainLink(link: BotLink) {
  return MAIN_LINKS.some((main) => main === link)
}

function Links({ links }: { links: readonly BotLink[] }) {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {links.map((link) => (
        <TextField
          key={link}
          field={link}
          inputMode="url"
          placeholder="https://"
          limit={MAX_URL_LENGTH}
        />
      ))}
    </div>
  )
}

/** Links that few bots have, collapsed until one is set. */
function MoreLinks() {
  const { t } = useTranslation('forms')
  const hasLinks = useHasInput(MORE_LINKS)
  const [isOpen, setOpen] = useState(false)

  return (
    <details open={isOpen || hasLinks} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="w-fit rounded-label py-1 font-medium text-leaf underline underline-offset-4 hover:text-leaf-strong">
        {t('fields.moreLinks')}
      </summary>
      <div className="mt-4">
        <Links links={MORE_LINKS} />
      </div>
    </details>
  )
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
        <Links links={MAIN_LINKS} />
        <MoreLinks />
      </FormSection>
      <FormSection title={t('sections.owners')}>
        <OwnersField mainOwnerId={mainOwnerId} isReadOnly={isOwnersReadOnly} />
      </FormSection>
    </>
  )
}

/** A section of the form with its heading, numbered in a form with `data-numbered`. */
export function FormSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-5 rounded-sheet border border-line bg-plate p-4 [counter-increment:form-section] sm:p-6">
      <h2 className="font-serif text-title font-medium in-data-numbered:before:text-muted in-data-numbered:before:content-[counter(form-section)_'._']">
        {title}
      </h2>
      {children}
    </section>
  )
}
