/** The themes; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof THEMES)[number]

/** The key in local storage and the name of the cookie. */
export const THEME_KEY = 'theme'

/** The attribute of the root element that the tokens read; absent for `system`. */
export const THEME_ATTRIBUTE = 'data-theme'

/** Whether a value from outside (storage, cookie) is a known theme. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEMES.some((theme) => theme === value)
}

/** Applies a theme to the root element. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  if (choice === 'system') root.removeAttribute(THEME_ATTRIBUTE)
  else root.setAttribute(THEME_ATTRIBUTE, choice)
}
