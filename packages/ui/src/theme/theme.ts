/** What a reader may choose; `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const

export type ThemeChoice = (typeof THEMES)[number]

/** The key in local storage and the name of the cookie. */
export const THEME_KEY = 'theme'

/** The attribute of the root element that the tokens read; absent for `system`. */
export const THEME_ATTRIBUTE = 'data-theme'

/** Says whether a value from outside (storage, cookie) is a choice of ours. */
export function isThemeChoice(value: unknown): value is ThemeChoice {
  return THEMES.some((theme) => theme === value)
}

/** Puts a choice into effect on the root element. */
export function applyTheme(choice: ThemeChoice, root: HTMLElement = document.documentElement) {
  if (choice === 'system') root.removeAttribute(THEME_ATTRIBUTE)
  else root.setAttribute(THEME_ATTRIBUTE, choice)
}
