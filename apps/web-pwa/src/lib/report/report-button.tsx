import { Button } from '@botanica/ui/primitives'
import { Flag } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useHydrated } from '../use-hydrated.ts'
import { useViewer } from '../viewer.ts'
import { LazyReportDialog } from './lazy-report-dialog.tsx'
import type { ReportTarget } from './report-target.ts'

interface ReportButtonProps {
  target: ReportTarget
  isOwn: boolean
  /** The accessible name, where a page has several of these buttons. */
  label?: string
}

/** The button that reports something. Nobody reports what is their own. */
export function ReportButton({ target, isOwn, label }: ReportButtonProps) {
  const { t } = useTranslation('common')
  const { isPending } = useViewer()
  const isHydrated = useHydrated()
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  // Keeps the space of the button while it is not known who is looking.
  if (!isHydrated || isPending || isOwn) return <span className="block h-8" />

  return (
    <>
      <Button
        variant="quiet"
        size="small"
        icon={<Flag size={16} />}
        aria-label={label}
        onClick={() => setOpen(true)}
      >
        {t('actions.report')}
      </Button>
      {isOpen && <LazyReportDialog target={target} onClose={close} />}
    </>
  )
}
