import { Button, Skeleton, Switch } from '@botanica/ui/primitives'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PUSH_SECTION } from '../../../../lib/push-section.ts'
import { PushKinds } from './push-kinds.tsx'
import { usePush } from './use-push.ts'

const TITLE_ID = 'push-title'

/**
 * Push notifications of this device and their kinds (decision 28). Hidden if the operators have not
 * configured web push.
 */
export function PushNotifications({ isRestricted }: { isRestricted: boolean }) {
  const { t } = useTranslation('profile')
  const push = usePush()
  const section = useRef<HTMLElement>(null)
  const { hash } = useLocation()
  const isTarget = hash === `#${PUSH_SECTION}`
  const isLoaded = push.settings.data !== undefined && push.browser !== null
  useEffect(() => {
    // The browser looked for the anchor before the section was rendered.
    if (isTarget && isLoaded) section.current?.scrollIntoView()
  }, [isTarget, isLoaded])
  if (push.settings.data?.publicKey === null) return null

  return (
    <section
      ref={section}
      id={PUSH_SECTION}
      aria-labelledby={TITLE_ID}
      className="scroll-mt-6 border-t border-line pt-8"
    >
      <h2 id={TITLE_ID} className="font-serif text-title font-medium">
        {t('push.title')}
      </h2>
      <p className="mt-1 text-muted">{t('push.text')}</p>
      <div className="mt-4">
        <Device push={push} isRestricted={isRestricted} />
      </div>
    </section>
  )
}

interface DeviceProps {
  push: ReturnType<typeof usePush>
  isRestricted: boolean
}

function Device({ push, isRestricted }: DeviceProps) {
  const { t } = useTranslation(['profile', 'common'])
  const { settings, browser, isOn, isAsking, isBusy, wanted, failure, change } = push

  if (browser?.canBeTold === false) return <p>{t('push.unsupported')}</p>
  if (settings.isError && !settings.data) {
    return (
      <div className="flex flex-wrap items-center gap-3">
        <p>{t('push.loadFailed')}</p>
        <Button size="small" onClick={() => void settings.refetch()}>
          {t('common:actions.retry')}
        </Button>
      </div>
    )
  }
  if (!browser || !settings.data) {
    return (
      <output aria-label={t('push.loading')} className="block">
        <Skeleton className="h-8 w-64" />
      </output>
    )
  }
  if (browser.permission === 'denied') return <p>{t('push.denied')}</p>

  const isLocked = isRestricted && !isOn
  const isChanging = isAsking || isBusy
  return (
    <>
      <Switch
        label={t('push.device')}
        checked={isChanging ? wanted : isOn}
        disabled={isLocked || isChanging}
        onCheckedChange={change}
        className="font-medium"
      />
      <output className="block text-label text-muted">{t(`push.${getState(push)}`)}</output>
      {isLocked && <p className="mt-2 font-medium text-danger">{t('push.locked')}</p>}
      {failure && !isChanging && <p className="mt-2 font-medium text-danger">{failure}</p>}
      {isOn && <PushKinds chosen={settings.data.kinds} />}
    </>
  )
}

function getState({ isAsking, isBusy, wanted, isOn }: DeviceProps['push']) {
  if (isAsking) return 'asking'
  if (isBusy) return wanted ? 'switchingOn' : 'switchingOff'
  return isOn ? 'on' : 'off'
}
