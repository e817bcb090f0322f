import type { BotDetail } from '@botanica/api-client'
import { ownsBot } from '@botanica/api-client/contract'
import { useServerCountOrigin } from '@botanica/ui/bots'
import { DateText, RelativeTime, useFormat } from '@botanica/ui/i18n'
import { UserChip } from '@botanica/ui/people'
import { PresenceDot, toPresenceStatus } from '@botanica/ui/platform'
import { ExternalLinkButton } from '@botanica/ui/primitives'
import { LifeBuoy, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useViewer } from '../../lib/viewer.ts'
import { ReportButton } from '../../lib/report/report-button.tsx'
import { BotLinks } from './bot-links.tsx'
import { Rating } from './figures.tsx'
import { RequestedPermissions } from './requested-permissions.tsx'
import { VoteButton } from './vote-button.tsx'

const DEFAULT_PREFIX = '/'

/** Summary of a bot with its main actions. */
export function SideCard({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const format = useFormat()
  const status = toPresenceStatus(bot.presence)
  const { viewer } = useViewer()

  return (
    <div className="rounded-sheet border border-line bg-plate p-5">
      <div className="mb-5 flex flex-col gap-2 max-lg:hidden">
        <ExternalLinkButton
          variant="filled"
          size="large"
          block
          href={bot.inviteUrl}
          icon={<Plus size={20} />}
        >
          {t('addToServer')}
        </ExternalLinkButton>
        <VoteButton bot={bot} size="large" block />
      </div>
      <dl className="flex flex-col gap-3">
        <Fact label={t('facts.rating')}>
          <Rating bot={bot} />
        </Fact>
        <Fact label={t('facts.servers')}>
          <span className="numbers">{format.exact(bot.servingCount)}</span>
          <ServerCountSource bot={bot} />
        </Fact>
        <Fact label={t('facts.votes')}>
          <span className="numbers">{format.exact(bot.voteCount)}</span>
          <span className="block text-label text-muted">{t('facts.votesSource')}</span>
        </Fact>
        <Fact label={t('facts.status')}>
          <span className="inline-flex items-center gap-2">
            <PresenceDot presence={bot.presence} silent />
            {t(`presence.${status}`)}
          </span>
        </Fact>
        {bot.presence?.activity && <Fact label={t('facts.activity')}>{bot.presence.activity}</Fact>}
        <Fact label={t('facts.prefix')}>
          <code className="rounded-label bg-mist px-1.5 py-0.5 font-mono text-label">
            {bot.prefix || DEFAULT_PREFIX}
          </code>
        </Fact>
        <Fact label={t('facts.listed')}>
          <DateText value={bot.createdAt} />
        </Fact>
        {bot.approvedAt && (
          <Fact label={t('facts.checked')}>
            <DateText value={bot.approvedAt} />
          </Fact>
        )}
      </dl>
      <RequestedPermissions bot={bot} />
      <div className="mt-5 border-t border-line pt-5">
        <h2 className="mb-2 text-label text-muted">{t('facts.owner')}</h2>
        <UserChip user={bot.owner} userId={bot.userId} />
      </div>
      {bot.supportServer && (
        <ExternalLinkButton
          block
          href={bot.supportServer}
          icon={<LifeBuoy size={18} />}
          className="mt-5"
        >
          {t('supportServer')}
        </ExternalLinkButton>
      )}
      <BotLinks bot={bot} />
      {bot.approvalStatus === 'approved' && (
        <div className="mt-4 -mb-2 flex justify-end">
          <ReportButton
            target={{ type: 'bot', id: String(bot.id), name: bot.name }}
            isOwn={ownsBot(viewer, bot)}
          />
        </div>
      )}
    </div>
  )
}

/** Where the server count comes from and whether it is outdated. */
function ServerCountSource({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bots')
  const origin = useServerCountOrigin(bot)
  if (!origin) return null

  return (
    <span className="block text-label text-muted">
      <span suppressHydrationWarning>{t(`card.countSource.${origin}`)}</span>
      {' · '}
      <RelativeTime value={bot.servingCountAt} />
    </span>
  )
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4">
      <dt className="shrink-0 text-label text-muted">{label}</dt>
      <dd className="min-w-0 text-right">{children}</dd>
    </div>
  )
}
