import { useToast } from '@botanica/ui/primitives'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../../../lib/texts/extra-catalogs.ts'
import type { ReviewRemovalProps } from './review-removal.tsx'

/** Loaded for staff when it is opened; without a connection a toast says so. */
const ReviewRemoval = lazy(async (): Promise<{ default: ComponentType<ReviewRemovalProps> }> => {
  try {
    const module = await loadWithCatalogs(import('./review-removal.tsx'), 'staff', 'guidelines')
    return { default: module.ReviewRemoval }
  } catch {
    return { default: Unavailable }
  }
})

export function LazyReviewRemoval(props: ReviewRemovalProps) {
  return (
    <Suspense fallback={null}>
      <ReviewRemoval {...props} />
    </Suspense>
  )
}

function Unavailable({ onClose }: ReviewRemovalProps) {
  const { t } = useTranslation('toasts')
  const toast = useToast()
  useEffect(() => {
    toast({ title: t('error.title'), text: t('because.offline'), tone: 'error' })
    onClose()
  }, [toast, t, onClose])
  return null
}
