import { STAFF_ROLES, hasRoleWithRight } from '@botanica/api-client/contract'
import { COUNTED_QUEUES, type CountedQueue } from '@botanica/api-client/staff'
import { useQuery } from '@tanstack/react-query'
import { ChartLine, Megaphone, MessageSquareText, RectangleHorizontal, Shapes } from 'lucide-react'
import { Suspense, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../i18n/format.ts'
import { sortRoles } from '../../people/roles.ts'
import { Badge } from '../../primitives/badge.tsx'
import { LinkButton } from '../../primitives/button.tsx'
import { cx } from '../../primitives/cx.ts'
import { LoadingState } from '../../primitives/states.tsx'
import { Tabs } from '../../primitives/tabs.tsx'
import { useLeftTabs, useStaff, useStaffQueries } from '../environment.tsx'
import { staffPaths } from '../paths.ts'
import { ReadersProvider } from '../readers/readers-provider.tsx'
import { Overview } from './overview.tsx'
import { switchTab, TAB_KEY } from './switch-tab.ts'
import { getTabs, type StaffTab } from './tabs.ts'

/** Whether a tab shows how many items wait in it. */
const isCounted = (id: string): id is CountedQueue => Object.hasOwn(COUNTED_QUEUES, id)

/** The staff dashboard, for those with the right to enter it. */
export function StaffDashboard() {
  const { t } = useTranslation('staff')
  const { viewer, place, setPlace, isFramed = false } = useStaff()
  const left = useLeftTabs()
  const tabs = getTabs(viewer.roles)
  const chosen = place.get(TAB_KEY) ?? tabs[0]?.id ?? ''
  const box = useTabInView(tabs.findIndex(({ id }) => id === chosen))

  return (
    <div
      ref={box}
      className={cx(
        'mx-auto w-full max-w-[90rem]',
        isFramed ? 'flex flex-col px-4 pb-3 min-[45rem]:h-full' : 'px-4 pt-4 pb-8 md:px-6'
      )}
    >
      {isFramed ? <h1 className="sr-only">{t('title')}</h1> : <DashboardHeader />}
      <Overview />
      <Tabs
        label={t('tabs.label')}
        className={isFramed ? undefined : 'mt-2'}
        fills={isFramed}
        many
        value={chosen}
        onValueChange={(to) =>
          setPlace((changed) => switchTab(changed, { from: chosen, to, first: tabs[0]?.id, left }))
        }
        tabs={tabs.map((tab) => ({
          value: tab.id,
          label: isCounted(tab.id) ? (
            <CountedLabel label={t(`tabs.${tab.label}`)} queue={tab.id} />
          ) : (
            t(`tabs.${tab.label}`)
          ),
          content: (
            <ReadersProvider>
              <PanelOf tab={tab} />
            </ReadersProvider>
          ),
        }))}
      />
    </div>
  )
}

/**
 * Scrolls the tab list, where it is wider than the window, so that the tab at `position` is centered.
 * @returns the ref of the element around the tab list
 */
function useTabInView(position: number) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const strip = box.current?.querySelector<HTMLElement>('[role="tablist"]')
    const tabs = [...(strip?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
    const tab = tabs[position]
    if (!strip || !tab) return
    const center = () => {
      strip.scrollLeft = tab.offsetLeft - (strip.clientWidth - tab.offsetWidth) / 2
    }
    center()
    // The number beside a tab arrives later and moves those after it, and the window may change.
    const observer = new ResizeObserver(center)
    for (const one of [strip, ...tabs]) observer.observe(one)
    return () => observer.disconnect()
  }, [position])
  return box
}

interface CountedLabelProps {
  label: string
  queue: CountedQueue
}

/** The name of a queue with the number of items that wait in it, which is live. */
function CountedLabel({ label, queue }: CountedLabelProps) {
  const format = useFormat()
  const { data: count } = useQuery(useStaffQueries().queueCount(queue))
  return (
    <>
      {label}
      {count ? (
        <span className="numbers ml-1.5 rounded-full bg-pending-wash px-1.5 text-label text-pending">
          {format.exact(count)}
        </span>
      ) : null}
    </>
  )
}

function PanelOf({ tab: { Panel } }: { tab: StaffTab }) {
  return (
    <Suspense fallback={<LoadingState />}>
      <Panel />
    </Suspense>
  )
}

function DashboardHeader() {
  const { t } = useTranslation(['staff', 'common'])
  const { viewer } = useStaff()
  const roles = sortRoles(viewer.roles).filter((role) => STAFF_ROLES.some((one) => one === role))

  return (
    <header className="flex flex-wrap items-center gap-x-2 gap-y-2 sm:gap-x-4">
      <h1 className="font-serif text-heading font-medium">{t('title')}</h1>
      <ul aria-label={t('yourRoles')} className="flex flex-wrap gap-1.5">
        {roles.map((role) => (
          <li key={role} className="flex uppercase">
            <Badge tone="leaf">{t(`common:roles.${role}`)}</Badge>
          </li>
        ))}
        {viewer.roles.includes('owner') && (
          <li className="flex">
            <Badge tone="sun">{t('fullAccess')}</Badge>
          </li>
        )}
      </ul>
      {/* On phones the first link fits beside the roles. */}
      <nav
        aria-label={t('pages')}
        className="ml-auto flex flex-wrap gap-2 empty:hidden max-sm:contents"
      >
        {/* On phones it would push the list down; decision dialogs lead there too. */}
        <LinkButton
          size="small"
          className="max-sm:hidden"
          href={staffPaths.replies}
          icon={<MessageSquareText size={16} />}
        >
          {t('replies.title')}
        </LinkButton>
        {hasRoleWithRight(viewer.roles, 'readStatistics') && (
          <LinkButton
            size="small"
            className="max-sm:-my-1"
            href={staffPaths.statistics}
            aria-label={t('statistics.title')}
            icon={<ChartLine size={16} />}
          >
            <span className="max-sm:hidden">{t('statistics.title')}</span>
          </LinkButton>
        )}
        {hasRoleWithRight(viewer.roles, 'manageCategories') && (
          <LinkButton size="small" href={staffPaths.categories} icon={<Shapes size={16} />}>
            {t('categories.title')}
          </LinkButton>
        )}
        {hasRoleWithRight(viewer.roles, 'manageAds') && (
          <LinkButton size="small" href={staffPaths.ads} icon={<RectangleHorizontal size={16} />}>
            {t('ads.title')}
          </LinkButton>
        )}
        {hasRoleWithRight(viewer.roles, 'announce') && (
          <LinkButton size="small" href={staffPaths.announcements} icon={<Megaphone size={16} />}>
            {t('tabs.announcements')}
          </LinkButton>
        )}
      </nav>
    </header>
  )
}
