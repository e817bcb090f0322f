import {
  applyTheme,
  isThemeChoice,
  THEME_ATTRIBUTE,
  THEME_KEY,
  type ThemeChoice,
} from '@botanica/ui/theme'
import { useCallback, useSyncExternalStore } from 'react'
import { writeCookie } from './preferences.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function getPageTheme(): ThemeChoice {
  const theme = document.documentElement.getAttribute(THEME_ATTRIBUTE)
  return isThemeChoice(theme) ? theme : 'system'
}

/** The current theme, stored on the root element, and a function to change it. A server always renders "system". */
export function useTheme(): [ThemeChoice, (choice: ThemeChoice) => void] {
  const theme = useSyncExternalStore<ThemeChoice>(subscribe, getPageTheme, () => 'system')
  const choose = useCallback((choice: ThemeChoice) => {
    applyTheme(choice)
    writeCookie(THEME_KEY, choice)
    for (const listener of listeners) listener()
  }, [])
  return [theme, choose]
}
