import type { BotFormValues } from '@botanica/api-client/forms'
import { Skeleton } from '@botanica/ui/primitives'
import { Suspense } from 'react'
import { onDemandComponent } from '../../../lib/on-demand-component.tsx'
import { loadWithCatalogs } from '../../../lib/texts/extra-catalogs.ts'

export interface PreflightSectionProps {
  values: BotFormValues
}

/** Without a connection it is left out: a check needs one. */
const PreflightSection = onDemandComponent<PreflightSectionProps>(
  async () =>
    (await loadWithCatalogs(import('./preflight-section.tsx'), 'preflight')).PreflightSection
)

/** The section of the bot's form that checks the listing before it is sent. */
export function LazyPreflightSection(props: PreflightSectionProps) {
  return (
    <Suspense fallback={<Skeleton className="h-48 w-full" />}>
      <PreflightSection {...props} />
    </Suspense>
  )
}
