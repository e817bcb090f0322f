import { DEFAULT_RESTRICTION_REASON } from '@botanica/api-client/contract'
import { DecisionRules } from '@botanica/ui/guidelines/decision-rules'
import { useFormat } from '@botanica/ui/i18n'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { AppealLink } from './appeal-link.tsx'
import type { Restriction } from './restriction.ts'

/** Why an account is restricted, until when, and what its member can do. */
export function RestrictionBanner({ restriction }: { restriction: Restriction }) {
  const { t } = useTranslation('profile')
  const format = useFormat()
  const { kind, reason, expiresAt, decision } = restriction
  const hasReason = reason && reason !== DEFAULT_RESTRICTION_REASON

  return (
    <section
      aria-label={t(`restriction.${kind}`)}
      className="mb-6 flex gap-3 rounded-plate bg-danger-wash p-4 text-danger"
    >
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0">
        <h2 className="font-semibold">{t(`restriction.${kind}`)}</h2>
        <p className="break-words">
          {t('restriction.reason', { reason: hasReason ? reason : t('restriction.noReason') })}
        </p>
        <DecisionRules rules={decision?.rules} />
        {expiresAt && (
          <p>{t('restriction.expires', { date: format.dateTime(new Date(expiresAt)) })}</p>
        )}
        <p className="mt-2">{t('restriction.appeal')}</p>
        <AppealLink decision={decision} className="font-medium underline underline-offset-4" />
        <p>{t('restriction.mayStill')}</p>
      </div>
    </section>
  )
}
