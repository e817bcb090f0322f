import { Search, X } from 'lucide-react'
import {
  useCallback,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type RefCallback,
} from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from './cx.ts'

const SHORTCUT = '/'

export interface ComboboxInputProps extends Omit<ComponentPropsWithRef<'input'>, 'ref'> {
  ref?: RefCallback<HTMLInputElement> | null | undefined
}

export interface SearchFieldProps extends Omit<
  ComponentPropsWithRef<'input'>,
  'size' | 'ref' | 'value' | 'onChange'
> {
  /** The accessible name; `Search bots` by default. */
  label?: string
  value: string
  onValueChange: (value: string) => void
  /** `slim` (40 px) for a header, `large` (56 px) for a hero. */
  size?: 'slim' | 'large'
  /** Shows the `/` key as a hint and listens for it: pressed outside any field, it focuses this one. */
  shortcut?: boolean
  /** What a combobox adds to the input: its role, states, handlers and ref. */
  combobox?: ComboboxInputProps
}

/** A search box. Put it in a form inside `<search>`; Enter submits that form. */
export function SearchField({
  label,
  value,
  onValueChange,
  size = 'slim',
  shortcut = false,
  placeholder,
  className,
  combobox,
  ...rest
}: SearchFieldProps) {
  const { t } = useTranslation()
  const input = useRef<HTMLInputElement>(null)
  const comboboxRef = combobox?.ref
  const setInput = useCallback(
    (element: HTMLInputElement | null) => {
      input.current = element
      comboboxRef?.(element)
    },
    [comboboxRef]
  )
  useFocusShortcut(input, shortcut)
  const large = size === 'large'

  return (
    <div className={cx('group/search relative', className)}>
      <Search
        aria-hidden="true"
        className={cx(
          'pointer-events-none absolute top-1/2 -translate-y-1/2 text-muted',
          large ? 'left-4 size-5' : 'left-3 size-4'
        )}
      />
      <input
        {...rest}
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label ?? t('search.label')}
        aria-keyshortcuts={shortcut ? SHORTCUT : undefined}
        placeholder={placeholder ?? t('search.placeholder')}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        {...combobox}
        ref={setInput}
        type="search"
        className={cx(
          'w-full rounded-control border border-edge bg-plate text-ellipsis text-ink transition-colors duration-150',
          'hover:border-ink focus-visible:border-leaf focus-visible:outline-offset-0',
          large ? 'h-14 pr-12 pl-12 text-lead' : 'h-10 pr-10 pl-9 text-body',
          // Phones show no hint in an empty field, so the placeholder has its space.
          value === '' && 'max-sm:pr-3'
        )}
      />
      {value === '' ? (
        shortcut && <ShortcutHint large={large} />
      ) : (
        <button
          type="button"
          aria-label={t('search.clear')}
          onClick={() => {
            onValueChange('')
            input.current?.focus()
          }}
          className={cx(
            'absolute top-1/2 flex size-8 -translate-y-1/2 items-center justify-center rounded-control text-muted hover:bg-mist hover:text-ink',
            large ? 'right-3' : 'right-1'
          )}
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}

function ShortcutHint({ large }: { large: boolean }) {
  const { t } = useTranslation()

  return (
    <kbd
      title={t('search.hint')}
      className={cx(
        'pointer-events-none absolute top-1/2 hidden h-6 min-w-6 -translate-y-1/2 items-center justify-center rounded-label border border-line bg-mist font-sans text-label text-muted group-focus-within/search:hidden sm:flex',
        large ? 'right-4' : 'right-2'
      )}
    >
      {SHORTCUT}
    </kbd>
  )
}

function useFocusShortcut(input: { current: HTMLInputElement | null }, enabled: boolean) {
  // The shortcut works only while the field is visible.
  useLayoutEffect(() => {
    if (!enabled) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== SHORTCUT || event.ctrlKey || event.metaKey || event.altKey) return
      if (event.defaultPrevented || isTyping(event.target)) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [input, enabled])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false

  return (
    target.isContentEditable || target.closest('input, textarea, select, [role="dialog"]') !== null
  )
}
