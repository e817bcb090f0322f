import type { OwnApplication, OwnBot } from '@botanica/api-client'
import { createMemberQueries } from '@botanica/api-client/member'
import { Button, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useDraft } from '../../lib/drafts.ts'
import { useServices } from '../../lib/services.tsx'
import type { Viewer } from '../../lib/viewer.ts'
import { ApplicationForm, type ApplicationDraft } from './application-form.tsx'
import { eligibleBots } from './eligible-bots.ts'
import { NoEligibleBots } from './no-eligible-bots.tsx'
import { OwnApplications } from './own-applications.tsx'

const DRAFT = 'certification'
const BLANK: ApplicationDraft = { botId: null, reason: '' }

/** The member's application form and earlier applications. */
export function Applying({ viewer }: { viewer: Viewer }) {
  const { t } = useTranslation(['certification', 'common'])
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const bots = useQuery(queries.ownBots())
  const applications = useInfiniteQuery(queries.ownApplications())

  if (bots.data && applications.data) {
    return (
      <Applications
        viewer={viewer}
        bots={bots.data}
        applications={applications.data.pages.flatMap(({ items }) => items)}
      />
    )
  }
  if (bots.isError || applications.isError) {
    return (
      <ErrorState
        title={t('failed.title')}
        text={t('failed.text')}
        action={
          <Button
            onClick={() => {
              if (bots.isError) void bots.refetch()
              if (applications.isError) void applications.refetch()
            }}
          >
            {t('common:actions.retry')}
          </Button>
        }
      />
    )
  }
  return (
    <output aria-label={t('common:states.loading')} className="mt-8 flex flex-col gap-4">
      <Skeleton className="h-8 w-48" />
      <Skeleton className="h-20 w-full" />
      <Skeleton className="h-40 w-full" />
    </output>
  )
}

interface ApplicationsProps {
  viewer: Viewer
  bots: readonly OwnBot[]
  applications: readonly OwnApplication[]
}

function Applications({ viewer, bots, applications }: ApplicationsProps) {
  const reason = useRef<HTMLTextAreaElement>(null)
  const { draft, write, discard } = useDraft(DRAFT, viewer.id, BLANK)
  const eligible = eligibleBots(bots, applications)

  /** Fills the form with an earlier application. A reason that is being written is kept. */
  function reapply({ botId, reason: previousReason }: OwnApplication) {
    write({ botId, reason: draft.reason.trim() === '' ? previousReason : draft.reason })
    reason.current?.focus()
  }

  return (
    <>
      {eligible.length === 0 ? (
        <NoEligibleBots />
      ) : (
        <ApplicationForm
          bots={eligible}
          draft={draft}
          onDraftChange={write}
          onSubmitted={() => discard(BLANK)}
          reasonRef={reason}
        />
      )}
      <OwnApplications
        applications={applications}
        bots={bots}
        mayApply={(botId) => eligible.some((bot) => bot.id === botId)}
        onAgain={reapply}
      />
    </>
  )
}
