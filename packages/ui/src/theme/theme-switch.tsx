import { Monitor, Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Segmented } from '../primitives/segmented.tsx'
import { THEMES, type ThemeChoice } from './theme.ts'

const icons: Record<ThemeChoice, ReactNode> = {
  system: <Monitor aria-hidden="true" />,
  light: <Sun aria-hidden="true" />,
  dark: <Moon aria-hidden="true" />,
}

export interface ThemeSwitchProps {
  value: ThemeChoice
  onValueChange: (value: ThemeChoice) => void
}

/** A switch between system, light and dark. */
export function ThemeSwitch({ value, onValueChange }: ThemeSwitchProps) {
  const { t } = useTranslation()

  return (
    <Segmented
      label={t('theme.label')}
      value={value}
      onValueChange={onValueChange}
      options={THEMES.map((theme) => ({
        value: theme,
        label: t(`theme.${theme}`),
        content: icons[theme],
      }))}
    />
  )
}
