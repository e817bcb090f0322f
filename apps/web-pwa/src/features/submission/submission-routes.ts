import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { PATHS } from '../../lib/paths.ts'
import type { ExtraCatalog } from '../../lib/texts/load-catalog.ts'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** As named in the build's manifest. */
const MODULE = 'src/features/submission/screens.ts'
const FORMS = ['forms'] as const satisfies ExtraCatalog[]
/** `share` has the texts of copy buttons. */
const DEVELOPER = ['developer', 'share'] as const satisfies ExtraCatalog[]

const load = (areas: readonly ExtraCatalog[]) => loadWithCatalogs(import('./screens.ts'), ...areas)

const handle = (areas: readonly ExtraCatalog[]) =>
  import.meta.env.SSR && {
    module: MODULE,
    textModule: (language: Language) => areas.map((area) => getExtraCatalogModule(area, language)),
  }

/** Routes for submitting, editing and connecting bots, and for members' tokens. They are created for every router, because routers mutate their routes. */
export function submissionRoutes(): RouteObject[] {
  return [
    {
      id: 'add-bot',
      path: PATHS.addBot.slice(1),
      lazy: { Component: async () => (await load(FORMS)).AddBotPage },
      handle: handle(FORMS),
    },
    {
      id: 'edit-bot',
      path: 'bot-edit/:id',
      lazy: { Component: async () => (await load(FORMS)).EditBotPage },
      handle: handle(FORMS),
    },
    {
      id: 'transfers',
      path: PATHS.transfers.slice(1),
      lazy: { Component: async () => (await load(FORMS)).TransfersPage },
      handle: handle(FORMS),
    },
    {
      id: 'developer',
      path: 'bot/:id/developer',
      lazy: { Component: async () => (await load(DEVELOPER)).DeveloperPage },
      handle: handle(DEVELOPER),
    },
    {
      id: 'personal-tokens',
      path: PATHS.personalTokens.slice(1),
      lazy: { Component: async () => (await load(DEVELOPER)).PersonalTokensPage },
      handle: handle(DEVELOPER),
    },
  ]
}
