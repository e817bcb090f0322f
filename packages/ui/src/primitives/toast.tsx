import { Toast as BaseToast } from '@base-ui/react/toast'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

const MOST_AT_ONCE = 3
const SHOWN_FOR_MS = 6000

export type ToastTone = 'success' | 'error' | 'info'

export interface ToastMessage {
  title: string
  text?: string
  /** `error` is announced at once and looks it. */
  tone?: ToastTone
  /** One thing to do about it. */
  action?: { label: string; onSelect: () => void }
}

/** Once near the root; its toasts appear at the foot of the screen, F6 reaches them. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const { t } = useTranslation()

  return (
    <BaseToast.Provider limit={MOST_AT_ONCE} timeout={SHOWN_FOR_MS}>
      {children}
      <BaseToast.Portal>
        <BaseToast.Viewport
          aria-label={t('states.notifications')}
          className="fixed inset-x-4 bottom-20 z-60 mx-auto flex max-w-96 flex-col-reverse gap-2 outline-none md:right-6 md:bottom-6 md:left-auto md:mx-0 md:w-96"
        >
          <Toasts />
        </BaseToast.Viewport>
      </BaseToast.Portal>
    </BaseToast.Provider>
  )
}

/**
 * Shows toasts: `const toast = useToast(); toast({ title, text })`.
 *
 * @returns a function whose identity stays the same; it returns the toast's id.
 */
export function useToast(): (message: ToastMessage) => string {
  const { add } = BaseToast.useToastManager()

  return useMemo(
    () =>
      ({ title, text, tone = 'info', action }: ToastMessage) =>
        add({
          title,
          description: text,
          type: tone,
          priority: tone === 'error' ? 'high' : 'low',
          actionProps: action && { children: action.label, onClick: action.onSelect },
        }),
    [add]
  )
}

function Toasts() {
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
