import { Tabs as BaseTabs } from '@base-ui/react/tabs'
import type { ReactNode } from 'react'

export interface TabItem<Value extends string> {
  value: Value
  label: ReactNode
  /** The panel under the tab; only the chosen one is in the page. */
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  tabs: readonly TabItem<Value>[]
  /** The accessible name of the row of tabs. */
  label: string
  value?: Value
  defaultValue?: Value
  onValueChange?: (value: Value) => void
  className?: string
}

/** Two or more panels of which one is shown; arrows move, Home and End jump. */
export function Tabs<Value extends string>({
  tabs,
  label,
  value,
  defaultValue,
  onValueChange,
  className,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={defaultValue ?? (value === undefined ? tabs[0]?.value : undefined)}
      onValueChange={(next: Value) => onValueChange?.(next)}
      className={className}
    >
      <BaseTabs.List
        aria-label={label}
        activateOnFocus
        className="relative flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className="ring-inside h-12 shrink-0 rounded-t-label border-b-2 border-transparent px-0.5 text-lead whitespace-nowrap text-muted transition-colors duration-150 hover:text-ink data-active:border-leaf data-active:font-semibold data-active:text-ink"
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel
          key={tab.value}
          value={tab.value}
          className="rounded-label pt-6 outline-offset-4"
        >
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  )
}
