import { HydratedLater, lazyComponent } from '@botanica/ui/primitives'
import { memo } from 'react'
import type { SimilarBotsProps } from './similar-bots-filter.ts'

const similarBots = lazyComponent(async () => (await import('./similar-bots.tsx')).SimilarBots)

/** Loads the section's script. A server waits for it once. */
export const loadSimilarBots = similarBots.load

/**
 * The last section of a bot's page, whose cards are not part of the first load. Memoized, because React would discard
 * markup that it has not hydrated yet.
 */
export const SimilarBotsSection = memo(function SimilarBotsSection(props: SimilarBotsProps) {
  return <HydratedLater part={similarBots} props={props} />
})
