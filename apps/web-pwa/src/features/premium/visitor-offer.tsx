import { useTranslation } from 'react-i18next'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { PATHS } from '../../lib/paths.ts'
import { useLoginRequest } from '../../lib/use-login-request.ts'
import { Offer } from './offer.tsx'

/** The plans for visitors. Buying requires a login. */
export function VisitorOffer() {
  const { t } = useTranslation('premium')
  const requestLogin = useLoginRequest()

  return (
    <Offer
      notice={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-plate bg-leaf-wash p-4">
          <p className="min-w-0 flex-1 basis-56">{t('offer.loginRequired')}</p>
          <LoginWithDiscord path={PATHS.premium} />
        </div>
      }
      buying={() => ({
        lookDisabled: true,
        onBuy: () => requestLogin(t('authentication.title'), t('authentication.text')),
      })}
    />
  )
}
