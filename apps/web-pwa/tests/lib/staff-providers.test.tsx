// @vitest-environment jsdom
import { useStaff, type StaffEnvironment } from '@botanica/ui/staff'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServicesProvider, type Services } from '../../src/lib/services.tsx'
import { StaffProviders } from '../../src/lib/staff-providers.tsx'
import type { Viewer } from '../../src/lib/viewer.ts'

const LIST = '/admin'
const OTHER_PAGE = '/admin/ads'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

/** Opens a staff page, beside another one that never finishes loading. */
function openStaffPage() {
  let environment: StaffEnvironment | undefined
  function Page() {
    environment = useStaff()
    return null
  }
  const router = createMemoryRouter(
    [
      {
        path: LIST,
        element: (
          <StaffProviders viewer={{} as Viewer}>
            <Page />
          </StaffProviders>
        ),
      },
      { path: OTHER_PAGE, loader: () => new Promise(() => {}), element: null },
    ],
    { initialEntries: [LIST] }
  )
  act(() =>
    createRoot(document.createElement('div')).render(
      <ServicesProvider services={{} as Services}>
        <RouterProvider router={router} />
      </ServicesProvider>
    )
  )
  return { router, selectFirstRow: () => environment!.setPlace((place) => place.set('bot', '1')) }
}

test('selects a row', () => {
  const { router, selectFirstRow } = openStaffPage()
  act(selectFirstRow)
  expect(router.state.location.search).toBe('?bot=1')
})

test('keeps a navigation that begins just before a list selects its first row', () => {
  const { router, selectFirstRow } = openStaffPage()
  act(() => {
    void router.navigate(OTHER_PAGE)
    // React has not rendered the navigation yet.
    selectFirstRow()
  })
  expect(router.state.navigation.location?.pathname).toBe(OTHER_PAGE)
})
