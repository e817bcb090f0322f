import type { Api, CurrentUser } from '@botanica/api-client'
import { createStaffQueries } from '@botanica/api-client/staff'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { DecisionQueue } from './decision-queue.ts'
import type { LeftTabs } from './frame/switch-tab.ts'
import { CommandsProvider } from './palette/commands.tsx'

/** The differences between the apps that show the staff screens: the site and the desktop client. */
export interface StaffEnvironment {
  api: Api
  /** The signed-in staff member. */
  viewer: CurrentUser
  /** The search params of the URL: tab, selected row, filters. */
  place: URLSearchParams
  /** Changes the search params. `replace` is for changes that need no history entry, such as every letter of a search. */
  setPlace: (change: (place: URLSearchParams) => void, options?: { replace?: boolean }) => void
  /** Called when the session has ended: signs in and returns. */
  signIn: () => void
  /** Copies an ID of Discord. Rejects when the browser does not allow it. */
  copyId: (id: string) => Promise<void>
  /** The screens are in an app window whose frame has the navigation: they are dense and fill the remaining height. */
  isFramed?: boolean
  /** The offline queue of decisions; absent where there is none. */
  decisionQueue?: DecisionQueue
}

const StaffContext = createContext<StaffEnvironment | null>(null)
const LeftTabsContext = createContext<LeftTabs>(new Map())
/** Per member, until the page is closed: other pages of the site stand outside the provider. */
const leftTabsOf = new Map<string, LeftTabs>()

function getLeftTabs(memberId: string): LeftTabs {
  const known = leftTabsOf.get(memberId) ?? new Map()
  leftTabsOf.set(memberId, known)
  return known
}

export interface StaffProviderProps {
  environment: StaffEnvironment
  children: ReactNode
}

/**
 * Provides the environment to the staff screens. Render it inside `UiProvider`, which sets the link component, and
 * TanStack's `QueryClientProvider`.
 */
export function StaffProvider({ environment, children }: StaffProviderProps) {
  const leftTabs = getLeftTabs(environment.viewer.id)
  return (
    <StaffContext value={environment}>
      <LeftTabsContext value={leftTabs}>
        <CommandsProvider>{children}</CommandsProvider>
      </LeftTabsContext>
    </StaffContext>
  )
}

export function useStaff(): StaffEnvironment {
  const environment = use(StaffContext)
  if (!environment) throw new Error('A screen of the staff stands outside StaffProvider.')
  return environment
}

/** The tabs that were left, with their filters. */
export function useLeftTabs(): LeftTabs {
  return use(LeftTabsContext)
}

/** The staff's queries. */
export function useStaffQueries() {
  const { api } = useStaff()
  return useMemo(() => createStaffQueries(api), [api])
}
