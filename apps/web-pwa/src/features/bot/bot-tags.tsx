import type { BotDetail } from '@botanica/api-client'
import { useCategoryTexts } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { AppLink, Badge } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useServices } from '../../lib/services.tsx'

/** The tags of a bot, as links to the other bots of the category. */
export function BotTags({ bot }: { bot: BotDetail }) {
  const texts = useCategoryTexts()
  const { api } = useServices()
  const { data: categories } = useQuery(api.queries.categories())

  return (
    <ul className="mt-3 flex flex-wrap gap-1.5">
      {bot.tags.map((tag) => {
        const category = categories?.find(({ name }) => name === tag)
        const badge = <Badge>{texts.name(tag)}</Badge>
        return (
          <li key={tag} className="flex">
            {category ? (
              <AppLink
                href={paths.category(category.id)}
                className="flex rounded-label underline-offset-4 hover:underline"
              >
                {badge}
              </AppLink>
            ) : (
              badge
            )}
          </li>
        )
      })}
    </ul>
  )
}
