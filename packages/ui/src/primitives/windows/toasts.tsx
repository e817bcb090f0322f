import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../cx.ts'
import type { ToastsProps } from '../toast.tsx'

/** How many toasts are shown whole. Older ones are on one line if they offer an action, and hidden otherwise. */
const MOST_AT_ONCE = 3
const SHOWN_FOR_MS = 6000

/** The toasts on the screen. */
export function Toasts({ messages }: ToastsProps) {
  const { t } = useTranslation()

  return (
    // Base UI makes toasts beyond its limit inert, also those that can be undone.
    <BaseToast.Provider limit={messages.length} timeout={SHOWN_FOR_MS}>
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

/** The toasts, newest first. */
function List() {
  const { toasts } = BaseToast.useToastManager()
  const shown = toasts.filter(({ transitionStatus }) => transitionStatus !== 'ending')
  const older = new Set(shown.slice(MOST_AT_ONCE))

  return toasts.map((toast) => <Toast key={toast.id} toast={toast} isShort={older.has(toast)} />)
}

interface ToastProps {
  toast: BaseToast.Root.ToastObject
  /** Whether it takes one line, or none without an action. */
  isShort: boolean
}

function Toast({ toast, isShort }: ToastProps) {
  const { t } = useTranslation()
  const isHidden = isShort && !toast.actionProps

  return (
    <BaseToast.Root
      toast={toast}
      swipeDirection={['right', 'down']}
      hidden={isHidden}
      className={cx(
        'w-full rounded-plate border bg-raised text-ink shadow-float',
        'transition-[opacity,translate] duration-180 ease-calm data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0',
        toast.type === 'error' ? 'border-danger' : 'border-line'
      )}
    >
      <BaseToast.Content
        className={cx('flex gap-3', isShort ? 'items-center px-4 py-1.5' : 'items-start p-4')}
      >
        {!isShort && <ToneIcon tone={toast.type} />}
        <div className={cx('min-w-0 flex-1', isShort && 'flex items-center gap-2 text-label')}>
          <BaseToast.Title
            // On one line the description, such as a bot's name, is shortened last.
            className={cx('font-semibold', isShort && 'min-w-0 shrink-999 truncate')}
          />
          <BaseToast.Description
            className={cx('text-label text-muted', isShort && 'min-w-0 grow truncate')}
          />
          <BaseToast.Action
            className={cx(
              'font-semibold text-leaf underline underline-offset-4 hover:text-leaf-strong',
              isShort ? 'shrink-0' : 'mt-1'
            )}
          />
        </div>
        <BaseToast.Close
          // Hidden by default until the pointer or focus is on the toasts, which lie on top of each other there.
          aria-hidden={false}
          aria-label={t('actions.dismiss')}
          className={cx(
            '-mr-1 flex size-8 shrink-0 items-center justify-center rounded-control text-muted hover:bg-mist hover:text-ink',
            !isShort && '-mt-1'
          )}
        >
          <X aria-hidden="true" className="size-4" />
        </BaseToast.Close>
      </BaseToast.Content>
    </BaseToast.Root>
  )
}

function ToneIcon({ tone }: { tone: string | undefined }) {
  const className = 'mt-0.5 size-5 shrink-0'
  if (tone === 'error')
    return <CircleAlert aria-hidden="true" className={cx(className, 'text-danger')} />
  if (tone === 'success')
    return <CircleCheck aria-hidden="true" className={cx(className, 'text-leaf')} />

  return null
}
