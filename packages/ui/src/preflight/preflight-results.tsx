import {
  ENOUGH_DESCRIPTION_LENGTH,
  PREFLIGHT_STATES,
  type PREFLIGHT_REASONS,
  type PreflightCheck,
  type PreflightField,
  type PreflightReason,
  type PreflightState,
} from '@botanica/api-client/contract'
import { CircleCheck, CircleHelp, CircleX, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Trans, useTranslation } from 'react-i18next'
import { RelativeTime } from '../i18n/dates.tsx'
import { paths } from '../paths.ts'
import { cx } from '../primitives/cx.ts'
import { AppLink } from '../primitives/link.tsx'

/** The result of a machine check of a listing. */
export interface PreflightResult {
  check: PreflightCheck
  field: PreflightField | null
  state: PreflightState
  reason: PreflightReason | null
  status: number | null
  similarBot: { discordBotId: string; name: string } | null
  online: readonly boolean[]
}

/** What needs attention comes first. */
const ORDER = ['blocked', 'hint', 'unknown', 'passed'] as const satisfies readonly PreflightState[]

const ICONS = {
  passed: CircleCheck,
  hint: TriangleAlert,
  blocked: CircleX,
  unknown: CircleHelp,
} as const satisfies Record<PreflightState, unknown>
const ICON_STYLES: Record<PreflightState, string> = {
  passed: 'text-leaf',
  hint: 'text-pending',
  blocked: 'text-danger',
  unknown: 'text-muted',
}

/** The text of each outcome of each check. */
type ResultKey = {
  [Check in PreflightCheck]: `${Check}.${(typeof PREFLIGHT_REASONS)[Check][number] | 'passed'}`
}[PreflightCheck]

const LINK = 'text-leaf underline underline-offset-4 hover:text-leaf-strong'

/** `Trans` sets the text. */
function BotLink({ id, children }: { id: string; children?: ReactNode }) {
  return (
    <AppLink href={paths.bot(id)} className={LINK}>
      {children}
    </AppLink>
  )
}

function ResultText({ result }: { result: PreflightResult }) {
  const { t } = useTranslation('preflight')
  const { check, reason, field, status, similarBot, online } = result
  const key = `${check}.${reason ?? 'passed'}` as ResultKey
  const values = {
    field: field === null ? '' : t(`fields.${field}`),
    status: status ?? '',
    name: similarBot?.name ?? '',
    length: ENOUGH_DESCRIPTION_LENGTH,
  }

  return (
    <>
      {similarBot ? (
        <Trans
          t={t}
          i18nKey={key}
          values={values}
          components={{ bot: <BotLink id={similarBot.discordBotId} /> }}
        />
      ) : (
        t(key, values)
      )}
      {online.length > 1 && (
        <span className="block text-muted">
          {t('onlineBefore', { count: online.filter(Boolean).length, total: online.length })}
        </span>
      )}
    </>
  )
}

/** Says how many results need attention. */
function Summary({ results }: { results: readonly PreflightResult[] }) {
  const { t } = useTranslation('preflight')
  const counts = Object.fromEntries(
    PREFLIGHT_STATES.map((name) => [name, results.filter(({ state }) => state === name).length])
  ) as Record<PreflightState, number>
  const sentences = [
    counts.blocked > 0 && t('blocked', { count: counts.blocked }),
    counts.hint > 0 && t('hints', { count: counts.hint }),
    counts.unknown > 0 && t('unknown', { count: counts.unknown }),
  ].filter((sentence) => sentence !== false)
  return sentences.length === 0 ? t('passed') : sentences.join(' ')
}

export interface PreflightResultsProps {
  results: readonly PreflightResult[]
  /** ISO 8601. */
  checkedAt: string
  /** The listing is no longer the one that was checked. */
  isOutdated: boolean
}

/** The results of the machine checks of a listing, with their time. Needs the namespace `preflight`. */
export function PreflightResults({ results, checkedAt, isOutdated }: PreflightResultsProps) {
  const { t } = useTranslation('preflight')
  const ordered = ORDER.flatMap((state) => results.filter((result) => result.state === state))

  return (
    <div className="flex flex-col gap-2">
      <output className="block font-medium">
        <Summary results={results} />
      </output>
      <ul className="flex flex-col gap-1.5 text-label">
        {ordered.map((result) => {
          const { check, field, state } = result
          const Icon = ICONS[state]
          return (
            <li key={`${check} ${field}`} className="flex gap-2">
              <Icon
                aria-hidden="true"
                className={cx('mt-0.5 size-4 shrink-0', ICON_STYLES[state])}
              />
              <span className="min-w-0 break-words">
                <span className="sr-only">{t(`states.${state}`)}: </span>
                <ResultText result={result} />
              </span>
            </li>
          )
        })}
      </ul>
      <p className="text-label text-muted">
        {t('checked')} <RelativeTime value={checkedAt} />
        {isOutdated && <span className="block">{t('outdated')}</span>}
      </p>
    </div>
  )
}
