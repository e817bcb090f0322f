import type { Api, CurrentUser } from '@botanica/api-client'
import { createStaffQueries } from '@botanica/api-client/staff'
import { createContext, use, useMemo, type ReactNode } from 'react'
import type { DecisionQueue } from './bots/decision-queue.ts'
import { CommandsProvider } from './palette/commands.tsx'

/** What differs between the places where the staff's screens are shown: the site and the desktop client. */
export interface StaffEnvironment {
  api: Api
  /** The member of staff who is looking. */
  viewer: CurrentUser
  /** What the address says besides the page: the tab, the chosen row, the filters. */
  place: URLSearchParams
  /**
   * Goes to another place of the same page. `replace` is for what the way back need not stop at, such as every letter of
   * a search.
   */
  setPlace: (change: (place: URLSearchParams) => void, options?: { replace?: boolean }) => void
  /** The session has ended: leads to signing in, and back. */
  signIn: () => void
  /**
   * They stand in a window of their own, whose frame leads between the pages: they are dense, and fill the height that it leaves.
   */
  isFramed?: boolean
  /** Keeps decisions until there is a connection; absent where they are not kept. */
  decisionQueue?: DecisionQueue
}

const StaffContext = createContext<StaffEnvironment | null>(null)

export interface StaffProviderProps {
  environment: StaffEnvironment
  children: ReactNode
}

/**
 * Stands round the staff's screens, inside `UiProvider`, which says how links lead to pages of the site, and TanStack's
 * `QueryClientProvider`.
 */
export function StaffProvider({ environment, children }: StaffProviderProps) {
  return (
    <StaffContext value={environment}>
      <CommandsProvider>{children}</CommandsProvider>
    </StaffContext>
  )
}

export function useStaff(): StaffEnvironment {
  const environment = use(StaffContext)
  if (!environment) throw new Error('A screen of the staff stands outside StaffProvider.')
  return environment
}

/** The staff's reads. */
export function useStaffQueries() {
  const { api } = useStaff()
  return useMemo(() => createStaffQueries(api), [api])
}
