import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BotAvatar } from '../../bots/bot-avatar.tsx'
import { BotBanner } from '../../bots/bot-banner.tsx'
import { BotCard } from '../../bots/bot-card.tsx'
import { Markdown } from '../../content/markdown.tsx'
import { useCategoryTexts } from '../../i18n/category-texts.ts'
import { Badge } from '../../primitives/badge.tsx'
import { Segmented } from '../../primitives/segmented.tsx'

const VIEWS = ['page', 'card'] as const
type View = (typeof VIEWS)[number]

/** The bot as visitors will see it. */
export function BotPreview({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  const [view, setView] = useState<View>('page')

  return (
    <section aria-labelledby="bot-preview" data-preview className="min-w-0">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-2">
        <h4 id="bot-preview" className="font-semibold">
          {t('bots.preview.title')}
        </h4>
        <Segmented<View>
          label={t('bots.preview.title')}
          value={view}
          onValueChange={setView}
          options={VIEWS.map((value) => ({ value, label: t(`bots.preview.${value}`) }))}
        />
      </div>
      {view === 'card' ? <AsCard bot={bot} /> : <AsPage bot={bot} />}
    </section>
  )
}

/** The bot as approved, without votes and ratings. */
function AsCard({ bot }: { bot: EvaluatedBot }) {
  return (
    <div className="max-w-80">
      <BotCard
        headingLevel={4}
        bot={{
          ...bot,
          approvalStatus: 'approved',
          presence: bot.platform.presence,
          voteCount: 0,
          averageRating: null,
        }}
      />
    </div>
  )
}

function AsPage({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('bot')
  const texts = useCategoryTexts()

  return (
    <div className="rounded-sheet border border-line bg-paper p-3">
      <BotBanner
        discordBotId={bot.discordBotId}
        banner={bot.banner}
        className="h-28 rounded-plate"
      />
      <div className="px-2">
        <BotAvatar
          discordBotId={bot.discordBotId}
          avatar={bot.avatar}
          name={bot.name}
          size={80}
          className="-mt-10 bg-paper"
        />
        <p className="mt-1 font-serif text-title font-medium">{bot.name}</p>
        <p className="mt-1 text-muted">{bot.shortDescription}</p>
        <ul className="mt-2 flex flex-wrap gap-1.5">
          {bot.tags.map((tag) => (
            <li key={tag} className="flex">
              <Badge>{texts.name(tag)}</Badge>
            </li>
          ))}
        </ul>
        <h5 className="mt-4 mb-2 font-serif text-lead font-medium">{t('about')}</h5>
        <Markdown topHeading={5}>{bot.description}</Markdown>
      </div>
    </div>
  )
}
