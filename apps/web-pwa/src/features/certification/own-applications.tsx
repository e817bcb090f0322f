import type { OwnApplication, OwnBot } from '@botanica/api-client'
import { BotAvatar } from '@botanica/ui/bots'
import { DateText } from '@botanica/ui/i18n'
import { Badge, Button } from '@botanica/ui/primitives'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DecisionNotes } from '../../lib/decision-notes.tsx'
import { JudgedServerCount } from './judged-server-count.tsx'

const TONES = { pending: 'pending', approved: 'leaf', rejected: 'danger' } as const

interface OwnApplicationsProps {
  applications: readonly OwnApplication[]
  bots: readonly OwnBot[]
  mayApply: (botId: number) => boolean
  onAgain: (application: OwnApplication) => void
}

/** The member's applications, the latest first, with a button to send rejected ones again. */
export function OwnApplications({ applications, bots, mayApply, onAgain }: OwnApplicationsProps) {
  const { t } = useTranslation('certification')
  if (applications.length === 0) return null
  const latestFirst = applications.toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))

  return (
    <section aria-labelledby="own-applications" className="mt-12">
      <h2 id="own-applications" className="font-serif text-title font-medium">
        {t('own.title')}
      </h2>
      <ul className="mt-3 flex flex-col gap-3">
        {latestFirst.map((application) => (
          <li key={application.id}>
            <Application
              application={application}
              bot={bots.find(({ id }) => id === application.botId)}
              mayApply={mayApply(application.botId)}
              onAgain={() => onAgain(application)}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface ApplicationProps {
  application: OwnApplication
  /** Undefined if it was deleted or no longer belongs to the member. */
  bot: OwnBot | undefined
  mayApply: boolean
  onAgain: () => void
}

function Application({ application, bot, mayApply, onAgain }: ApplicationProps) {
  const { t } = useTranslation('certification')
  const { status, reason, reviewReason, createdAt, decision } = application
  const name = bot?.name ?? t('own.unknownBot')
  /* An approved application can also be sent again if the bot has lost its certification since. */
  const isClosed =
    status === 'rejected' || (status === 'approved' && bot !== undefined && !bot.certified)

  return (
    <article aria-label={name} className="rounded-plate border border-line bg-plate p-4 sm:p-5">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        {bot && (
          <BotAvatar
            discordBotId={bot.discordBotId}
            avatar={bot.avatar}
            name={bot.name}
            size={32}
          />
        )}
        <h3 className="min-w-0 flex-1 font-semibold wrap-anywhere">{name}</h3>
        <Badge tone={TONES[status]}>{t(`status.${status}`)}</Badge>
      </div>
      <p className="mt-1 text-label text-muted">
        {t('own.applied')} <DateText value={createdAt} />
      </p>
      <Answer label={t('own.yourReason')}>{reason}</Answer>
      {reviewReason && <Answer label={t('own.answer')}>{reviewReason}</Answer>}
      <DecisionNotes decision={decision} />
      {bot && status === 'pending' && (
        <div className="mt-3">
          <p className="text-label font-semibold text-muted">{t('form.judged')}</p>
          <p>
            <JudgedServerCount bot={bot} />
          </p>
        </div>
      )}
      {status === 'pending' && <p className="mt-3 text-muted">{t('own.pending')}</p>}
      {isClosed &&
        (mayApply ? (
          <Button size="small" className="mt-4" onClick={onAgain}>
            {t('own.again')}
          </Button>
        ) : (
          bot && <p className="mt-3 text-muted">{t('own.notEligible')}</p>
        ))}
    </article>
  )
}

function Answer({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-3">
      <p className="text-label font-semibold text-muted">{label}</p>
      <p className="whitespace-pre-line wrap-anywhere">{children}</p>
    </div>
  )
}
