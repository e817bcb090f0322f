import { iconButtonClass, Menu } from '@botanica/ui/primitives'
import { THEMES, type ThemeChoice } from '@botanica/ui/theme'
import { Check, Monitor, Moon, Sun, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useTheme } from '../../lib/theme.ts'

const ICONS: Record<ThemeChoice, LucideIcon> = { system: Monitor, light: Sun, dark: Moon }

/** Theme selection (system, light or dark) as a compact menu for the header. */
export function ThemeMenu() {
  const { t } = useTranslation()
  const [theme, chooseTheme] = useTheme()
  const Icon = ICONS[theme]

  return (
    <Menu
      trigger={
        <button
          type="button"
          aria-label={`${t('theme.label')}: ${t(`theme.${theme}`)}`}
          className={iconButtonClass({ variant: 'quiet', className: 'max-sm:hidden' })}
        >
          <Icon aria-hidden="true" className="size-5" />
        </button>
      }
      items={THEMES.map((choice) => {
        const ItemIcon = ICONS[choice]
        return {
          id: choice,
          checked: choice === theme,
          icon: <ItemIcon />,
          label: (
            <>
              {t(`theme.${choice}`)}
              {choice === theme && (
                <Check aria-hidden="true" className="ml-auto size-4 text-leaf" />
              )}
            </>
          ),
          onSelect: () => chooseTheme(choice),
        }
      })}
    />
  )
}
