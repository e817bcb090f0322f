import { SERVER_COUNT_MEDIAN_DAYS } from '@botanica/api-client/contract'
import type { EvaluatedBot } from '@botanica/api-client/staff'
import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PermissionList } from '../../bots/permission-list.tsx'
import { StatusBadge } from '../../bots/status-badge.tsx'
import { DateText, RelativeTime } from '../../i18n/dates.tsx'
import { useFormat } from '../../i18n/format.ts'
import { paths } from '../../paths.ts'
import { toPresenceStatus } from '../../platform/presence.tsx'
import { Badge } from '../../primitives/badge.tsx'
import { cx } from '../../primitives/cx.ts'
import { ExternalLink } from '../../primitives/external-link.tsx'
import { AppLink } from '../../primitives/link.tsx'
import { DetailPart } from '../layout/detail-part.tsx'
import { ModerateMenu } from '../members/moderate-menu.tsx'
import { getTabPath } from '../paths.ts'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { ButtonKey } from '../table/key.tsx'
import { BotNotes } from './bot-notes.tsx'
import { BotPreflight } from './bot-preflight.tsx'
import { BotQuestions } from './bot-questions.tsx'
import { BotReports } from './bot-reports.tsx'
import { useSubmitterName } from './bot-summary.tsx'
import { LINK_KEYS, REVIEWED_LINKS } from './link-keys.ts'

const LINK = 'text-leaf underline underline-offset-4 hover:text-leaf-strong'

/** Details of a bot that visitors do not see. */
export function BotFacts({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('preflight')

  return (
    <div className="flex min-w-0 flex-col gap-5">
      <DetailPart title={t('title')}>
        <BotPreflight bot={bot} />
      </DetailPart>
      <BotReports bot={bot} />
      <Permissions bot={bot} />
      <Platform bot={bot} />
      <Builder bot={bot} />
      <Links bot={bot} />
      <BotHistory bot={bot} />
      <OwnerHistory bot={bot} />
      <BotQuestions bot={bot} />
      {!bot.isOwn && <BotNotes key={bot.id} bot={bot} />}
    </div>
  )
}

/** The permissions that the invite requests, in plain language, most powerful first. */
function Permissions({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')

  return (
    <DetailPart title={t('bots.permissions.title')}>
      {bot.permissions.length === 0 && <p className="text-muted">{t('bots.permissions.none')}</p>}
      <PermissionList permissions={bot.permissions} />
    </DetailPart>
  )
}

interface FactProps {
  label: string
  children: ReactNode
}

function Fact({ label, children }: FactProps) {
  return (
    <div className="flex justify-between gap-3 text-label">
      <dt className="text-muted">{label}</dt>
      <dd className="numbers min-w-0 text-right">{children}</dd>
    </div>
  )
}

/** The current data from Discord. */
function Platform({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation(['staff', 'common'])
  const format = useFormat()
  const { status, isPublic, presence, createdAt } = bot.platform

  return (
    <DetailPart title={t('bots.platform.title')}>
      {status !== 'known' && (
        <p
          className={cx(
            'mb-1.5 text-label font-semibold',
            status === 'unknown' ? 'text-danger' : 'text-pending'
          )}
        >
          {t(`bots.platform.${status}`)}
        </p>
      )}
      <dl className="flex flex-col gap-1">
        <Fact label={t('bots.platform.username')}>{bot.username ?? '-'}</Fact>
        <Fact label={t('bots.platform.created')}>
          <DateText value={createdAt} />
        </Fact>
        <Fact label={t('bots.platform.presence')}>
          {t(`common:presence.${toPresenceStatus(presence)}`)}
        </Fact>
        {isPublic !== null && (
          <Fact label={t('bots.platform.addedBy')}>
            {t(isPublic ? 'bots.platform.anybody' : 'bots.platform.ownerOnly')}
          </Fact>
        )}
        <Fact label={t('bots.platform.servers')}>
          {format.exact(bot.servingCount)}
          {bot.servingCountSource && (
            <span className="text-muted"> ({t(`bots.countFrom.${bot.servingCountSource}`)})</span>
          )}
          {bot.isServingCountStale && (
            <Badge tone="pending" className="ml-1.5">
              {t('bots.countStale')}
            </Badge>
          )}
          {bot.hasServingCountJump && (
            <Badge tone="danger" className="ml-1.5">
              {t('bots.countJump')}
            </Badge>
          )}
        </Fact>
        {bot.medianServingCount !== null && (
          <Fact label={t('bots.platform.medianServers', { days: SERVER_COUNT_MEDIAN_DAYS })}>
            {format.exact(bot.medianServingCount)}
          </Fact>
        )}
        <Fact label={t('bots.platform.prefix')}>{bot.prefix}</Fact>
      </dl>
    </DetailPart>
  )
}

/** The submitter and the outcome of earlier submissions. */
function Builder({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  const getSubmitterName = useSubmitterName()
  const { builder } = bot

  return (
    <DetailPart title={t('bots.builder.title')}>
      <div className="mb-1 flex flex-wrap items-center gap-2">
        {bot.submitter ? (
          <AppLink href={paths.user(bot.userId)} className={LINK}>
            {getSubmitterName(bot)}
          </AppLink>
        ) : (
          getSubmitterName(bot)
        )}
        {builder?.restricted && <Badge tone="danger">{t('bots.builder.restricted')}</Badge>}
        {bot.submitter && <ModerateMenu memberId={bot.userId} />}
      </div>
      {builder && (
        <dl className="flex flex-col gap-1">
          <Fact label={t('bots.builder.joined')}>
            <DateText value={builder.joinedAt} />
          </Fact>
          <Fact label={t('bots.builder.approved')}>{builder.bots.approved}</Fact>
          <Fact label={t('bots.builder.pending')}>{builder.bots.pending}</Fact>
          <Fact label={t('bots.builder.rejected')}>{builder.bots.rejected}</Fact>
        </dl>
      )}
      {builder && builder.otherBots.length > 0 && (
        <>
          <p className="mt-2 text-label text-muted">{t('bots.builder.others')}</p>
          <ul className="flex flex-wrap gap-x-3 gap-y-1 text-label">
            {builder.otherBots.map(({ id, name, approvalStatus }) => (
              <li key={id} className="flex items-center gap-1.5">
                <AppLink href={getTabPath('bots', { bot: String(id) })} className={LINK}>
                  {name}
                </AppLink>
                {approvalStatus !== 'approved' && <StatusBadge status={approvalStatus} />}
              </li>
            ))}
          </ul>
        </>
      )}
    </DetailPart>
  )
}

/** URLs in full, because where they lead is part of the review. */
function Links({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  const list = useRef<HTMLDListElement>(null)
  useShortcuts(
    Object.fromEntries(
      [...LINK_KEYS.values()].map((key) => [
        key,
        // A click, so that the desktop client opens the link as it opens all others.
        () => list.current?.querySelector<HTMLElement>(`[aria-keyshortcuts=${key}]`)?.click(),
      ])
    )
  )

  return (
    <DetailPart title={t('bots.links.title')}>
      <dl ref={list} className="flex flex-col gap-1.5">
        {REVIEWED_LINKS.map((name) => {
          const address = bot[name]
          const shortcut = LINK_KEYS.get(name)
          return (
            address && (
              <div key={name} className="text-label">
                <dt className="flex items-center gap-2 text-muted">
                  {t(`bots.links.${name}`)}
                  {shortcut && <ButtonKey>{shortcut}</ButtonKey>}
                </dt>
                <dd className="break-all">
                  <ExternalLink href={address} className={LINK} aria-keyshortcuts={shortcut}>
                    {address}
                  </ExternalLink>
                </dd>
              </div>
            )
          )
        })}
      </dl>
    </DetailPart>
  )
}

/** Earlier decisions about the bot and who made them. */
function BotHistory({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  // A server of an earlier release sends fewer of them.
  const entries = bot.history ?? bot.decisions

  return (
    <DetailPart title={t('bots.decisions.title')}>
      {entries.length === 0 && <p className="text-muted">{t('bots.decisions.none')}</p>}
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          <HistoryEntry key={entry.id} entry={entry} label={t(`bots.decisions.${entry.action}`)} />
        ))}
      </ol>
    </DetailPart>
  )
}

/** Earlier decisions about the owners of the bot; nothing when there are none. */
function OwnerHistory({ bot }: { bot: EvaluatedBot }) {
  const { t } = useTranslation('staff')
  // A server of an earlier release does not send them.
  const entries = bot.ownerHistory ?? []
  if (entries.length === 0) return null

  return (
    <DetailPart title={t('bots.ownerDecisions.title')}>
      <ol className="flex flex-col gap-2">
        {entries.map((entry) => (
          // An entry may be about several owners.
          <HistoryEntry
            key={`${entry.id}:${entry.memberId}`}
            entry={entry}
            label={t(`bots.ownerDecisions.${entry.action}`)}
          >
            <p>
              <AppLink href={paths.user(entry.memberId)} className={LINK}>
                {entry.memberName ?? entry.memberId}
              </AppLink>
            </p>
          </HistoryEntry>
        ))}
      </ol>
    </DetailPart>
  )
}

interface HistoryEntryProps {
  entry: Pick<EvaluatedBot['decisions'][number], 'adminName' | 'reason' | 'createdAt'>
  label: string
  children?: ReactNode
}

function HistoryEntry({ entry, label, children }: HistoryEntryProps) {
  const { t } = useTranslation('staff')
  const { adminName, reason, createdAt } = entry

  return (
    <li className="border-l-2 border-line pl-3 text-label">
      <p>
        <span className="font-semibold">{label}</span>
        {' · '}
        {adminName ?? t('lists.administrator')}
        {' · '}
        <RelativeTime value={createdAt} className="text-muted" />
      </p>
      {children}
      {reason && <p className="text-muted">{reason}</p>}
    </li>
  )
}
