import { lazyComponent, useLazyComponent } from '@botanica/ui/primitives'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'
import type { CompareToggleProps } from './compare-toggle.tsx'

/* The first load does without it. */
const compareToggle = lazyComponent<CompareToggleProps>(async () => {
  return (await loadWithCatalogs(import('./compare-toggle.tsx'), 'compare')).CompareToggle
})

function CardCorner(props: CompareToggleProps) {
  return useLazyComponent(compareToggle, props)
}

/** The corner of a bot's card in public lists: the button that adds it to the comparison. */
export function renderCardCorner(bot: CompareToggleProps['bot']) {
  return <CardCorner bot={bot} />
}
