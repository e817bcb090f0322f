import { canSeeAdminLink } from '@botanica/ui/people'
import { cx } from '@botanica/ui/primitives'
import { ServerOff } from 'lucide-react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useAppTexts } from '../../features/offline/use-app-texts.ts'
import { useViewer } from '../../lib/viewer.ts'
import { BannerBar } from './banner-bar.tsx'
import { useConnection, type Freshness } from './use-connection.ts'

/** Keeps the live stream open and shows its state. Warns when the server is unreachable. */
export function OpenConnection() {
  const condition = useConnection()
  return useAppTexts() && <ConnectionText {...condition} />
}

function ConnectionText({ freshness, isUnreachable }: ReturnType<typeof useConnection>) {
  const { t } = useTranslation('app')
  // A portal, because the footer is part of every first load and this component is not.
  const container = document.querySelector('footer > :last-child')

  return (
    <>
      <BannerBar icon={ServerOff}>{isUnreachable && t('connection.unreachable')}</BannerBar>
      {container && freshness && createPortal(<FreshnessMark freshness={freshness} />, container)}
    </>
  )
}

const DOTS: Record<Freshness, string> = {
  live: 'bg-online',
  polling: 'bg-idle',
  away: 'bg-offline',
}

/** How fresh the page is, in the footer. Only staff need to know; others see a banner when something is wrong. */
function FreshnessMark({ freshness }: { freshness: Freshness }) {
  const { t } = useTranslation('app')
  const { viewer } = useViewer()
  if (!viewer || !canSeeAdminLink(viewer.roles)) return <p hidden data-freshness={freshness} />

  return (
    <p
      className="-mt-3 flex items-center gap-2 pb-5 text-label text-muted"
      data-freshness={freshness}
    >
      <span aria-hidden="true" className={cx('size-2 shrink-0 rounded-full', DOTS[freshness])} />
      {t(`connection.${freshness}`)}
    </p>
  )
}
