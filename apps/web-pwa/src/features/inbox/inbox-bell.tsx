import { createMemberQueries } from '@botanica/api-client/member'
import { AppLink, iconButtonClass, Popover } from '@botanica/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { PUSH_SETTINGS_PATH } from '../../lib/push-section.ts'
import { useServices } from '../../lib/services.tsx'
import { InboxPanel } from './inbox-panel.tsx'
import { MarkAllRead } from './mark-all-read.tsx'
import { usePushLanguage } from './use-push-language.ts'

/** Higher counts are shown as `99+`. */
const MAX_SHOWN = 99

/** Opens the inbox and shows the number of unread items, which screen readers announce on change. */
export function InboxBell() {
  const { t } = useTranslation('inbox')
  const { key } = useLocation()
  const { api } = useServices()
  const queries = useMemo(() => createMemberQueries(api), [api])
  // Keyed by the history entry, so that navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const { data } = useQuery(queries.unread())
  const unread = data?.unread ?? 0
  usePushLanguage()

  return (
    <>
      <Popover
        title={t('title')}
        open={openAt === key}
        onOpenChange={(isOpen) => setOpenAt(isOpen ? key : null)}
        action={unread > 0 && <MarkAllRead />}
        trigger={
          <button
            type="button"
            aria-label={unread > 0 ? t('openUnread', { count: unread }) : t('open')}
            className={iconButtonClass({ variant: 'quiet', className: 'max-sm:-mx-1' })}
          >
            <Bell aria-hidden="true" className="size-5" />
            {unread > 0 && <Count unread={unread} />}
          </button>
        }
      >
        {/* Of a fixed height, so that the link below stays in place when items arrive. */}
        <div className="flex h-80 flex-col overflow-y-auto">
          <InboxPanel onLeave={() => setOpenAt(null)} />
        </div>
        <p className="border-t border-line px-2.5 pt-2 pb-1 text-label">
          <AppLink
            href={PUSH_SETTINGS_PATH}
            onClick={() => setOpenAt(null)}
            className="underline underline-offset-4"
          >
            {t('settings')}
          </AppLink>
        </p>
      </Popover>
      <output className="sr-only">{unread > 0 && t('announced', { count: unread })}</output>
    </>
  )
}

function Count({ unread }: { unread: number }) {
  return (
    <span
      aria-hidden="true"
      className="numbers absolute top-0.5 right-0 flex h-4.5 min-w-4.5 items-center justify-center rounded-full bg-danger px-1 text-[0.75rem] leading-none font-semibold text-on-danger"
    >
      {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
    </span>
  )
}
