import {
  ENOUGH_RATINGS,
  getPermissionLevel,
  isKnownPermission,
  PERMISSION_LEVELS,
  REVIEW_STARS,
} from '@botanica/api-client/contract'
import { BotAvatar } from '@botanica/ui/bots/bot-avatar'
import { DateText, useCategoryTexts, useFormat } from '@botanica/ui/i18n'
import { paths } from '@botanica/ui/paths'
import { toPresenceStatus } from '@botanica/ui/platform'
import { AppLink, ExternalLinkButton, StarRating } from '@botanica/ui/primitives'
import { Check, CircleAlert, Plus, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { getCompareUrl } from '../../lib/compare/compared-bots.ts'
import type { ComparedBot } from './use-bots.ts'

interface ComparisonTableProps {
  /** Id of the heading that names the table. */
  labelledBy: string
  bots: readonly ComparedBot[]
  /** All bots of the comparison, also those that are not shown. */
  ids: readonly string[]
}

interface Row {
  key: string
  label: ReactNode
  toCell: (bot: ComparedBot) => ReactNode
}

/** Most powerful first. */
const LEVELS = PERMISSION_LEVELS.filter((level) => level !== 'none').toReversed()
const LEVEL_ICONS = {
  dangerous: TriangleAlert,
  sensitive: CircleAlert,
  ordinary: null,
  none: null,
} as const

/** The bots as columns. It scrolls sideways in a narrow window; the names of the rows stay. */
export function ComparisonTable({ labelledBy, bots, ids }: ComparisonTableProps) {
  const { t } = useTranslation('compare')
  const groups = [
    { key: 'figures', rows: useFigures() },
    { key: 'ratings', rows: useStarCounts() },
    { key: 'permissions', rows: usePermissions(bots) },
  ] as const

  return (
    <section
      aria-labelledby={labelledBy}
      // Keyboards scroll it. Positioned, because texts for screen readers only would widen the page otherwise.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="relative mt-6 overflow-x-auto rounded-sheet border border-line"
    >
      <table aria-labelledby={labelledBy} className="w-full border-collapse text-left">
        <thead>
          <tr className="bg-plate">
            <td className="sticky left-0 z-1 bg-plate p-3">
              <span className="sr-only">{t('aspect')}</span>
            </td>
            {bots.map((bot) => (
              <th key={bot.discordBotId} scope="col" className="w-1/4 p-3 align-top font-normal">
                <BotColumnHead bot={bot} ids={ids} />
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ key, rows }) => (
          <tbody key={key} className="divide-y divide-line border-t border-line">
            <tr className="bg-mist">
              <th
                scope="rowgroup"
                colSpan={bots.length + 1}
                className="px-3 py-2 text-label font-semibold"
              >
                <span className="sticky left-3">{t(`groups.${key}`)}</span>
              </th>
            </tr>
            {rows.map((row) => (
              <tr key={row.key}>
                <th
                  scope="row"
                  className="sticky left-0 z-1 w-28 min-w-28 bg-paper px-3 py-2 align-top text-label font-normal wrap-break-word text-muted sm:w-52 sm:min-w-52"
                >
                  {row.label}
                </th>
                {bots.map((bot) => (
                  <td
                    key={bot.discordBotId}
                    className="min-w-36 px-3 py-2 align-top wrap-break-word"
                  >
                    {row.toCell(bot)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </section>
  )
}

function BotColumnHead({ bot, ids }: { bot: ComparedBot; ids: readonly string[] }) {
  const { t } = useTranslation(['compare', 'bots'])
  const { discordBotId, name } = bot

  return (
    <div className="flex w-36 flex-col items-start gap-2 sm:w-auto">
      <BotAvatar discordBotId={discordBotId} avatar={bot.avatar} name={name} size={64} />
      <AppLink
        href={paths.bot(discordBotId)}
        className="line-clamp-2 font-serif text-lead font-medium wrap-anywhere underline-offset-4 hover:underline"
      >
        {name}
      </AppLink>
      <ExternalLinkButton
        size="small"
        variant="filled"
        href={bot.inviteUrl}
        icon={<Plus size={16} />}
        aria-label={t('bots:card.addBotNamed', { name })}
      >
        {t('bots:card.addBot')}
      </ExternalLinkButton>
      <AppLink
        href={getCompareUrl(ids.filter((id) => id !== discordBotId))}
        aria-label={t('removeNamed', { name })}
        className="inline-flex min-h-6 items-center gap-1 text-label text-muted underline underline-offset-4 hover:text-ink"
      >
        <X aria-hidden="true" className="size-4" />
        {t('remove')}
      </AppLink>
    </div>
  )
}

/** Stands for a value that is not known without a connection. */
function Unknown() {
  const { t } = useTranslation('compare')

  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{t('unknown')}</span>
    </>
  )
}

function useFigures(): Row[] {
  const { t } = useTranslation(['compare', 'bot', 'bots'])
  const format = useFormat()
  const texts = useCategoryTexts()
  const row = (key: string, label: string, toCell: Row['toCell']): Row => ({ key, label, toCell })
  const number = (value: number) => <span className="numbers">{format.exact(value)}</span>

  return [
    row('rating', t('bot:facts.rating'), ({ averageRating: average, ratingCount }) =>
      average === null ? (
        t('bot:facts.noRatings')
      ) : (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <span className="numbers font-semibold" aria-hidden="true">
            {format.rating(average)}
          </span>
          <StarRating rating={average} size={16} isAverage />
          {ratingCount < ENOUGH_RATINGS && (
            <span className="text-label text-muted">{t('bot:facts.tooFewRatings')}</span>
          )}
        </span>
      )
    ),
    row('reviews', t('reviews'), ({ detail, ratingCount }) =>
      number(detail ? detail.reviewCount : ratingCount)
    ),
    row('servers', t('bot:facts.servers'), ({ servingCount }) => number(servingCount)),
    row('votes', t('bot:facts.votes'), ({ voteCount }) => number(voteCount)),
    row('status', t('bot:facts.status'), ({ detail }) =>
      detail ? t(`bot:presence.${toPresenceStatus(detail.presence)}`) : <Unknown />
    ),
    row('certified', t('certified'), ({ certified }) => t(certified ? 'yes' : 'no')),
    row('categories', t('categories'), ({ tags }) => tags.map((tag) => texts.name(tag)).join(', ')),
    row('prefix', t('bot:facts.prefix'), ({ detail }) =>
      detail ? (
        <code className="rounded-label bg-mist px-1.5 py-0.5 font-mono text-label">
          {detail.prefix || '/'}
        </code>
      ) : (
        <Unknown />
      )
    ),
    row('listed', t('bot:facts.listed'), ({ createdAt }) => <DateText value={createdAt} />),
  ]
}

function useStarCounts(): Row[] {
  const { t } = useTranslation('common')
  const format = useFormat()

  return REVIEW_STARS.toReversed().map((stars) => ({
    key: String(stars),
    label: t('stars.value', { count: stars }),
    toCell: ({ detail }) =>
      detail ? (
        <span className="numbers">{format.exact(detail.ratingCounts[stars - 1] ?? 0)}</span>
      ) : (
        <Unknown />
      ),
  }))
}

function usePermissions(bots: readonly ComparedBot[]): Row[] {
  const { t } = useTranslation(['compare', 'permissions'])
  const format = useFormat()
  const all = [...new Set(bots.flatMap(({ permissions }) => permissions))]
  const sorted = LEVELS.flatMap((level) =>
    all.filter((permission) => getPermissionLevel(permission) === level)
  )

  return [
    {
      key: 'count',
      label: t('permissionCount'),
      toCell: ({ permissions }) => (
        <span className="numbers">{format.exact(permissions.length)}</span>
      ),
    },
    ...sorted.map((permission) => ({
      key: permission,
      label: <PermissionName permission={permission} />,
      toCell: ({ permissions }: ComparedBot) =>
        permissions.includes(permission) ? (
          <>
            <Check aria-hidden="true" className="size-5 text-ink" />
            <span className="sr-only">{t('requested')}</span>
          </>
        ) : (
          <>
            <span aria-hidden="true" className="text-muted">
              ·
            </span>
            <span className="sr-only">{t('notRequested')}</span>
          </>
        ),
    })),
  ]
}

function PermissionName({ permission }: { permission: string }) {
  const { t } = useTranslation('permissions')
  const level = getPermissionLevel(permission)
  const Icon = LEVEL_ICONS[level]

  return (
    <span className={level === 'dangerous' ? 'font-semibold text-danger' : ''}>
      {Icon && (
        <>
          <Icon
            aria-hidden="true"
            className={`mr-1 inline size-4 ${level === 'sensitive' ? 'text-pending' : ''}`}
          />
          {level !== 'none' && <span className="sr-only">{t(level)} </span>}
        </>
      )}
      {isKnownPermission(permission) ? t(`names.${permission}`) : permission}
    </span>
  )
}
