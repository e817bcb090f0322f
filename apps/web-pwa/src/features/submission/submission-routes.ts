import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { getExtraCatalogModule, loadCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** The modules of the screens, as named in the build's manifest, by their catalog of texts. */
const MODULES = {
  forms: 'src/features/submission/screens.ts',
  developer: 'src/features/submission/developer/screens.ts',
} as const

async function load<Screens>(area: keyof typeof MODULES, importing: Promise<Screens>) {
  const [screens] = await Promise.all([importing, loadCatalogs(area)])
  return screens
}

const loadForms = () => load('forms', import('./screens.ts'))
const loadDeveloperScreens = () => load('developer', import('./developer/screens.ts'))

const handle = (area: keyof typeof MODULES) =>
  import.meta.env.SSR && {
    module: MODULES[area],
    textModule: (language: Language) => getExtraCatalogModule(area, language),
  }

/** Routes for submitting, editing and connecting bots, and for members' tokens. They are created for every router, because routers mutate their routes. */
export function submissionRoutes(): RouteObject[] {
  return [
    {
      id: 'add-bot',
      path: PATHS.addBot.slice(1),
      lazy: { Component: async () => (await loadForms()).AddBotPage },
      handle: handle('forms'),
    },
    {
      id: 'edit-bot',
      path: 'bot-edit/:id',
      lazy: { Component: async () => (await loadForms()).EditBotPage },
      handle: handle('forms'),
    },
    {
      id: 'developer',
      path: 'bot/:id/developer',
      lazy: { Component: async () => (await loadDeveloperScreens()).DeveloperPage },
      handle: handle('developer'),
    },
    {
      id: 'personal-tokens',
      path: PATHS.personalTokens.slice(1),
      lazy: { Component: async () => (await loadDeveloperScreens()).PersonalTokensPage },
      handle: handle('developer'),
    },
  ]
}
