import { lazy, Suspense } from 'react'
import { loadCatalogs } from '../texts/extra-catalogs.ts'
import { useHydrated } from '../use-hydrated.ts'
import { useViewer } from '../viewer.ts'
import type { ReportTarget } from './report-target.ts'

/** Keeps the space of the button, so that nothing moves when it loads. */
const PLACEHOLDER = <span className="block h-8" />

const ReportAction = lazy(async () => {
  try {
    const [{ ReportAction: Action }] = await Promise.all([
      import('./report-action.tsx'),
      loadCatalogs('reports'),
    ])
    return { default: Action }
  } catch {
    // Offline there is nothing to send a report to. The next page tries again.
    return { default: () => PLACEHOLDER }
  }
})

/** The button that reports something, loaded after the page. Nobody reports what is their own. */
export function ReportButton({ target, isOwn }: { target: ReportTarget; isOwn: boolean }) {
  const { isPending } = useViewer()
  // The server cannot render a component that loads later.
  const isHydrated = useHydrated()
  if (!isHydrated || isPending || isOwn) return PLACEHOLDER
  return (
    <Suspense fallback={PLACEHOLDER}>
      <ReportAction target={target} />
    </Suspense>
  )
}
