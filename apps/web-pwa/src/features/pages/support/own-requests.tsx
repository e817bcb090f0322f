import type { OwnSupportRequest } from '@botanica/api-client/member'
import { SUPPORT_LIFE_DAYS } from '@botanica/api-client/contract'
import { DateText } from '@botanica/ui/i18n'
import { AppLink, Badge, Button, EmptyState, ErrorState, Skeleton } from '@botanica/ui/primitives'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { useOwnRequests } from './use-own-requests.ts'
import { WithdrawDialog } from './withdraw-dialog.tsx'

const TONES = { open: 'pending', answered: 'leaf', closed: 'plain' } as const

interface OwnRequestsProps {
  requests: ReturnType<typeof useOwnRequests>
  mayWithdraw: boolean
}

/** The member's support requests with their state and answer. */
export function OwnRequests({ requests, mayWithdraw }: OwnRequestsProps) {
  const { t } = useTranslation('support')

  return (
    <section aria-labelledby="own-requests" className="mt-8">
      <h3 id="own-requests" className="font-serif text-title font-medium">
        {t('own.title')}
      </h3>
      <div className="mt-3">
        <List requests={requests} mayWithdraw={mayWithdraw} />
      </div>
    </section>
  )
}

function List({ requests, mayWithdraw }: OwnRequestsProps) {
  const { t } = useTranslation(['support', 'common'])
  const { rows, data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = requests

  if (!data && isError) {
    return (
      <ErrorState
        title={t('own.failedTitle')}
        text={t('own.failedText')}
        action={<Button onClick={() => void refetch()}>{t('common:actions.retry')}</Button>}
      />
    )
  }
  if (!data) {
    return (
      <output aria-label={t('common:states.loading')} className="block">
        <Skeleton className="h-32 w-full" />
      </output>
    )
  }
  if (rows.length === 0) return <EmptyState title={t('own.emptyTitle')} text={t('own.emptyText')} />
  return (
    <>
      <ul className="flex flex-col gap-3">
        {rows.map((request) => (
          <li key={request.id}>
            <Request request={request} mayWithdraw={mayWithdraw} />
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button className="mt-4" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('own.more')}
        </Button>
      )}
    </>
  )
}

interface RequestProps {
  request: OwnSupportRequest
  mayWithdraw: boolean
}

function Request({ request, mayWithdraw }: RequestProps) {
  const { t } = useTranslation('support')
  const [isWithdrawing, setWithdrawing] = useState(false)
  const { subject, text, link, state, answer, createdAt, resolvedAt } = request

  return (
    <article aria-label={subject} className="rounded-plate border border-line bg-plate p-4 sm:p-5">
      <div className="flex flex-wrap items-start gap-x-3 gap-y-2">
        <h4 className="min-w-0 flex-1 font-semibold wrap-anywhere">{subject}</h4>
        <Badge tone={TONES[state]}>{t(`state.${state}`)}</Badge>
      </div>
      <p className="mt-1 text-label text-muted">
        {t('own.sent')} <DateText value={createdAt} />
      </p>
      <p className="mt-3 whitespace-pre-line wrap-anywhere">{text}</p>
      {link && (
        <Labeled label={t('own.about')}>
          <AppLink href={link} className="underline underline-offset-4 wrap-anywhere">
            {link}
          </AppLink>
        </Labeled>
      )}
      {answer !== null && (
        <div className="mt-4 rounded-control bg-leaf-wash px-4 py-3">
          <p className="text-label font-semibold text-leaf-strong">
            {t('own.answer')} · <DateText value={resolvedAt} />
          </p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {state === 'open' && <p className="mt-3 text-muted">{t('own.waiting')}</p>}
      {state === 'closed' && <p className="mt-3 text-muted">{t('own.closed')}</p>}
      {state === 'answered' && (
        <p className="mt-3 text-label text-muted">
          {t('own.deletedAfter', { count: SUPPORT_LIFE_DAYS })}
        </p>
      )}
      {state === 'open' && mayWithdraw && (
        <Button size="small" className="mt-3" onClick={() => setWithdrawing(true)}>
          {t('withdraw.action')}
        </Button>
      )}
      {isWithdrawing && <WithdrawDialog request={request} onClose={() => setWithdrawing(false)} />}
    </article>
  )
}

function Labeled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="mt-3">
      <p className="text-label font-semibold text-muted">{label}</p>
      <p>{children}</p>
    </div>
  )
}
