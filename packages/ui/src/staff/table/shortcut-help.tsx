import { Keyboard } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/dialog.tsx'
import { IconButton } from '../../primitives/icon-button.tsx'
import { useCommands } from '../palette/commands.tsx'
import { useShortcuts } from '../rows/use-shortcuts.ts'
import { Key } from './key.tsx'

export interface ShortcutHelpProps {
  /** Shortcuts of the screen besides those of every list. */
  further?: readonly { key: string; does: string }[]
}

const NONE: NonNullable<ShortcutHelpProps['further']> = []

/** The list of shortcuts; `?` opens it. */
export function ShortcutHelp({ further = NONE }: ShortcutHelpProps) {
  const { t } = useTranslation('staff')
  const [isOpen, setOpen] = useState(false)
  const open = () => setOpen(true)
  useShortcuts({ '?': open })
  useCommands([
    { id: 'help', group: 'here', label: t('lists.help.title'), shortcut: '?', run: open },
  ])
  const keys = [
    { key: 'j', does: t('lists.help.next') },
    { key: 'k', does: t('lists.help.previous') },
    { key: 'Enter', does: t('lists.help.openRow') },
    ...further,
    { key: '/', does: t('lists.help.search') },
    { key: 'Ctrl K', does: t('palette.title') },
    { key: '?', does: t('lists.help.help') },
    { key: 'Esc', does: t('lists.help.close') },
  ]

  return (
    <Dialog
      title={t('lists.help.title')}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<IconButton label={t('lists.help.open')} icon={<Keyboard size={18} />} />}
    >
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {keys.map(({ key, does }) => (
          <div key={key} className="contents">
            <dt>
              <Key>{key}</Key>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
