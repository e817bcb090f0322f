import type { CurrentUser } from '@botanica/api-client'
import { AppLink, IconButton } from '@botanica/ui/primitives'
import { Mark } from '@botanica/ui/theme'
import { StaffPalette } from '@botanica/ui/staff'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useHistory, useClientLocation } from '../navigation/navigation.tsx'
import type { Freshness } from '../work/use-connection.ts'
import { AccountMenu } from './account-menu.tsx'
import { FreshnessMark } from './freshness-mark.tsx'
import { getPages } from './get-pages.ts'

const ICON_PX = 18
const MARK_PX = 28

interface TopBarProps {
  viewer: CurrentUser
  freshness: Freshness
}

export function TopBar({ viewer, freshness }: TopBarProps) {
  const { t } = useTranslation(['desktop', 'staff'])
  const { path } = useClientLocation()
  const history = useHistory()

  return (
    <header className="flex h-12 shrink-0 items-center gap-1 border-b border-line bg-plate px-3">
      <Mark size={MARK_PX} className="mr-1 shrink-0" />
      <HistoryButtons />
      <nav aria-label={t('nav.label')} className="ml-2 flex h-full items-stretch gap-1">
        {getPages(viewer.roles).map(({ path: href, label, Icon }) => (
          <AppLink
            key={href}
            href={href}
            aria-current={href === path ? 'page' : undefined}
            className="ring-inside flex items-center gap-2 border-b-2 border-transparent px-3 text-muted transition-colors hover:text-ink aria-[current=page]:border-leaf aria-[current=page]:font-semibold aria-[current=page]:text-ink"
          >
            {/* Six names and their icons do not fit in the smallest window. */}
            <Icon aria-hidden="true" size={ICON_PX} className="max-lg:hidden" />
            {t(label)}
          </AppLink>
        ))}
      </nav>
      <div className="ml-auto flex items-center gap-3">
        <StaffPalette go={history.to} hasButton />
        <FreshnessMark freshness={freshness} />
        <AccountMenu viewer={viewer} />
      </div>
    </header>
  )
}

/** Back and forward buttons, for users who do not know the keys. */
function HistoryButtons() {
  const { t } = useTranslation('desktop')
  const history = useHistory()
  useClientLocation()

  return (
    <div className="flex">
      <IconButton
        size="small"
        label={t('nav.back')}
        aria-keyshortcuts="Alt+ArrowLeft"
        icon={<ArrowLeft size={ICON_PX} />}
        disabled={!history.canGo(-1)}
        onClick={() => history.go(-1)}
      />
      <IconButton
        size="small"
        label={t('nav.forward')}
        aria-keyshortcuts="Alt+ArrowRight"
        icon={<ArrowRight size={ICON_PX} />}
        disabled={!history.canGo(1)}
        onClick={() => history.go(1)}
      />
    </div>
  )
}
