import { AppLink, EmptyState, Skeleton } from '@botanica/ui/primitives'
import { ArrowLeft } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../lib/head.tsx'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useViewer } from '../../lib/viewer.ts'
import { Applying } from './applying.tsx'
import { Requirements } from './requirements.tsx'

export function CertificationPage() {
  const { t } = useTranslation('certification')
  const { viewer } = useViewer()

  return (
    <div className="page max-w-text py-6 md:py-10">
      <PageHead title={t('title')} isUnlisted />
      <AppLink
        href={PATHS.profile}
        className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-label px-1 text-muted hover:text-leaf-strong"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {t('back')}
      </AppLink>
      <h1 className="mt-3 font-serif text-heading font-medium">{t('title')}</h1>
      <p className="mt-2 text-lead text-muted">{t('lead')}</p>
      <Requirements />
      {viewer ? <Applying viewer={viewer} /> : <PendingViewer />}
    </div>
  )
}

/** Until the viewer is known, the stylesheet shows the skeleton of the form or the login link. */
function PendingViewer() {
  return (
    <>
      <div className="shown-signed-out">
        <Denied />
      </div>
      <div className="shown-signed-in mt-8 flex flex-col gap-4">
        <Skeleton className="h-8 w-48" />
        <Skeleton className="h-20 w-full" />
        <Skeleton className="h-40 w-full" />
      </div>
    </>
  )
}

function Denied() {
  const { t } = useTranslation('certification')

  return (
    <EmptyState
      title={t('denied.title')}
      text={t('denied.text')}
      action={<LoginWithDiscord path={PATHS.applyForCertification} />}
    />
  )
}
