import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cx } from '../../primitives/cx.ts'
import { backdropClass } from '../../primitives/dialog-style.ts'
import { popupItemClass } from '../../primitives/popup-style.ts'
import { useDebouncedText } from '../rows/use-debounced-text.ts'
import { Key } from '../table/key.tsx'
import type { StaffCommand } from './commands.tsx'
import { rankCommands, type CommandGroup } from './rank-commands.ts'
import { useFoundCommands } from './use-found-commands.ts'

export interface PaletteWindowProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  commands: readonly StaffCommand[]
  /** Navigates to a staff path. */
  go: (href: string) => void
  /** Returns what was typed before the field had the focus; called when it has. */
  takeTypedAhead: () => string
}

/**
 * The command palette: a text field, the matching commands, best first, and matching bots and members. Enter runs the
 * first.
 */
export function PaletteWindow({
  open,
  onOpenChange,
  commands,
  go,
  takeTypedAhead,
}: PaletteWindowProps) {
  const { t } = useTranslation('staff')
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useDebouncedText(search, setSearch)
  const chosen = useRef<StaffCommand | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const found = useFoundCommands(search, go)
  // Enter must not open a bot that matched an earlier text.
  const isCurrent = typed.trim() === search.trim()
  const groups = [...rankCommands(commands, typed), ...(isCurrent ? found.groups : [])]

  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => onOpenChange(next)}
      onOpenChangeComplete={(isOpen) => {
        if (isOpen) return
        setTyped('')
        setSearch('')
        // Only now, because the command moves the focus that the closing palette restores.
        chosen.current?.run()
        chosen.current = null
      }}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropClass} />
        <Dialog.Popup
          aria-label={t('palette.title')}
          initialFocus={input}
          className="fixed top-[12vh] left-1/2 z-50 flex max-h-[70vh] w-[calc(100%-2rem)] max-w-text -translate-x-1/2 flex-col overflow-hidden rounded-sheet border border-line bg-raised text-ink shadow-float outline-none transition-opacity duration-120 data-ending-style:opacity-0 data-starting-style:opacity-0"
        >
          <Autocomplete.Root
            inline
            open
            mode="none"
            items={groups}
            autoHighlight="always"
            keepHighlight
            value={typed}
            onValueChange={(text, { reason }) => {
              // A selected command runs and is not written into the field.
              if (reason !== 'item-press') setTyped(text)
            }}
            itemToStringValue={({ label }) => label}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <Autocomplete.Input
                ref={input}
                onFocus={() => {
                  const ahead = takeTypedAhead()
                  if (ahead) setTyped(typed + ahead)
                }}
                aria-label={t('palette.label')}
                placeholder={t('palette.label')}
                className="h-13 w-full bg-transparent text-lead outline-none"
              />
            </div>
            <Autocomplete.Empty className="px-4 py-6 text-center text-muted empty:hidden">
              {found.isSearching || !isCurrent
                ? t('palette.searching')
                : t('palette.nothing', { text: typed.trim() })}
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto p-1 empty:hidden">
              {(group: CommandGroup) => (
                <Autocomplete.Group key={group.group} items={group.items} className="pb-1">
                  <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-label font-semibold text-muted">
                    {t(`palette.groups.${group.group}`)}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(command: StaffCommand) => (
                      <Autocomplete.Item
                        key={command.id}
                        value={command}
                        onClick={() => {
                          chosen.current = command
                          onOpenChange(false)
                        }}
                        className={cx(popupItemClass, 'justify-between')}
                      >
                        <span className="min-w-0 truncate">{command.label}</span>
                        {command.shortcut && <Key>{command.shortcut}</Key>}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {found.hasFailed && (
              <p role="alert" className="border-t border-line px-4 py-2 text-label text-muted">
                {t('palette.failed')}
              </p>
            )}
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
