import { CSPProvider } from '@base-ui/react/csp-provider'
import { Select as BaseSelect } from '@base-ui/react/select'
import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { popupClass, popupItemClass } from '../popup-style.ts'
import { SelectChevron, selectClass, SelectLabel } from '../select-look.tsx'
import type { SelectOption, SelectProps } from '../select.tsx'

const GAP_PX = 4

/**
 * The select itself, open when mounted, because the user has already opened it. Base UI must not insert a style element,
 * which a strict Content Security Policy refuses; base.css has those rules.
 */
export function SelectWindow<Value extends string>({
  options,
  value,
  onValueChange,
  label,
  showLabel = false,
  disabled,
  id,
  name,
  className,
}: SelectProps<Value>) {
  return (
    <CSPProvider disableStyleElements>
      <BaseSelect.Root<Value>
        items={options as SelectOption<Value>[]}
        value={value}
        onValueChange={(next) => next !== null && onValueChange(next)}
        disabled={disabled}
        name={name}
        id={id}
        modal={false}
        defaultOpen
      >
        <BaseSelect.Trigger aria-label={label} className={cx(selectClass, className)}>
          <span className="truncate">
            {showLabel && <SelectLabel>{label}</SelectLabel>}
            <BaseSelect.Value />
          </span>
          <BaseSelect.Icon render={<SelectChevron />} />
        </BaseSelect.Trigger>
        <BaseSelect.Portal>
          <BaseSelect.Positioner
            sideOffset={GAP_PX}
            alignItemWithTrigger={false}
            className="z-50 outline-none"
          >
            <BaseSelect.Popup className={cx(popupClass, 'min-w-(--anchor-width)')}>
              <BaseSelect.List className="max-h-[min(20rem,var(--available-height))] overflow-y-auto">
                {options.map((option) => (
                  <Option key={option.value} value={option.value}>
                    {option.label}
                  </Option>
                ))}
              </BaseSelect.List>
            </BaseSelect.Popup>
          </BaseSelect.Positioner>
        </BaseSelect.Portal>
      </BaseSelect.Root>
    </CSPProvider>
  )
}

function Option({ value, children }: { value: string; children: ReactNode }) {
  return (
    <BaseSelect.Item value={value} className={popupItemClass}>
      <span className="size-4">
        <BaseSelect.ItemIndicator>
          <Check aria-hidden="true" className="size-4 text-leaf" />
        </BaseSelect.ItemIndicator>
      </span>
      <BaseSelect.ItemText>{children}</BaseSelect.ItemText>
    </BaseSelect.Item>
  )
}
