import { Rows3, Rows4 } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../primitives/icon-button.tsx'
import { useStaff } from '../environment.tsx'
import { useCommands } from '../palette/commands.tsx'

/** The key in local storage. */
const KEY = 'staff-rows'
const CHOICES = ['comfortable', 'compact'] as const
type Density = (typeof CHOICES)[number]

/** A window of the client that shows few comfortable rows. */
const LOW_WINDOW = '(height < 45rem)'
const ICON_PX = 18

const listeners = new Set<() => void>()
/** The choice of a tab whose local storage is off. */
let chosenHere: Density | null = null

function readChoice(): Density | null {
  try {
    const stored = localStorage.getItem(KEY)
    return CHOICES.find((choice) => choice === stored) ?? null
  } catch {
    return chosenHere
  }
}

function choose(density: Density) {
  try {
    localStorage.setItem(KEY, density)
  } catch {
    chosenHere = density
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  const lowWindow = matchMedia(LOW_WINDOW)
  listeners.add(listener)
  lowWindow.addEventListener('change', listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    lowWindow.removeEventListener('change', listener)
    window.removeEventListener('storage', listener)
  }
}

/** Whether rows have one line instead of two: as the user has chosen on this device; until then in low windows of the client. */
export function useIsCompact(): boolean {
  const { isFramed = false } = useStaff()
  return useSyncExternalStore(subscribe, () => {
    const choice = readChoice()
    return choice ? choice === 'compact' : isFramed && matchMedia(LOW_WINDOW).matches
  })
}

/** Switches between rows of one and two lines; also a command of the palette. Phones have rows to touch. */
export function DensityToggle() {
  const { t } = useTranslation('staff')
  const isCompact = useIsCompact()
  const toggle = () => choose(isCompact ? 'comfortable' : 'compact')
  const label = t('lists.compact')
  useCommands([{ id: 'density', group: 'here', label, run: toggle }])

  return (
    <IconButton
      label={label}
      aria-pressed={isCompact}
      icon={isCompact ? <Rows4 size={ICON_PX} /> : <Rows3 size={ICON_PX} />}
      onClick={toggle}
      className="aria-pressed:bg-mist max-sm:hidden"
    />
  )
}
