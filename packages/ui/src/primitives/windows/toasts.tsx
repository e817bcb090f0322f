import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx.ts'
import type { ToastsProps } from '../toast.tsx'

const MOST_AT_ONCE = 3
const SHOWN_FOR_MS = 6000

/** The toasts on the screen. */
export function Toasts({ messages }: ToastsProps) {
  const { t } = useTranslation()

  return (
    <BaseToast.Provider limit={MOST_AT_ONCE} timeout={SHOWN_FOR_MS}>
      <ToastAnnouncer messages={messages} />
      <BaseToast.Portal>
        <BaseToast.Viewport
          aria-label={t('states.notifications')}
          className="fixed inset-x-4 bottom-[max(8rem,calc(3.5rem+var(--toast-clearance,0px)))] z-60 mx-auto flex max-w-96 flex-col-reverse gap-2 outline-none md:right-6 md:bottom-[calc(1.5rem+var(--toast-clearance,0px))] md:left-auto md:mx-0 md:w-96"
        >
          <List />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

/**
 * Adds each message once the live regions that announce it are mounted. A message replaces an equal earlier one, and an
 * error replaces a success: the screen shows the current state.
 */
function ToastAnnouncer({ messages }: ToastsProps) {
  const { add, close } = BaseToast.useToastManager()
  const announcedCount = useRef(0)

  useEffect(() => {
    for (const [at, message] of messages.entries()) {
      if (at < announcedCount.current) continue
      const { id, title, text, tone = 'info', action } = message
      for (const earlier of messages.slice(0, at)) {
        // What can be undone for a while stays for so long.
        if (earlier.action?.forMs !== undefined) continue
        const isEqual = earlier.title === title && earlier.text === text
        if (isEqual || (tone === 'error' && earlier.tone === 'success')) close(earlier.id)
      }
      add({
        id,
        title,
        description: text,
        type: tone,
        timeout: action?.forMs,
        actionProps: action && {
          children: action.label,
          onClick: () => {
            action.onSelect()
            close(id)
          },
        },
      })
    }
    announcedCount.current = messages.length
  }, [messages, add, close])
  return null
}

function List() {
  const { toasts } = BaseToast.useToastManager()
  const { t } = useTranslation()

  return toasts.map((toast) => (
    <BaseToast.Root
      key={toast.id}
      toast={toast}
      swipeDirection={['right', 'down']}
      className={cx(
        'w-full rounded-plate border bg-raised text-ink shadow-float',
        'transition-[opacity,translate] duration-180 ease-calm data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-2 data-starting-style:opacity-0',
        toast.type === 'error' ? 'border-danger' : 'border-line'
      )}
    >
      <BaseToast.Content className="flex items-start gap-3 p-4">
        <ToneIcon tone={toast.type} />
        <div className="min-w-0 flex-1">
          <BaseToast.Title className="font-semibold" />
          <BaseToast.Description className="text-label text-muted" />
          <BaseToast.Action className="mt-1 font-semibold text-leaf underline underline-offset-4 hover:text-leaf-strong" />
        </div>
        <BaseToast.Close
          // Hidden by default until the pointer or focus is on the toasts, which lie on top of each other there.
          aria-hidden={false}
          aria-label={t('actions.dismiss')}
          className="-mt-1 -mr-1 flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-mist hover:text-ink"
        >
          <X aria-hidden="true" className="size-4" />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  ))
}

function ToneIcon({ tone }: { tone: string | undefined }) {
  const className = 'mt-0.5 size-5 shrink-0'
  if (tone === 'error')
    return <CircleAlert aria-hidden="true" className={cx(className, 'text-danger')} />
  if (tone === 'success')
    return <CircleCheck aria-hidden="true" className={cx(className, 'text-leaf')} />

  return null
}
