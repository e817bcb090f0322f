import type { Transaction } from '@botanica/api-client/premium'
import { DateText, useFormat } from '@botanica/ui/i18n'
import {
  Badge,
  Button,
  ErrorState,
  ExternalLink,
  LoadMore,
  Skeleton,
  type BadgeTone,
} from '@botanica/ui/primitives'
import { useTranslation } from 'react-i18next'
import { useMoney } from './use-money.ts'
import { usePayments } from './use-payments.ts'

const TONES: Record<Transaction['status'], BadgeTone> = {
  pending: 'pending',
  completed: 'leaf',
  failed: 'danger',
  cancelled: 'plain',
  refunded: 'plain',
}

/** A member's payments with receipts, the latest first; nothing if there are none. */
export function Payments() {
  const { t } = useTranslation(['premium', 'common'])
  const { list, payments } = usePayments()
  if (payments?.length === 0) return null

  return (
    <section aria-labelledby="payments" className="mt-12">
      <h2 id="payments" className="font-serif text-title font-medium">
        {t('payments.title')}
      </h2>
      {payments ? (
        <ul className="mt-3 divide-y divide-line rounded-plate border border-line bg-plate">
          {payments.map((payment) => (
            <li key={payment.id}>
              <Payment payment={payment} />
            </li>
          ))}
        </ul>
      ) : list.isError ? (
        <ErrorState
          level={3}
          title={t('payments.failed')}
          text={t('failed.readText')}
          action={<Button onClick={() => void list.refetch()}>{t('common:actions.retry')}</Button>}
        />
      ) : (
        <div aria-busy="true" className="mt-3">
          <output className="sr-only">{t('payments.loading')}</output>
          <Skeleton className="h-32 w-full" />
        </div>
      )}
      <LoadMore list={list} />
    </section>
  )
}

function Payment({ payment }: { payment: Transaction }) {
  const { t } = useTranslation('premium')
  const money = useMoney()
  const format = useFormat()
  const { type, provider, amount, currency, status, receiptUrl, createdAt, expiresAt } = payment
  const isOfMoney = type !== 'cancellation' && type !== 'resumption'

  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 p-4 sm:grid-cols-[minmax(0,1fr)_6rem_7rem_6rem]">
      <div>
        <p className="font-semibold">{t(`payments.types.${type}`)}</p>
        <p className="text-label text-muted">
          <DateText value={createdAt} />
          {' · '}
          {t(`providers.${provider}`)}
          {expiresAt && (
            <>
              {' · '}
              {t('payments.until', { date: format.date(new Date(expiresAt)) })}
            </>
          )}
        </p>
      </div>
      <p className="numbers text-right">{isOfMoney && money(amount, currency)}</p>
      <p className="sm:text-right">
        {isOfMoney && (
          <Badge tone={TONES[status]}>
            {t(
              `payments.statuses.${type === 'refund' && status === 'completed' ? 'returned' : status}`
            )}
          </Badge>
        )}
      </p>
      <p className="text-right">
        {receiptUrl && (
          <ExternalLink
            href={receiptUrl}
            className="underline underline-offset-4 hover:text-leaf-strong"
          >
            {t('payments.receipt')}{' '}
            <span className="sr-only">
              {t('payments.receiptOf', { date: format.date(new Date(createdAt)) })}
            </span>
          </ExternalLink>
        )}
      </p>
    </div>
  )
}
