import { StaffProvider, type StaffEnvironment } from '@botanica/ui/staff'
import { useContext, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import {
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useSearchParams,
} from 'react-router-dom'
import { getLoginUrl } from './paths.ts'
import { useServices } from './services.tsx'
import { usePathOfPage } from './use-path-of-page.ts'
import type { Viewer } from './viewer.ts'

/** Provides the staff screens with their environment on the site. */
export function StaffProviders({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  const { api } = useServices()
  const path = usePathOfPage()
  const [searchParams, setSearchParams] = useSearchParams()
  // The latest target of a change. The router updates `searchParams` later, and a second change must not undo
  // the first.
  const target = useRef(searchParams)
  useLayoutEffect(() => void (target.current = searchParams), [searchParams])

  const { pathname } = useLocation()
  // Unlike `useNavigation`, it knows of a navigation before React has rendered it, which a busy device does late.
  const router = useContext(DataRouterContext)?.router

  const environment = useMemo<StaffEnvironment>(
    () => ({
      api,
      viewer,
      place: searchParams,
      setPlace: (change, { replace = false } = {}) => {
        // A list that loads during navigation selects its first row. That must not cancel the navigation.
        const opening = router && (router.state.navigation.location ?? router.state.location)
        if (opening && opening.pathname !== pathname) return
        const next = new URLSearchParams(target.current)
        change(next)
        target.current = next
        setSearchParams(next, { replace, preventScrollReset: true })
      },
      signIn: () => location.assign(getLoginUrl(path)),
      copyId: (id) => navigator.clipboard.writeText(id),
    }),
    [api, viewer, searchParams, setSearchParams, path, pathname, router]
  )

  return <StaffProvider environment={environment}>{children}</StaffProvider>
}
