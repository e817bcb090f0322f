import { Command } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { hasRoleWithRight } from '@botanica/api-client/contract'
import { IconButton } from '../../primitives/icon-button.tsx'
import { lazyComponent, useOnceOpened } from '../../primitives/lazy-component.ts'
import { useStaff } from '../environment.tsx'
import { getTabs } from '../frame/tabs.ts'
import { staffPaths } from '../paths.ts'
import { useCommands, useAvailableCommands, type StaffCommand } from './commands.tsx'
import { bufferTyping, type TypeAhead } from './type-ahead.ts'

const ICON_PX = 18

/** Nothing opens over a dialog. Toasts have its roles too, but are not modal. */
const OPEN_DIALOG = ':is([role="alertdialog"], [role="dialog"]):not([aria-modal="false"])'

const paletteWindow = lazyComponent(
  async () => (await import('./palette-window.tsx')).PaletteWindow
)

export interface StaffPaletteProps {
  /** Navigates to a staff path. */
  go: (href: string) => void
  /** Shows a button that opens it, besides the shortcut. */
  hasButton?: boolean
}

/** The command palette: Ctrl+K or Cmd+K. Screens register commands with `useCommands`. */
export function StaffPalette({ go, hasButton = false }: StaffPaletteProps) {
  const [commands, setCommands] = useState<readonly StaffCommand[] | null>(null)
  const [isOpen, setOpen] = useState(false)
  const { t } = useTranslation('staff')
  const offered = useAvailableCommands()
  useCommands(usePageCommands(go))

  const typeAhead = useRef<TypeAhead | null>(null)

  function close() {
    takeTypedAhead()
    setOpen(false)
  }

  function open() {
    typeAhead.current ??= bufferTyping(close)
    setCommands(offered())
    setOpen(true)
  }

  function takeTypedAhead() {
    const text = typeAhead.current?.take() ?? ''
    typeAhead.current = null
    return text
  }

  useEffect(() => () => void typeAhead.current?.take(), [])

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isPaletteKey = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)
      if (!isPaletteKey || event.altKey || event.shiftKey || event.defaultPrevented) return
      event.preventDefault()
      if (document.querySelector(OPEN_DIALOG)) return
      open()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })

  const opened = useOnceOpened(
    paletteWindow,
    commands && {
      open: isOpen,
      onOpenChange: (next: boolean) => (next ? setOpen(true) : close()),
      commands,
      go,
      takeTypedAhead,
    }
  )
  return (
    <>
      {hasButton && (
        <IconButton
          size="small"
          label={t('palette.title')}
          aria-keyshortcuts="Control+K"
          icon={<Command size={ICON_PX} />}
          onClick={open}
        />
      )}
      {opened}
    </>
  )
}

const OWN_PAGES = [
  { id: 'replies', right: 'enterDashboard' },
  { id: 'statistics', right: 'readStatistics' },
  { id: 'categories', right: 'manageCategories' },
  { id: 'ads', right: 'manageAds' },
] as const

function usePageCommands(go: (href: string) => void): readonly StaffCommand[] {
  const { t } = useTranslation('staff')
  const { viewer } = useStaff()
  const tabs = getTabs(viewer.roles).map(({ id, label }, at) => ({
    id: `tab ${id}`,
    label: t(`tabs.${label}`),
    href: at === 0 ? staffPaths.dashboard : `${staffPaths.dashboard}?tab=${id}`,
  }))
  const pages = OWN_PAGES.filter(({ right }) => hasRoleWithRight(viewer.roles, right)).map(
    ({ id }) => ({
      id,
      label: t(`${id}.title`),
      href: staffPaths[id],
    })
  )
  return [...tabs, ...pages].map(({ id, label, href }) => ({
    id,
    group: 'pages',
    label: t('palette.goTo', { page: label }),
    run: () => go(href),
  }))
}
