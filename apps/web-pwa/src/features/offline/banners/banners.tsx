import { useToast } from '@botanica/ui/primitives'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useServices } from '../../../lib/services.tsx'
import { deleteDraft } from '../../../lib/drafts.ts'
import { sendQueuedForm, useQueuedForms } from '../../../lib/send-queued-forms.ts'
import { removeQueuedForm, type QueuedForm } from '../../../lib/form-queue.ts'
import { useViewer } from '../../../lib/viewer.ts'
import { useIsOnline } from '../../../lib/use-is-online.ts'
import { wasReloadedForBuild } from '../worker/chunk-failures.ts'
import { useWorker } from '../worker/use-worker.ts'
import { BannerCard } from './banner-card.tsx'
import { useInstall } from './use-install.ts'

/** Banners that need a decision: queued forms, a new version of the site, and installation. */
export function Banners() {
  const { t } = useTranslation('app')
  const isOnline = useIsOnline()
  const { viewer } = useViewer()
  const ownForms = useQueuedForms().filter(({ by }) => by === viewer?.id)
  useReloadBanner()

  return (
    <section
      aria-label={t('notices')}
      className="pointer-events-none fixed inset-x-4 bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-50 mx-auto max-w-96 md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-96"
    >
      <ul aria-live="polite" className="pointer-events-auto flex flex-col gap-2">
        {isOnline &&
          ownForms.map((form) => <QueuedFormBanner key={form.draft} queuedForm={form} />)}
        <UpdateBanner />
        <InstallBanner />
      </ul>
    </section>
  )
}

function QueuedFormBanner({ queuedForm: form }: { queuedForm: QueuedForm }) {
  const { t } = useTranslation('app')
  const navigate = useNavigate()
  // Compared with the time of queueing: a form that fails offline again is queued again and shown again.
  const [sentAt, setSentAt] = useState<number>()
  if (sentAt === form.at) return null

  return (
    <BannerCard
      text={t(`queued.${form.what}`, { about: form.about ?? '' })}
      action={{
        label: t('queued.send'),
        onSelect: () => {
          setSentAt(form.at)
          if (!sendQueuedForm(form)) void navigate(form.path)
        },
      }}
      dismissal={{
        label: t('queued.discard'),
        onSelect: () => {
          deleteDraft(form.draft, form.by)
          removeQueuedForm(form)
        },
      }}
    />
  )
}

function UpdateBanner() {
  const { t } = useTranslation('app')
  const { settings } = useServices()
  const { isReady, apply } = useWorker(settings.worker === 'off')
  const [isLater, setIsLater] = useState(false)
  if (!isReady || isLater) return null

  return (
    <BannerCard
      text={t('update.text')}
      action={{ label: t('update.apply'), onSelect: apply }}
      dismissal={{ label: t('update.later'), onSelect: () => setIsLater(true) }}
    />
  )
}

function InstallBanner() {
  const { t } = useTranslation('app')
  const { isOffered, install, dismiss } = useInstall()
  if (!isOffered) return null

  return (
    <BannerCard
      text={t('install.text')}
      action={{ label: t('install.install'), onSelect: install }}
      dismissal={{ label: t('install.dismiss'), onSelect: dismiss }}
    />
  )
}

function useReloadBanner() {
  const { t } = useTranslation('app')
  const toast = useToast()
  useEffect(() => {
    if (wasReloadedForBuild()) toast({ title: t('reloaded.title'), text: t('reloaded.text') })
  }, [t, toast])
}
