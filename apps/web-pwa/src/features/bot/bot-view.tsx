import type { BotDetail } from '@botanica/api-client'
import { Tabs } from '@botanica/ui/primitives'
import { Markdown } from '@botanica/ui/markdown'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { AdSlot } from '../../lib/ad-slot.tsx'
import { PageHead } from '../../lib/head.tsx'
import { useViewer } from '../../lib/viewer.ts'
import { BotHeader } from './bot-header.tsx'
import { BotNotice } from './bot-notice.tsx'
import { preloadMemberParts } from './member-parts.tsx'
import { NearActions } from './near-actions.tsx'
import { Reviews } from './reviews.tsx'
import { ownsBot } from './rights.ts'
import { SideCard } from './side-card.tsx'

const TAB_KEY = 'tab'
const TABS = ['overview', 'reviews'] as const
type Tab = (typeof TABS)[number]

export function BotView({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const { viewer, isSignedOut } = useViewer()
  const isOwner = ownsBot(viewer, bot)
  useEffect(() => {
    if (!isSignedOut) preloadMemberParts()
  }, [isSignedOut])

  return (
    <article className="page pt-4 pb-4 md:pt-6">
      <PageHead title={bot.name} description={bot.shortDescription} />
      <BotHeader bot={bot} canEdit={isOwner} />
      <BotNotice bot={bot} isMainOwner={viewer?.id === bot.userId} isOwner={isOwner} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-12">
        <aside
          aria-label={t('facts.label')}
          className="lg:sticky lg:top-20 lg:order-2 lg:self-start"
        >
          <SideCard bot={bot} />
          <AdSlot placement="sidebar" className="mt-6 max-lg:hidden" />
        </aside>
        <BotTabs bot={bot} />
      </div>
      <NearActions bot={bot} />
    </article>
  )
}

function BotTabs({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const [query, setQuery] = useSearchParams()
  const tab = TABS.find((known) => known === query.get(TAB_KEY)) ?? TABS[0]

  function choose(next: Tab) {
    const changed = new URLSearchParams(query)
    if (next === TABS[0]) changed.delete(TAB_KEY)
    else changed.set(TAB_KEY, next)
    setQuery(changed, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="min-w-0">
      <noscript>
        <p className="flex gap-6 pb-4">
          {TABS.map((known) => (
            <a key={known} href={`?${TAB_KEY}=${known}`} className="underline underline-offset-4">
              {t(`tabs.${known}`)}
            </a>
          ))}
        </p>
      </noscript>
      <Tabs<Tab>
        label={t('tabs.label')}
        value={tab}
        onValueChange={choose}
        tabs={[
          { value: 'overview', label: t('tabs.overview'), content: <Overview bot={bot} /> },
          { value: 'reviews', label: t('tabs.reviews'), content: <Reviews bot={bot} /> },
        ]}
      />
    </div>
  )
}

function Overview({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')

  return (
    <section>
      <h2 className="mb-3 font-serif text-title font-medium">{t('about')}</h2>
      <Markdown topHeading={3} className="max-w-text">
        {bot.description}
      </Markdown>
    </section>
  )
}
