import type { Language } from '@botanica/ui/i18n'
import { data, type RouteObject } from 'react-router-dom'
import type { Services } from '../../lib/services.tsx'
import { furtherTextsModule, needTexts, type FurtherArea } from '../../lib/texts/further-texts.ts'
import { readsOfPerson } from './person-reads.ts'

const NOT_FOUND = { status: 404 }
const FOLDER = 'src/features/profile'

const PERSON_TEXTS = ['person'] as const satisfies FurtherArea[]
const OWN_TEXTS = ['person', 'profile'] as const satisfies FurtherArea[]

function textModules(areas: readonly FurtherArea[]) {
  return (language: Language) => areas.map((area) => furtherTextsModule(area, language))
}

/** The own profile, and everybody's public one (document 2 section 2). */
export function profileRoutes(services: Services): RouteObject[] {
  return [
    {
      id: 'profile',
      path: 'profile',
      lazy: {
        Component: async () => {
          const [page] = await Promise.all([
            import('./own/own-profile-page.tsx'),
            needTexts(...OWN_TEXTS),
          ])
          return page.OwnProfilePage
        },
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
        const exists = await readsOfPerson(services, params.id!)
        return exists ? null : data(null, NOT_FOUND)
      },
      lazy: {
        Component: async () => {
          const [page] = await Promise.all([
            import('./person/person-page.tsx'),
            needTexts(...PERSON_TEXTS),
          ])
          return page.PersonPage
        },
      },
      handle: import.meta.env.SSR && {
        module: `${FOLDER}/person/person-page.tsx`,
        textModule: textModules(PERSON_TEXTS),
      },
    },
  ]
}
