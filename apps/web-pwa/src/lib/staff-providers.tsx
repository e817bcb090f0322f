import { StaffProvider, type StaffEnvironment } from '@botanica/ui/staff'
import { useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { useLocation, useNavigation, useSearchParams } from 'react-router-dom'
import { getLoginUrl } from './paths.ts'
import { useServices } from './services.tsx'
import { usePathOfPage } from './use-path-of-page.ts'
import type { Viewer } from './viewer.ts'

/** What the staff's screens need to know of the site that they stand on. */
export function StaffProviders({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { api } = useServices()
  const path = usePathOfPage()
  const [place, setSearchParams] = useSearchParams()
  // Where the last change leads: the router gets there a little later, and a second change must not undo the first.
  const goal = useRef(place)
  useLayoutEffect(() => void (goal.current = place), [place])

  const { pathname } = useLocation()
  const { location: ahead } = useNavigation()
  const isLeaving = useRef(false)
  useLayoutEffect(() => {
    isLeaving.current = ahead !== undefined && ahead.pathname !== pathname
  }, [ahead, pathname])

  const environment = useMemo<StaffEnvironment>(
    () => ({
      api,
      viewer,
      place,
      setPlace: (change, { replace = false } = {}) => {
        // A list that comes just then opens its first row; that must not call back who is on the way to another page.
        if (isLeaving.current) return
        const next = new URLSearchParams(goal.current)
        change(next)
        goal.current = next
        setSearchParams(next, { replace, preventScrollReset: true })
      },
      signIn: () => location.assign(getLoginUrl(path)),
    }),
    [api, viewer, place, setSearchParams, path]
  )

  return <StaffProvider environment={environment}>{children}</StaffProvider>
}
