export {
  applyTheme,
  isThemeChoice,
  THEME_ATTRIBUTE,
  THEME_KEY,
  THEMES,
  type ThemeChoice,
} from './theme.ts'
export { ThemeSwitch, type ThemeSwitchProps } from './theme-switch.tsx'
export { Logo, Mark, type LogoProps, type MarkProps } from './logo.tsx'
export { UiProvider, type UiProviderProps } from './ui-provider.tsx'
