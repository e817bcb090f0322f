import { createMemberQueries } from '@botanica/api-client/member'
import { Button } from '@botanica/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CheckCheck } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../lib/services.tsx'
import { useMarkRead } from './use-mark-read.ts'

/** Marks the listed items and all older ones as read. Items that arrive in the meantime stay unread. */
export function MarkAllRead() {
  const { t } = useTranslation('inbox')
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  const { data } = useInfiniteQuery(queries.inbox())
  const latest = data?.pages[0]?.items[0]
  const { mark, isBusy } = useMarkRead()

  return (
    <Button
      variant="quiet"
      size="small"
      icon={<CheckCheck size={16} />}
      busy={isBusy}
      disabled={!latest}
      onClick={() => latest && mark({ upTo: latest.id })}
    >
      {t('markAllRead')}
    </Button>
  )
}
