import { useFormat } from '@botanica/ui/i18n'
import { Button, Segmented, Switch } from '@botanica/ui/primitives'
import { ThemeSwitch } from '@botanica/ui/theme'
import { LANGUAGES } from '@botanica/ui/i18n'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { NOTIFICATION_KINDS, type Settings } from '../../shared/settings.ts'
import { useBridge, useShell } from '../bridge/bridge.ts'
import type { SignedIn } from '../work/work.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { UpdateState } from './update-state.tsx'
import { useChangeSettings } from './use-change-settings.ts'

const LANGUAGE_CHOICES = ['system', ...LANGUAGES] as const

interface SettingsPageProps {
  settings: Settings
  session: SignedIn
}

/** The settings page; each change applies at once. */
export function SettingsPage({ settings, session }: SettingsPageProps) {
  const { t } = useTranslation(['desktop', 'common'])
  const { hasTray, canStartAtLogin } = useShell()
  const change = useChangeSettings()
  const { notify } = settings

  return (
    <div className="mx-auto flex w-full max-w-text flex-col gap-8 px-6 py-6">
      <h1 className="font-serif text-heading font-medium">{t('settings.title')}</h1>
      <Group title={t('settings.appearance')}>
        <Row label={t('settings.language')}>
          <Segmented
            label={t('settings.language')}
            value={settings.language}
            onValueChange={(language) => change({ language })}
            options={LANGUAGE_CHOICES.map((value) => ({
              value,
              label:
                value === 'system' ? t('settings.languages.system') : t(`common:language.${value}`),
            }))}
          />
        </Row>
        <Row label={t('settings.theme')}>
          <ThemeSwitch value={settings.theme} onValueChange={(theme) => change({ theme })} />
        </Row>
      </Group>
      <Group title={t('settings.notifications')}>
        {NOTIFICATION_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`settings.notify.${kind}`)}
            checked={notify[kind]}
            onCheckedChange={(checked) => change({ notify: { ...notify, [kind]: checked } })}
          />
        ))}
        <Switch
          label={t('settings.sound')}
          checked={settings.sound}
          onCheckedChange={(sound) => change({ sound })}
        />
        <QuietHours value={settings.quietHours} onChange={(quietHours) => change({ quietHours })} />
      </Group>
      {(canStartAtLogin || hasTray) && (
        <Group title={t('settings.system')}>
          {canStartAtLogin && (
            <Switch
              label={t('settings.startAtLogin')}
              checked={settings.startAtLogin}
              onCheckedChange={(startAtLogin) => change({ startAtLogin })}
            />
          )}
          {hasTray && (
            <Switch
              label={t('settings.closeToTray')}
              checked={settings.closeToTray}
              onCheckedChange={(closeToTray) => change({ closeToTray })}
            />
          )}
        </Group>
      )}
      <About session={session} />
    </div>
  )
}

function About({ session }: { session: SignedIn }) {
  const { t } = useTranslation('desktop')
  const { chooseServer } = useBridge()
  const { version, server, serverIsFixed } = useShell()
  const format = useFormat()

  return (
    <Group title={t('settings.about')}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-6 gap-y-2">
        <dt className="text-muted">{t('settings.version')}</dt>
        <dd className="numbers flex flex-wrap items-center gap-x-4 gap-y-2">
          {version}
          <UpdateState />
        </dd>
        <dt className="text-muted">{t('settings.server')}</dt>
        <dd className="wrap-anywhere">{server}</dd>
        <dt className="text-muted">{t('settings.session')}</dt>
        <dd className="numbers">{format.dateTime(new Date(session.expiresAt))}</dd>
      </dl>
      {!serverIsFixed && (
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" onClick={() => void chooseServer().catch(() => undefined)}>
            {t('signIn.changeServer')}
          </Button>
          <span className="text-label text-muted">{t('settings.changeServerHelp')}</span>
        </div>
      )}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="flex flex-col gap-3 rounded-plate border border-line bg-plate p-5">
      <h2 className="font-serif text-lead font-medium">{title}</h2>
      {children}
    </section>
  )
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>{label}</span>
      {children}
    </div>
  )
}
