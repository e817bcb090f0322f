import type { BotDetail } from '@botanica/api-client'
import { ownsBot } from '@botanica/api-client/contract'
import { Markdown } from '@botanica/ui/markdown'
import { Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { AdSlot } from '../../lib/ad-slot.tsx'
import { PageHead } from '../../lib/head.tsx'
import { PageTabs } from '../../lib/page-tabs.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { BotHeader } from './bot-header.tsx'
import { FigureStrip } from './figures.tsx'
import { BotStatusBanner, EndNotice, preloadMemberComponents } from './lazy-member-components.tsx'
import { StickyActions } from './sticky-actions.tsx'
import { Reviews } from './reviews.tsx'
import { REVIEWS_TAB } from './reviews-heading.ts'
import { SideCard } from './side-card.tsx'
import { SimilarBots } from './similar-bots.tsx'

export function BotView({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const { viewer, isSignedOut } = useViewer()
  const isOwner = ownsBot(viewer, bot)
  const [firstTag] = bot.tags
  useEffect(() => {
    if (!isSignedOut) preloadMemberComponents()
  }, [isSignedOut])

  return (
    <article className="page pt-4 pb-4 md:pt-6">
      <PageHead title={bot.name} description={bot.shortDescription} />
      <BotHeader bot={bot} canEdit={isOwner} />
      {bot.approvalStatus !== 'approved' && (
        <Suspense>
          <BotStatusBanner bot={bot} isMainOwner={viewer?.id === bot.userId} isOwner={isOwner} />
        </Suspense>
      )}
      {bot.end && <EndNotice end={bot.end} />}
      <FigureStrip bot={bot} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <BotTabs bot={bot} />
        <aside aria-label={t('facts.label')} className="lg:sticky lg:top-20 lg:self-start">
          <SideCard bot={bot} />
          <AdSlot placement="sidebar" className="mt-6 max-lg:hidden" />
        </aside>
      </div>
      {firstTag && <SimilarBots botId={bot.id} tag={firstTag} />}
      <StickyActions bot={bot} />
    </article>
  )
}

function BotTabs({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')

  return (
    <PageTabs
      label={t('tabs.label')}
      tabs={[
        { value: 'overview', label: t('tabs.overview'), content: <Overview bot={bot} /> },
        {
          value: REVIEWS_TAB,
          label:
            bot.reviewCount > 0
              ? t('tabs.reviewsCount', { count: bot.reviewCount })
              : t('tabs.reviews'),
          content: <Reviews bot={bot} />,
        },
      ]}
    />
  )
}

function Overview({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')

  return (
    <section>
      <h2 className="mb-3 text-label font-semibold text-muted">{t('about')}</h2>
      <Markdown topHeading={3} className="max-w-text">
        {bot.description}
      </Markdown>
    </section>
  )
}
