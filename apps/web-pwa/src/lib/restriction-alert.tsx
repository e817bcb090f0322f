import { Suspense } from 'react'
import { onDemandComponent } from './on-demand-component.tsx'
import type { Restriction } from './restriction.ts'
import { loadWithCatalogs } from './texts/extra-catalogs.ts'

const RestrictionBanner = onDemandComponent<{ restriction: Restriction }>(async () => {
  const module = await loadWithCatalogs(import('./restriction-banner.tsx'), 'profile', 'inbox')
  return module.RestrictionBanner
})

/** Shown in place of forms to restricted members. Its script and texts are loaded for them only. */
export function RestrictionAlert({ restrictions }: { restrictions: readonly Restriction[] }) {
  return (
    <Suspense fallback={null}>
      {restrictions.map((restriction) => (
        <RestrictionBanner key={restriction.kind} restriction={restriction} />
      ))}
    </Suspense>
  )
}
