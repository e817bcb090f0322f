import { LANGUAGES } from '@botanica/ui/i18n'
import { useCommands, type StaffCommand } from '@botanica/ui/staff'
import { THEMES } from '@botanica/ui/theme'
import { useTranslation } from 'react-i18next'
import type { Settings } from '../../shared/settings.ts'
import { PAGES } from '../navigation/pages.ts'
import { useHistory } from '../navigation/navigation.tsx'
import { useChangeSettings } from '../settings/use-change-settings.ts'
import { useSignOut } from './sign-out-provider.tsx'

/** Adds the client's own commands to the palette: settings, theme, language and signing out. */
export function useClientCommands(settings: Settings) {
  const { t } = useTranslation(['desktop', 'common', 'staff'])
  const history = useHistory()
  const change = useChangeSettings()
  const signOut = useSignOut()

  const settingsPage = {
    id: 'settings',
    label: t('nav.settings'),
    run: () => history.to(PAGES.settings),
  }
  const themes = THEMES.filter((theme) => theme !== settings.theme).map((theme) => ({
    id: `theme ${theme}`,
    label: `${t('settings.theme')}: ${t(`common:theme.${theme}`)}`,
    run: () => change({ theme }),
  }))
  const languages = LANGUAGES.filter((language) => language !== settings.language).map(
    (language) => ({
      id: `language ${language}`,
      label: `${t('settings.language')}: ${t(`common:language.${language}`)}`,
      run: () => change({ language }),
    })
  )
  const signOutCommand = { id: 'sign-out', label: t('nav.signOut'), run: signOut }

  const group: StaffCommand['group'] = 'client'
  useCommands(
    [settingsPage, ...themes, ...languages, signOutCommand].map(({ id, label, run }) => {
      return { id, group, label, run }
    })
  )
}
