import { BotAvatar } from '@botanica/ui/bots'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { getSimilarBotsFilter, SIMILAR_BOTS } from './similar-bots-filter.ts'

const HEADING_ID = 'similar-bots'
interface SimilarBotsProps {
  /** The internal id of the bot. */
  botId: number
  /** The name of a category. */
  tag: string
}

/**
 * Links to other popular bots of a category. Renders nothing if there are none or they cannot be loaded. They are not
 * cards, because the script of cards would be part of the page's first load.
 */
export function SimilarBots({ botId, tag }: SimilarBotsProps) {
  const { t } = useTranslation('bot')
  const { api } = useServices()
  const texts = useCategoryTexts()
  const { data: categories } = useQuery(api.queries.categories())
  const category = categories?.find(({ name }) => name === tag)
  const { data } = useQuery({
    ...api.queries.botList(getSimilarBotsFilter(category?.id ?? 0)),
    enabled: category !== undefined,
    // The order of this list changes too slowly to poll for it.
    refetchInterval: false,
  })
  const others = data?.items.filter(({ id }) => id !== botId).slice(0, SIMILAR_BOTS) ?? []
  if (others.length === 0) return null

  return (
    <section aria-labelledby={HEADING_ID} className="mt-12 border-t border-line pt-8">
      <h2 id={HEADING_ID} className="mb-4 font-serif text-title font-medium">
        {t('moreIn', { category: texts.name(tag) })}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {others.map(({ id, discordBotId, avatar, name, shortDescription }) => (
          <li key={id} className="min-w-0">
            <AppLink
              href={paths.bot(discordBotId)}
              className="flex h-full gap-3 rounded-sheet border border-line bg-plate p-3 hover:border-edge hover:shadow-lift"
            >
              <BotAvatar discordBotId={discordBotId} avatar={avatar} name={name} size={40} />
              <span className="min-w-0">
                <span className="block truncate font-semibold">{name}</span>
                <span className="line-clamp-3 text-label text-muted">{shortDescription}</span>
              </span>
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
