import { ROLES } from '@botanica/api-client/contract'
import { useFormat } from '@botanica/ui/i18n'
import { RoleBadge, sortRoles } from '@botanica/ui/people'
import { useTranslation } from 'react-i18next'

const HEADING_ID = 'achievements'

interface AchievementsProps {
  roles: readonly string[]
  botCount: number
  certifiedCount: number
}

/** The person's roles with their ranks, and three counts. */
export function Achievements({ roles, botCount, certifiedCount }: AchievementsProps) {
  const { t } = useTranslation('person')
  const shown = sortRoles(roles)

  return (
    <section aria-labelledby={HEADING_ID} className="rounded-sheet border border-line bg-plate p-5">
      <h2 id={HEADING_ID} className="font-serif text-title font-medium">
        {t('achievements.title')}
      </h2>
      <ul className="mt-4 flex flex-col gap-2">
        {shown.map((role) => (
          <li
            key={role}
            className="flex items-center justify-between gap-3 rounded-plate bg-paper px-3 py-2"
          >
            <RoleBadge role={role} />
            <span className="numbers text-label text-muted">
              {t('achievements.rank', { priority: ROLES[role].priority })}
            </span>
          </li>
        ))}
      </ul>
      <dl className="mt-5 grid grid-cols-3 gap-3 border-t border-line pt-5 text-center">
        <Figure label={t('achievements.totalBots')} value={botCount} />
        <Figure label={t('achievements.certified')} value={certifiedCount} />
        <Figure label={t('achievements.activeRoles')} value={shown.length} />
      </dl>
    </section>
  )
}

function Figure({ label, value }: { label: string; value: number }) {
  const format = useFormat()

  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-label text-muted">{label}</dt>
      <dd className="numbers font-serif text-title font-medium">{format.exact(value)}</dd>
    </div>
  )
}
