import { hasRoleWithRight } from '@botanica/api-client/contract'
import { Button, LinkButton } from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { ProfileForm } from '../profile-form.tsx'
import { useProfileForm } from '../use-profile-form.ts'
import { DeleteAccount } from './delete-account.tsx'
import { DesktopClient } from './desktop-client.tsx'
import { ExportData } from './export-data.tsx'
import { PushNotifications } from './push/push-notifications.tsx'

const TRANSFERS_HEADING_ID = 'transfers'
const TOKENS_HEADING_ID = 'personal-tokens'

interface SettingsProps {
  viewer: Viewer
  isRestricted: boolean
  onGone: () => void
}

/** The member's account settings, data export and account deletion. */
export function Settings({ viewer, isRestricted, onGone }: SettingsProps) {
  const { t } = useTranslation('profile')

  return (
    <div className="flex max-w-text flex-col gap-10">
      <section>
        <h2 className="mb-4 font-serif text-title font-medium">{t('settings.about')}</h2>
        <Identity viewer={viewer} />
        <EditProfile viewer={viewer} isRestricted={isRestricted} />
      </section>
      <PushNotifications isRestricted={isRestricted} />
      <TransfersLink />
      <PersonalTokensLink />
      <DesktopClient isStaff={hasRoleWithRight(viewer.roles, 'enterDashboard')} />
      <ExportData viewer={viewer} />
      <DeleteAccount viewer={viewer} onGone={onGone} />
    </div>
  )
}

function TransfersLink() {
  const { t } = useTranslation('profile')

  return (
    <section aria-labelledby={TRANSFERS_HEADING_ID} className="border-t border-line pt-8">
      <h2 id={TRANSFERS_HEADING_ID} className="font-serif text-title font-medium">
        {t('transfers.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('transfers.text')}</p>
      <LinkButton href={PATHS.transfers}>{t('transfers.open')}</LinkButton>
    </section>
  )
}

function PersonalTokensLink() {
  const { t } = useTranslation('profile')

  return (
    <section aria-labelledby={TOKENS_HEADING_ID} className="border-t border-line pt-8">
      <h2 id={TOKENS_HEADING_ID} className="font-serif text-title font-medium">
        {t('tokens.title')}
      </h2>
      <p className="mt-1 mb-4 text-muted">{t('tokens.text')}</p>
      <LinkButton href={PATHS.personalTokens}>{t('tokens.open')}</LinkButton>
    </section>
  )
}

function Identity({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation('profile')
  const { displayName, firstName, username } = viewer

  return (
    <div className="mb-6 rounded-plate bg-mist p-4">
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-2">
        <div className="min-w-0">
          <dt className="text-label text-muted">{t('settings.displayName')}</dt>
          <dd className="break-words">{displayName || firstName || t('settings.notSet')}</dd>
        </div>
        <div className="min-w-0">
          <dt className="text-label text-muted">{t('settings.username')}</dt>
          <dd className="break-words">{username || t('settings.notSet')}</dd>
        </div>
      </dl>
      <p className="mt-3 text-label text-muted">{t('settings.synced')}</p>
    </div>
  )
}

function EditProfile({ viewer, isRestricted }: Pick<SettingsProps, 'viewer' | 'isRestricted'>) {
  const { t } = useTranslation('profile')
  const { api } = useServices()
  const form = useProfileForm(viewer, (body, sending) =>
    api.calls.profile.update({ body, ...sending })
  )

  return (
    <>
      {isRestricted && <p className="mb-4 font-medium text-danger">{t('settings.locked')}</p>}
      <ProfileForm form={form} isLocked={isRestricted}>
        <Button type="submit" variant="filled" busy={form.isBusy} disabled={isRestricted}>
          {form.isBusy ? t('settings.submitting') : t('settings.submit')}
        </Button>
      </ProfileForm>
    </>
  )
}
