import { Autocomplete } from '@base-ui/react/autocomplete'
import { type ReactNode, useState } from 'react'
import { cx } from '../cx.ts'
import { popupClass, popupItemClass } from '../popup-style.ts'
import { SearchField, type ComboboxInputProps, type SearchFieldProps } from '../search-field.tsx'

const GAP_PX = 6

export interface SearchComboboxItem {
  id: string
  /** What screen readers read. */
  label: string
  content: ReactNode
}

export interface SearchComboboxGroup {
  id: string
  label: string
  items: readonly SearchComboboxItem[]
}

export interface SearchComboboxProps extends SearchFieldProps {
  /** The suggestions for the text; without any, the list is closed. */
  groups: readonly SearchComboboxGroup[]
  /** Called with the id of the chosen suggestion. Enter without a highlighted one submits the form instead. */
  onChoose: (id: string) => void
  /** Shown below the suggestions. */
  footer?: ReactNode
}

/** A search box with suggestions: a combobox with a listbox of groups. */
export function SearchCombobox({
  groups,
  onChoose,
  footer,
  value,
  onValueChange,
  ...field
}: SearchComboboxProps) {
  const [isWanted, setWanted] = useState(false)

  return (
    <Autocomplete.Root
      mode="none"
      items={groups}
      openOnInputClick
      // An open list hides the rest of the page from screen readers, also while it is empty.
      open={isWanted && groups.length > 0}
      onOpenChange={setWanted}
      value={value}
      onValueChange={(text, { reason }) => {
        // A chosen suggestion is opened and not written into the field.
        if (reason !== 'item-press') onValueChange(text)
      }}
      itemToStringValue={({ label }: SearchComboboxItem) => label}
    >
      <Autocomplete.Input
        render={(combobox) => (
          <SearchField
            {...field}
            value={value}
            onValueChange={onValueChange} // Base UI merges its refs into a callback.
            combobox={combobox as ComboboxInputProps}
          />
        )}
      />
      <Autocomplete.Portal>
        <Autocomplete.Positioner
          sideOffset={GAP_PX}
          align="start"
          className="z-50 w-(--anchor-width) min-w-60 outline-none"
        >
          <Autocomplete.Popup
            className={cx(popupClass, 'max-h-[min(26rem,var(--available-height))] overflow-y-auto')}
          >
            <Autocomplete.List className="empty:hidden">
              {(group: SearchComboboxGroup) => (
                <Autocomplete.Group key={group.id} items={group.items} className="pb-1">
                  <Autocomplete.GroupLabel className="px-2.5 pt-2 pb-1 text-label font-semibold text-muted">
                    {group.label}
                  </Autocomplete.GroupLabel>
                  <Autocomplete.Collection>
                    {(item: SearchComboboxItem) => (
                      <Autocomplete.Item
                        key={item.id}
                        value={item}
                        aria-label={item.label}
                        onClick={() => onChoose(item.id)}
                        className={popupItemClass}
                      >
                        {item.content}
                      </Autocomplete.Item>
                    )}
                  </Autocomplete.Collection>
                </Autocomplete.Group>
              )}
            </Autocomplete.List>
            {footer}
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
    </Autocomplete.Root>
  )
}
