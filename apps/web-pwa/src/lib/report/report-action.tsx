import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLoginRequest } from '../use-login-request.ts'
import { useViewer } from '../viewer.ts'
import { ReportDialog } from './report-dialog.tsx'
import type { ReportTarget } from './report-target.ts'

interface ReportActionProps {
  target: ReportTarget
  onClose: () => void
}

/** The dialog in which members report something; visitors are asked to log in instead. */
export function ReportAction({ target, onClose }: ReportActionProps) {
  const { t } = useTranslation(['reports', 'toasts'])
  const { viewer } = useViewer()
  const requestLogin = useLoginRequest()
  const isVisitor = !viewer

  useEffect(() => {
    if (!isVisitor) return
    requestLogin(t('toasts:loginRequired.title'), t('login'))
    onClose()
  }, [isVisitor, requestLogin, t, onClose])

  return viewer && <ReportDialog target={target} viewerId={viewer.id} onClose={onClose} />
}
