import { lazyComponent, useLazyComponent } from '@botanica/ui/primitives'
import type { SimilarBotsProps } from './similar-bots-filter.ts'

const similarBots = lazyComponent(async () => (await import('./similar-bots.tsx')).SimilarBots)

/**
 * The last section of a bot's page, loaded after the user's first interaction. It is not rendered on the server: its
 * counts change, and a late hydration would find other texts than the server rendered.
 */
export function SimilarBotsSection(props: SimilarBotsProps) {
  return useLazyComponent(similarBots, props)
}
