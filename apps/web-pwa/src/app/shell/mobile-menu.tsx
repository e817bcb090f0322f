import { Dialog, iconButtonClass, lazyComponent, useOnceOpened } from '@botanica/ui/primitives'
import { Menu as MenuIcon } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'

const NO_PROPS = {}

/* The first load does without the rows. */
const content = lazyComponent(
  async () => (await import('./mobile-menu-content.tsx')).MobileMenuContent
)

/** The main links as a menu, for narrow windows. */
export function MobileMenu() {
  const { t } = useTranslation()
  const { key } = useLocation()
  // Keyed by the history entry, so that navigating closes it.
  const [openAt, setOpenAt] = useState<string | null>(null)
  const isOpen = openAt === key
  const rows = useOnceOpened(content, isOpen ? NO_PROPS : null)

  return (
    <div className="needs-script xl:hidden">
      <Dialog
        title={t('nav.main')}
        open={isOpen}
        onOpenChange={(opens) => setOpenAt(opens ? key : null)}
        trigger={
          <button
            type="button"
            aria-label={t('nav.openMenu')}
            className={iconButtonClass({ variant: 'quiet' })}
          >
            <MenuIcon aria-hidden="true" className="size-5" />
          </button>
        }
      >
        {rows}
      </Dialog>
    </div>
  )
}
