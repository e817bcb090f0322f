import { createSubmissionQueries } from '@botanica/api-client/submission'
import { Button, EmptyState, ErrorState, LoadingState } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../../lib/services.tsx'
import { useRequiredMember } from '../../../lib/use-required-member.ts'
import { ForMember, SubmissionScreen } from '../submission-screen.tsx'
import { TransferCard } from './transfer-card.tsx'

/** The bots that the member was offered, and those that the member has offered or handed over. */
export function TransfersPage() {
  const { t } = useTranslation('forms')
  const required = useRequiredMember()

  return (
    <SubmissionScreen title={t('transfers.title')}>
      <p className="mt-2 max-w-text text-lead text-muted">{t('transfers.text')}</p>
      <ForMember {...required}>{() => <Transfers />}</ForMember>
    </SubmissionScreen>
  )
}

function Transfers() {
  const { t } = useTranslation(['forms', 'common'])
  const { api } = useServices()
  const transfers = useQuery(createSubmissionQueries(api.calls).transfers())
  if (transfers.isError && !transfers.data) {
    return (
      <ErrorState
        title={t('transfers.failedTitle')}
        text={t('transfers.failedText')}
        action={
          <Button onClick={() => void transfers.refetch()}>{t('common:actions.retry')}</Button>
        }
      />
    )
  }
  if (!transfers.data) return <LoadingState />
  if (transfers.data.length === 0)
    return <EmptyState title={t('transfers.emptyTitle')} text={t('transfers.emptyText')} />
  return (
    <ul className="mt-6 flex max-w-[52rem] flex-col gap-3">
      {transfers.data.map((transfer) => (
        <li key={transfer.id}>
          <TransferCard transfer={transfer} />
        </li>
      ))}
    </ul>
  )
}
