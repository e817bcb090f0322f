import { Button, EmptyState, ErrorState, LinkButton, LoadMore } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { BadgeCheck, Plus } from 'lucide-react'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { PATHS } from '../../../lib/paths.ts'
import { useServices } from '../../../lib/services.tsx'
import type { Viewer } from '../../../lib/viewer.ts'
import { LAYOUT } from './layout.ts'
import { OwnBotCard } from './own-bot-card.tsx'
import { OwnBotSkeletons } from './own-bot-skeletons.tsx'

interface OwnBotsProps {
  viewer: Viewer
  isRestricted: boolean
}

/** The bots that the member owns, in any state. */
export function OwnBots({ viewer, isRestricted }: OwnBotsProps) {
  const { t } = useTranslation('profile')
  const heading = useRef<HTMLHeadingElement>(null)

  return (
    <section>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2
          ref={heading}
          tabIndex={-1}
          className="rounded-label font-serif text-title font-medium outline-offset-4"
        >
          {t('tabs.bots')}
        </h2>
        {!isRestricted && (
          <div className="flex flex-wrap gap-2">
            <LinkButton href={PATHS.applyForCertification} icon={<BadgeCheck size={18} />}>
              {t('bots.apply')}
            </LinkButton>
            <LinkButton href={PATHS.addBot} variant="filled" icon={<Plus size={18} />}>
              {t('bots.add')}
            </LinkButton>
          </div>
        )}
      </div>
      <Cards
        viewer={viewer}
        isRestricted={isRestricted}
        onDeleted={() => heading.current?.focus({ preventScroll: true })}
      />
    </section>
  )
}

function Cards({ viewer, isRestricted, onDeleted }: OwnBotsProps & { onDeleted: () => void }) {
  const { t } = useTranslation(['profile', 'common'])
  const { api } = useServices()
  const list = useInfiniteQuery(api.queries.ownBots())
  const bots = list.data?.pages.flatMap((page) => page.items)

  if (!bots && list.isError) {
    return (
      <ErrorState
        level={3}
        title={t('bots.failedTitle')}
        text={t('failed.text')}
        action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!bots) {
    return (
      <div aria-busy="true">
        <output className="sr-only">{t('bots.loading')}</output>
        <OwnBotSkeletons />
      </div>
    )
  }
  if (bots.length === 0) {
    return (
      <EmptyState
        text={t('bots.emptyText')}
        action={
          !isRestricted && (
            <LinkButton href={PATHS.addBot} variant="filled">
              {t('bots.emptyAction')}
            </LinkButton>
          )
        }
      />
    )
  }
  return (
    <>
      <ul className={LAYOUT.bots}>
        {bots.map((bot) => (
          <li key={bot.id} className="min-w-0">
            <OwnBotCard
              bot={bot}
              isMainOwner={bot.userId === viewer.id}
              isRestricted={isRestricted}
              onDeleted={onDeleted}
            />
          </li>
        ))}
      </ul>
      <LoadMore list={list} />
    </>
  )
}
