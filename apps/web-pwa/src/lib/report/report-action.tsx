import { Button } from '@botanica/ui/primitives'
import { Flag } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginRequest } from '../use-login-request.ts'
import { useViewer } from '../viewer.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { ReportTarget } from './report-target.ts'

/** A button that opens the dialog; visitors are asked to log in. */
export function ReportAction({ target }: { target: ReportTarget }) {
  const { t } = useTranslation(['reports', 'toasts'])
  const { viewer } = useViewer()
  const requestLogin = useLoginRequest()
  const [isOpen, setOpen] = useState(false)

  function open() {
    if (viewer) setOpen(true)
    else requestLogin(t('toasts:loginRequired.title'), t('login'))
  }

  return (
    <>
      <Button variant="quiet" size="small" icon={<Flag size={16} />} onClick={open}>
        {t('report')}
      </Button>
      {isOpen && <ReportDialog target={target} onClose={() => setOpen(false)} />}
    </>
  )
}
