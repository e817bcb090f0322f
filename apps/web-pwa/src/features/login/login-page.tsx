import { SIGN_IN_ERRORS } from '@botanica/api-client/contract'
import { AppLink, Skeleton } from '@botanica/ui/primitives'
import { Mark } from '@botanica/ui/theme'
import { CircleAlert } from 'lucide-react'
import { useEffect } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { PageHead } from '../../lib/head.tsx'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { PATHS, getReturnPath } from '../../lib/paths.ts'
import { useIsOnline } from '../../lib/use-is-online.ts'
import { useViewer } from '../../lib/viewer.ts'

const ERROR_KEY = 'error'
/** The site's own server was unavailable. All other errors come from Discord or the connection to it. */
const UNAVAILABLE: (typeof SIGN_IN_ERRORS)[number] = 'unavailable'
const LINK = 'underline underline-offset-4 hover:text-leaf-strong'

/** The login page. Members are redirected to the home page. */
export function LoginPage() {
  const { t } = useTranslation('login')
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { viewer } = useViewer()
  useEffect(() => {
    if (viewer) void navigate(PATHS.home, { replace: true })
  }, [viewer, navigate])
  const failure = SIGN_IN_ERRORS.find((error) => error === query.get(ERROR_KEY))
  const isOnline = useIsOnline()

  return (
    <div className="page flex justify-center py-12 md:py-20">
      <PageHead title={t('title')} />
      <section className="flex w-full max-w-narrow flex-col items-center rounded-sheet border border-line bg-plate px-6 py-10 text-center sm:px-10">
        <Mark size={64} />
        <h1 className="mt-5 font-serif text-heading font-medium">{t('welcome')}</h1>
        <p className="mt-2 text-muted">{t('text')}</p>
        {failure && <Failed isOurs={failure === UNAVAILABLE} />}
        <div className="mt-7 w-full">
          <div className="shown-signed-out">
            {isOnline ? (
              <LoginWithDiscord path={getReturnPath(query)} size="large" block />
            ) : (
              <p className="font-medium">{t('offline')}</p>
            )}
          </div>
          <div className="shown-signed-in">
            <Skeleton className="h-12 w-full" />
          </div>
        </div>
        <p className="mt-6 text-label text-muted">
          <Trans
            t={t}
            i18nKey="terms"
            components={{
              terms: <AppLink href={PATHS.terms} className={LINK} />,
              privacy: <AppLink href={PATHS.privacy} className={LINK} />,
            }}
          />
        </p>
      </section>
    </div>
  )
}

function Failed({ isOurs }: { isOurs: boolean }) {
  const { t } = useTranslation('login')

  return (
    <div
      role="alert"
      className="mt-6 flex w-full items-start gap-3 rounded-plate bg-danger-wash p-4 text-left text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div>
        <p className="font-semibold">{t('failedTitle')}</p>
        <p>{t(isOurs ? 'unavailable' : 'failed')}</p>
      </div>
    </div>
  )
}
