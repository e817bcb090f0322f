import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '../primitives/badge.tsx'
import type { ApprovalStatus } from './types.ts'

/**
 * A card's badge: a yellow Pending for pending, a small green Approved for anything else.
 */
export function CardStatusBadge({
  status,
  className,
}: {
  status: ApprovalStatus
  className?: string
}) {
  const { t } = useTranslation('bots')

  return status === 'pending' ? (
    <Badge tone="pending" className={className}>
      {t('card.pending')}
    </Badge>
  ) : (
    <Badge tone="leaf" size="small" icon={<Check />} className={className}>
      {t('card.approved')}
    </Badge>
  )
}

const tones = { approved: 'leaf', pending: 'pending', rejected: 'danger' } as const

/** The actual state, for owners and profiles: Approved, Pending or Rejected. */
export function StatusBadge({ status }: { status: ApprovalStatus }) {
  const { t } = useTranslation('bots')

  return <Badge tone={tones[status]}>{t(`card.${status}`)}</Badge>
}
