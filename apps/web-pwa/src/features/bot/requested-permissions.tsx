import type { BotDetail } from '@botanica/api-client'
import { Button, lazyComponent, useOnceOpened } from '@botanica/ui/primitives'
import { CircleAlert, ShieldCheck, TriangleAlert } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../../lib/texts/extra-catalogs.ts'

/** The names of all permissions are loaded when somebody wants to read them. */
const permissionList = lazyComponent(async () => {
  return (await loadWithCatalogs(import('@botanica/ui/bots/permission-list'), 'permissions'))
    .PermissionList
})

const LOOKS = {
  ordinary: { icon: ShieldCheck, style: 'text-leaf' },
  sensitive: { icon: CircleAlert, style: 'text-pending' },
  dangerous: { icon: TriangleAlert, style: 'text-danger' },
} as const

/** What the bot may do on a server according to its invite: how many permissions, how powerful, and which. */
export function RequestedPermissions({ bot }: { bot: BotDetail }) {
  const { t } = useTranslation('bot')
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const { permissions, permissionLevel: level } = bot
  const list = useOnceOpened(permissionList, isOpen ? { permissions } : null)
  const look = level === 'none' ? null : LOOKS[level]

  return (
    <section aria-labelledby={`${id}title`} className="mt-5 border-t border-line pt-5">
      <h2 id={`${id}title`} className="mb-2 text-label text-muted">
        {t('permissions.title')}
      </h2>
      {level === 'none' || !look ? (
        <p>{t('permissions.none')}</p>
      ) : (
        <>
          <p className="flex gap-2">
            <look.icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look.style}`} />
            <span>
              <span className="font-semibold">
                {t('permissions.count', { count: permissions.length })}
              </span>
              <span className="block text-label text-muted">
                {t(`permissions.levels.${level}`)}
              </span>
            </span>
          </p>
          <div id={`${id}list`} className={isOpen ? 'mt-3' : ''}>
            {list}
          </div>
          <Button
            size="small"
            block
            className="needs-script mt-3"
            aria-expanded={isOpen}
            aria-controls={`${id}list`}
            onClick={() => setOpen(!isOpen)}
          >
            {t(isOpen ? 'permissions.hide' : 'permissions.show')}
          </Button>
        </>
      )}
    </section>
  )
}
