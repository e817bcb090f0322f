import type { Category } from '@botanica/api-client'
import { BotCard, BotCardSkeleton } from '@botanica/ui/bots'
import { personHandle } from '@botanica/ui/people'
import { useTranslation } from 'react-i18next'
import type { BotForm } from '../form/use-bot-form.ts'
import { getTags } from '../form/values.ts'
import type { BotLookup } from './use-bot-lookup.ts'

interface PreviewProps {
  form: BotForm
  lookup: BotLookup
  categories: readonly Category[]
}

/** Preview of the bot's card. Its links are inert. */
export function Preview({ form, lookup, categories }: PreviewProps) {
  const { t } = useTranslation('forms')
  const { info, isLooking } = lookup

  return (
    <section aria-labelledby="preview">
      <h2 id="preview" className="mb-2 font-serif text-title font-medium">
        {t('add.previewTitle')}
      </h2>
      {info ? (
        <>
          <div inert>
            <BotCard bot={toCard(form, info, categories)} previewLabel={t('add.previewTitle')} />
          </div>
          <p className="mt-2 text-label text-muted">
            {t('add.previewAs', {
              name: info.name,
              handle: personHandle({ username: info.username }) ?? info.username,
            })}
          </p>
        </>
      ) : isLooking ? (
        <BotCardSkeleton />
      ) : (
        <p className="rounded-sheet border border-dashed border-edge px-6 py-12 text-center text-muted">
          {t('add.previewEmpty')}
        </p>
      )}
    </section>
  )
}

function toCard(
  { values }: BotForm,
  info: NonNullable<BotLookup['info']>,
  categories: readonly Category[]
) {
  return {
    discordBotId: values.discordBotId.trim(),
    name: info.name,
    avatar: info.avatar,
    banner: info.banner,
    shortDescription: values.shortDescription,
    inviteUrl: values.inviteUrl,
    tags: getTags(values.categoryIds, categories),
    certified: false,
    approvalStatus: 'pending',
    servingCount: 0,
    servingCountSource: null,
    servingCountAt: null,
    voteCount: 0,
    averageRating: null,
    presence: null,
  } as const
}
