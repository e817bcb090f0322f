import { BotList } from '@botanica/ui/bots'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { getSimilarBotsFilter, SIMILAR_BOTS, type SimilarBotsProps } from './similar-bots-filter.ts'

const HEADING_ID = 'similar-bots'

/** Other popular bots of a category. Nothing, if there are none or they cannot be loaded. */
export function SimilarBots({ botId, tag }: SimilarBotsProps) {
  const { t } = useTranslation('bot')
  const { api } = useServices()
  const texts = useCategoryTexts()
  const { data: categories } = useQuery(api.queries.categories())
  const category = categories?.find(({ name }) => name === tag)
  const { data } = useQuery({
    ...api.queries.botList(getSimilarBotsFilter(category?.id ?? 0)),
    enabled: category !== undefined,
    // The order of this list is not worth polling for.
    refetchInterval: false,
  })
  const others = data?.items.filter(({ id }) => id !== botId).slice(0, SIMILAR_BOTS) ?? []
  if (others.length === 0) return null

  const title = t('moreIn', { category: texts.name(tag) })
  return (
    <section aria-labelledby={HEADING_ID} className="mt-12 border-t border-line pt-8">
      <h2 id={HEADING_ID} className="mb-4 font-serif text-title font-medium">
        {title}
      </h2>
      <BotList bots={others} label={title} />
    </section>
  )
}
