import { useToast } from '@botanica/ui/primitives'
import { lazy, Suspense, useEffect, type ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'
import type { ReportTarget } from './report-target.ts'

interface ReportDialogProps {
  target: ReportTarget
  onClose: () => void
}

/** Loaded when it is opened; without a connection a toast says so. */
const ReportDialog = lazy(async (): Promise<{ default: ComponentType<ReportDialogProps> }> => {
  try {
    const module = await loadWithCatalogs(import('./report-action.tsx'), 'reports')
    return { default: module.ReportAction }
  } catch {
    return { default: Unavailable }
  }
})

export function LazyReportDialog(props: ReportDialogProps) {
  return (
    <Suspense fallback={null}>
      <ReportDialog {...props} />
    </Suspense>
  )
}

function Unavailable({ onClose }: ReportDialogProps) {
  const { t } = useTranslation('toasts')
  const toast = useToast()
  useEffect(() => {
    toast({ title: t('error.title'), text: t('because.offline'), tone: 'error' })
    onClose()
  }, [toast, t, onClose])
  return null
}
