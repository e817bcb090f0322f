import { createMemberQueries } from '@botanica/api-client/member'
import { Button, ErrorState, LinkButton, Skeleton } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { LoginWithDiscord } from '../../lib/login-with-discord.tsx'
import { getDeveloperPath, PATHS } from '../../lib/paths.ts'
import { useServices } from '../../lib/services.tsx'
import { useViewer } from '../../lib/viewer.ts'

interface OwnBotLinksProps {
  texts: Record<'signedOut' | 'none' | 'failed', string>
}

/** Links to the developer pages of the member's bots, or the login link for visitors. */
export function OwnBotLinks({ texts }: OwnBotLinksProps) {
  const { viewer } = useViewer()

  if (viewer) return <MemberBots texts={texts} />
  return (
    <div className="mt-4">
      <div className="shown-signed-out">
        <p className="mb-3">{texts.signedOut}</p>
        <LoginWithDiscord path={PATHS.developerPortal} />
      </div>
      <Skeleton className="shown-signed-in h-11 w-full" />
    </div>
  )
}

function MemberBots({ texts }: OwnBotLinksProps) {
  const { t } = useTranslation()
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const { data: bots, isError, refetch } = useQuery(queries.ownBots())

  if (!bots && isError) {
    return (
      <ErrorState
        level={3}
        title={texts.failed}
        action={<Button onClick={() => void refetch()}>{t('actions.retry')}</Button>}
      />
    )
  }
  if (!bots) return <Skeleton className="mt-4 h-11 w-full" />
  if (bots.length === 0) return <p className="mt-4 text-muted">{texts.none}</p>
  return (
    <ul className="mt-4 flex flex-wrap gap-2">
      {bots.map(({ id, discordBotId, name }) => (
        <li key={id}>
          <LinkButton href={getDeveloperPath(discordBotId)}>{name}</LinkButton>
        </li>
      ))}
    </ul>
  )
}
