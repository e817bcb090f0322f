import { Tabs, type TabItem } from '@botanica/ui/primitives'
import { useTab } from './use-tab.ts'

interface PageTabsProps<Tab extends string> {
  label: string
  /** The first tab is the default. */
  tabs: readonly TabItem<Tab>[]
}

/** Tabs of a page, selected by the URL. Without scripts they are links. */
export function PageTabs<Tab extends string>({ label, tabs }: PageTabsProps<Tab>) {
  const { tab, choose, addressOf } = useTab(tabs.map(({ value }) => value))

  return (
    <div className="min-w-0">
      <noscript>
        <p className="flex gap-6 pb-4">
          {tabs.map((item) => (
            <a
              key={item.value}
              href={addressOf(item.value)}
              className="underline underline-offset-4"
            >
              {item.label}
            </a>
          ))}
        </p>
      </noscript>
      <Tabs<Tab> label={label} value={tab} onValueChange={choose} tabs={tabs} />
    </div>
  )
}
