import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import { getExtraCatalogModule, loadCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** As named in the build's manifest. */
const MODULE = 'src/features/submission/screens.ts'
const AREA = 'forms'

async function load() {
  const [screens] = await Promise.all([import('./screens.ts'), loadCatalogs(AREA)])
  return screens
}

const handle = import.meta.env.SSR && {
  module: MODULE,
  textModule: (language: Language) => getExtraCatalogModule(AREA, language),
}

/** Routes for submitting and editing bots. They are created for every router, because routers mutate their routes. */
export function submissionRoutes(): RouteObject[] {
  return [
    {
      id: 'add-bot',
      path: PATHS.addBot.slice(1),
      lazy: { Component: async () => (await load()).AddBotPage },
      handle,
    },
    {
      id: 'edit-bot',
      path: 'bot-edit/:id',
      lazy: { Component: async () => (await load()).EditBotPage },
      handle,
    },
  ]
}
