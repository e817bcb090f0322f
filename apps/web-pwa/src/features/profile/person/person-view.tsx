import type { Person } from '@botanica/api-client'
import { PROFILE_FIELDS, hasRoleWithRight } from '@botanica/api-client/contract'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { PageHead } from '../../../lib/head.tsx'
import { PageTabs } from '../../../lib/page-tabs.tsx'
import { useServices } from '../../../lib/services.tsx'
import { useViewer, type Viewer } from '../../../lib/viewer.ts'
import { ReportButton } from '../../../lib/report/report-button.tsx'
import { getPageName, getDisplayName } from '../names.ts'
import { Achievements } from './achievements.tsx'
import { PersonBots } from './person-bots.tsx'
import { PersonHeader } from './person-header.tsx'
import { PersonInformation } from './person-information.tsx'

/** The person themselves and staff see unlisted bots. */
function canSeeHiddenBots(viewer: Viewer | null, { id }: Person): boolean {
  if (!viewer) return false
  return viewer.id === id || hasRoleWithRight(viewer.roles, 'seeHiddenBots')
}

/** Overrides the public profile with the viewer's own data, because the public response may still be cached. */
function withOwnFields(person: Person, self: Viewer | null): Person {
  if (!self) return person
  const ownFields = Object.fromEntries(PROFILE_FIELDS.map((field) => [field, self[field]]))
  return { ...person, ...ownFields }
}

export function PersonView({ person }: { person: Person }) {
  const { t } = useTranslation(['person', 'common'])
  const { api } = useServices()
  const { viewer } = useViewer()
  const self = viewer?.id === person.id ? viewer : null
  const displayed = withOwnFields(person, self)
  const list = useInfiniteQuery({
    ...api.queries.personBots(
      person.id,
      canSeeHiddenBots(viewer, person) ? 'insider' : 'everybody'
    ),
    placeholderData: keepPreviousData,
  })
  const bots = list.data?.pages.flatMap((page) => page.items)
  // A complete list has the most accurate count for this viewer.
  const count = bots && !list.hasNextPage ? bots.length : person.botCount
  const name = getDisplayName(displayed) ?? t('common:people.anonymousUser')

  return (
    <article className="page pt-4 pb-4 md:pt-6">
      <PageHead
        title={getPageName(displayed) ?? t('fallbackTitle', { id: displayed.id })}
        description={displayed.bio ?? t('description', { name })}
      />
      <PersonHeader person={displayed} name={name} botCount={count} />
      <div className="mt-2 flex justify-end">
        <ReportButton target={{ type: 'member', id: person.id, name }} isOwn={self !== null} />
      </div>
      <div className="mt-6">
        <PageTabs
          label={t('tabs.label')}
          tabs={[
            {
              value: 'bots',
              label: t('tabs.bots', { count }),
              content: <PersonBots bots={bots} list={list} />,
            },
            {
              value: 'profile',
              label: t('tabs.profile'),
              content: (
                <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
                  <PersonInformation person={displayed} self={self} />
                  <Achievements
                    roles={displayed.roles}
                    botCount={count}
                    certifiedCount={bots?.filter(({ certified }) => certified).length ?? 0}
                  />
                </div>
              ),
            },
          ]}
        />
      </div>
    </article>
  )
}
