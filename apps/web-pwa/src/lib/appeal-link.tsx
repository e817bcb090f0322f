import { createMemberQueries } from '@botanica/api-client/member'
import { AppLink } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { getAppealPath } from './paths.ts'
import { useServices } from './services.tsx'

interface AppealLinkProps {
  /** Undefined or null without a decision. */
  decision: { id: number } | null | undefined
  className?: string
  onFollow?: () => void
}

/**
 * The link to appeal a decision about the viewer, or to the appeal against it; nothing if the decision is too old. If
 * that is not known, because the list failed to load or is longer than a page, the member may try: the page behind the
 * link knows.
 */
export function AppealLink({ decision, ...link }: AppealLinkProps) {
  return decision ? <LoadedAppealLink decision={decision} {...link} /> : null
}

function LoadedAppealLink({
  decision: { id },
  className,
  onFollow,
}: AppealLinkProps & { decision: { id: number } }) {
  const { t } = useTranslation('inbox')
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const { data: decisions, isPending } = useQuery(queries.latestDecisions())
  const { canAppeal = true, appealState = null } =
    decisions?.find((decision) => decision.id === id) ?? {}
  if (isPending || (!canAppeal && !appealState)) return null

  return (
    <AppLink
      href={getAppealPath(id)}
      onClick={onFollow}
      className={className ?? 'mt-2 inline-block font-medium underline underline-offset-4'}
    >
      {t(appealState ? 'openAppeal' : 'appeal')}
    </AppLink>
  )
}
