import { Suspense } from 'react'
import { onDemandComponent } from '../on-demand-component.tsx'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'
import { UnavailableDialog } from '../unavailable-dialog.tsx'
import type { ReportTarget } from './report-target.ts'

interface ReportDialogProps {
  target: ReportTarget
  onClose: () => void
}

const ReportDialog = onDemandComponent<ReportDialogProps>(
  async () => (await loadWithCatalogs(import('./report-action.tsx'), 'reports')).ReportAction,
  UnavailableDialog
)

/** Loaded when it is opened. */
export function LazyReportDialog(props: ReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <ReportDialog {...props} />
    </Suspense>
  )
}
