import type { Language } from '@botanica/ui/i18n'
import type { RouteObject } from 'react-router-dom'
import { answerNotFound } from '../../lib/documents.ts'
import type { Services } from '../../lib/services.tsx'
import { getExtraCatalogModule, loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'
import type { ExtraCatalog } from '../../lib/texts/load-catalog.ts'
import { prefetchPerson } from './prefetch-person.ts'

const FOLDER = 'src/features/profile'

const PERSON_TEXTS = ['person'] as const satisfies ExtraCatalog[]
const OWN_TEXTS = ['person', 'profile'] as const satisfies ExtraCatalog[]

function textModules(areas: readonly ExtraCatalog[]) {
  return (language: Language) => areas.map((area) => getExtraCatalogModule(area, language))
}

/** Routes of the member's own profile and of public profiles. */
export function profileRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'profile',
      path: 'profile',
      lazy: {
        Component: async () =>
          (await loadWithCatalogs(import('./own/own-profile-page.tsx'), ...OWN_TEXTS))
            .OwnProfilePage,
      },
      handle: import.meta.env.SSR && {
        module: `${FOLDER}/own/own-profile-page.tsx`,
        textModule: textModules(OWN_TEXTS),
      },
    },
    {
      id: 'person',
      path: 'user/:id',
      loader: async ({ params }) => {
        const exists = await prefetchPerson(services, params.id!)
        return exists ? null : answerNotFound()
      },
      lazy: {
        Component: async () =>
          (await loadWithCatalogs(import('./person/person-page.tsx'), ...PERSON_TEXTS)).PersonPage,
      },
      handle: import.meta.env.SSR && {
        module: `${FOLDER}/person/person-page.tsx`,
        textModule: textModules(PERSON_TEXTS),
      },
    },
  ]
}
