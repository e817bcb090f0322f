import { Suspense } from 'react'
import { onDemandComponent } from '../../../lib/on-demand-component.tsx'
import { loadWithCatalogs } from '../../../lib/texts/extra-catalogs.ts'
import { UnavailableDialog } from '../../../lib/unavailable-dialog.tsx'
import type { ReviewRemovalProps } from './review-removal.tsx'

const ReviewRemoval = onDemandComponent<ReviewRemovalProps>(async () => {
  const module = await loadWithCatalogs(import('./review-removal.tsx'), 'staff', 'guidelines')
  return module.ReviewRemoval
}, UnavailableDialog)

/** Loaded for staff when it is opened. */
export function LazyReviewRemoval(props: ReviewRemovalProps) {
  return (
    <Suspense fallback={null}>
      <ReviewRemoval {...props} />
    </Suspense>
  )
}
