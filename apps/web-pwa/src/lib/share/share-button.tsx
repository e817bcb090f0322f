import { Button, lazyComponent, useOnceOpened, type ButtonProps } from '@botanica/ui/primitives'
import { Share2 } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { loadWithCatalogs } from '../texts/extra-catalogs.ts'
import type { SharedBot } from './share-dialog.tsx'

const shareDialog = lazyComponent(async () => {
  return (await loadWithCatalogs(import('./share-dialog.tsx'), 'share')).ShareDialog
})

interface ShareButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  bot: SharedBot
}

/** A button that opens the dialog with a bot's link and badges. The dialog's script loads when it may be needed. */
export function ShareButton({ bot, ...style }: ShareButtonProps) {
  const { t } = useTranslation('bot')
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const dialog = useOnceOpened(
    shareDialog,
    wasOpened ? { bot, open: isOpen, onOpenChange: setOpen } : null
  )

  return (
    <>
      <Button
        {...style}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        icon={<Share2 size={16} />}
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {t('share')}
      </Button>
      {dialog}
    </>
  )
}
